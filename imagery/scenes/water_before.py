"""water_before."""
from studio import *
from studio.props import *
from studio import hydra as hp
from studio.food import cup

VIEWS = {"main": dict(loc=(0, -12.2, 2.9), target=(0, 0, 1), lens=88, fstop=None)}
# was: setup(1200, 1500, spp, pct, bounces=14, clamp=4)


def build(view):
    rng = random.Random(6)
    Z = -0.12
    hp.make(False)
    # cheap laminate desk + drab wall
    t = wood("#c79a62", "#a8763f", 0.5, 0.5, "X", 0)
    b = box("desk", (18, 6.2, 0.2), t, 0.02, 2, (0, 0.6, Z - 0.1))
    wl = box("wall", (30, 0.2, 20), matte("#b9ad95", 0.95, 0.25, 9), 0, loc=(0, 4.6, 5))
    box("skirt", (30, 0.1, 0.9), matte("#8a7f6c"), 0.02, 2, (0, 4.45, Z + 0.2))
    # socket with a plug and cable on the wall
    box("sock", (0.85, 0.08, 0.85), plastic("#e6e1d2", 0.35, 0.2), 0.06, 4, (1.75, 4.46, 2.75))
    for x in (-0.12, 0.12):
        sp = lathe("hole", [(0, 0), (0.05, 0), (0.05, 0.02), (0, 0.02)], matte("#222222"), 24)
        place(sp, (1.75 + x, 4.41, 2.75), (90, 0, 0))
    blk = plastic("#1b1b1d", 0.4, 0.1)
    box("plug", (0.34, 0.3, 0.34), blk, 0.06, 3, (1.75, 4.28, 2.72))
    tube(
        "cable",
        [
            (1.75, 4.1, 2.7),
            (1.78, 3.6, 2.3),
            (1.9, 3.2, 0.9),
            (2.3, 2.6, Z + 0.05),
            (1.2, 1.9, Z + 0.04),
            (0.4, 2.3, Z + 0.04),
            (-0.8, 1.7, Z + 0.04),
            (-2.3, 2.1, Z + 0.04),
            (-3.4, 1.2, Z + 0.04),
        ],
        0.035,
        blk,
        4,
    )
    # clutter
    mug = cup(0.52, 0.78, 0.36, 0.045, plastic("#8d2f2c", 0.25, 0.6))
    parent(mug, "mug", (-1.55, 0.95, Z), (0, 0, 205), 1.05)
    cf = lathe("cf", [(0, 0.7), (0.46, 0.7)], P(base="#2a160b", rough=0.15), 64)
    place(cf, (-1.55, 0.95, Z))
    nb = box(
        "nb", (1.6, 2.1, 0.16), plastic("#2f4a6b", 0.5, 0.1), 0.03, 3, (1.55, 0.75, Z + 0.08), (0, 0, -17)
    )
    box("nbp", (1.52, 2.04, 0.12), matte("#e9e4d6"), 0.005, 1, (1.57, 0.73, Z + 0.09), (0, 0, -17))
    box("bill", (1.3, 1.75, 0.006), matte("#ece8dc"), 0, loc=(-1.3, -1.2, Z + 0.006), rot=(0, 0, 21))
    box("bill2", (1.2, 1.6, 0.006), matte("#d9d3c2"), 0, loc=(-1.75, -0.8, Z + 0.012), rot=(0, 0, -12))
    for k in range(9):
        box(
            "ln",
            (0.9 - 0.3 * (k % 3 == 2), 0.03, 0.002),
            matte("#6b675e"),
            0,
            loc=(-1.3 + 0.0 - 0.04 * k * 0.36, -0.72 - 0.12 * k, Z + 0.012),
            rot=(0, 0, 21),
        )

    def pen(x, y, rz, c, z=0.05):
        o = lathe(
            "pen",
            fillet([(0, 0), (0.012, 0), (0.05, 0.14, 0.02), (0.05, 1.35, 0.02), (0, 1.35)], 4),
            plastic(c, 0.3, 0.5),
            24,
        )
        c_ = lathe(
            "pc",
            fillet([(0.0, 1.0), (0.058, 1.0, 0.01), (0.058, 1.45, 0.02), (0, 1.45)], 4),
            plastic("#20242c", 0.3, 0.4),
            24,
        )
        parent([o, c_], "pen", (x, y, Z + z), (0, 90, rz))

    pen(0.55, -1.25, -25, "#1f4fae")
    pen(1.6, 0.2, 40, "#c9c4b4", 0.22)
    pen(-2.4, 0.2, 70, "#c23b2f")
    ti = ico("tissue", 0.36, 5, matte("#f0ece3", 0.95), (-0.95, -0.25, Z + 0.2))
    for v in ti.data.vertices:
        n = v.co.normalized()
        v.co = v.co * (1 + 0.55 * (abs(mnoise.noise(n * 2.4)) + 0.5 * abs(mnoise.noise(n * 5.1)) - 0.35))
        v.co.z *= 0.68
    ph = box("phone", (0.95, 1.9, 0.1), blk, 0.05, 4, (1.35, -1.25, Z + 0.05), (0, 0, 28))
    box(
        "scr",
        (0.86, 1.76, 0.012),
        P(base="#0b0d11", rough=0.06, coat=1),
        0.04,
        3,
        (1.35, -1.25, Z + 0.1),
        (0, 0, 28),
    )
    bx = box(
        "carton", (1.9, 1.2, 1.5), matte("#b98d5b", 0.9, 0.1), 0.02, 2, (-2.75, 2.3, Z + 0.75), (0, 0, 12)
    )
    box(
        "tape",
        (1.92, 0.26, 1.51),
        P(base="#cbb183", rough=0.25, coat=0.3),
        0.02,
        2,
        (-2.75, 2.3, Z + 0.75),
        (0, 0, 12),
    )
    pb = pump(0.33, 1.3, plastic("#d9cfae", 0.35, 0.3), plastic("#e8e6df", 0.35, 0.3))
    parent(pb, "pb", (1.05, 2.4, Z), (0, 0, -130))
    box("lbl", (0.5, 0.01, 0.6), matte("#c8593e"), 0, loc=(1.05, 2.06, Z + 0.62))
    tp = lathe(
        "roll",
        fillet([(0.26, 0), (0.45, 0, 0.01), (0.45, 0.34, 0.01), (0.26, 0.34), (0.26, 0)], 3),
        P(base="#d8c48f", rough=0.25, trans=0.2),
        96,
    )
    place(tp, (0.85, 0.95, Z))
    for k in range(14):
        i = box(
            "crumb",
            (0.03 + 0.03 * rng.random(), 0.03, 0.02),
            matte(rng.choice(("#7a5a36", "#d8cfbb", "#55514a"))),
            0.004,
            1,
            (rng.uniform(-1.4, 1.5), rng.uniform(-2, -0.6), Z + 0.012),
            (0, 0, rng.random() * 90),
        )
    # phone flash next to the lens + a dim yellow room bulb
    spot((0.22, -12.0, 3.15), (0, 0, 1.0), 5200, 52, 0.9, 0.03, "#f2f5ff")
    softbox((1.5, 0.5, 8), (0, 0, 0), (0.5, 0.5), 120, "#ffb45e")
    world("#5a4a33", 0.35)
