"""Pearl Cushion Foundation: an open compact where pink, lilac and ice slide into one another."""
from studio import *
from studio.props import *

VIEWS = {
    "main": dict(loc=(0.3, -11.0, 6.7), target=(0.1, 0.1, 1.24), lens=95, fstop=1.6, focus=(0, -0.5, 1.0)),
    "detail": dict(
        loc=(-2.4, -7.2, 5.2), target=(-0.06, -0.35, 1.0), lens=118, fstop=0.9, focus=(0, -0.75, 0.95)
    ),
}
BOUNCES = 10
GRADE = dict(exposure=0.6, sat=1.4, power=1.25)

PINK, LILAC, ICE, CREAM = "#ffc4da", "#cdb7f5", "#b9e2fb", "#fff2ea"


def pastel_wall():
    """Paper that runs from ice on the left through lilac to pink on the right, paler towards the floor."""
    m = Mat("wall")
    x, _, z = m.sep(m.n("NewGeometry").outputs["Position"])
    slide = m.math("ADD", m.math("MULTIPLY", x, 0.16), m.math("MULTIPLY", z, -0.07))
    hue = m.ramp(m.math("ADD", slide, 0.62), [(0.05, ICE), (0.45, LILAC), (0.9, PINK)], "EASE")
    m.out_surf(
        m.principled(base=m.mix(m.maprange(z, 0.0, 2.5, 0.45, 0, True), hue, "#fff6fb"), rough=0.6, spec=0.2)
    )
    return m.m


def nacre(rough=0.2, base=0.5):
    """Mother-of-pearl: the colour slides with the angle it is seen from."""
    m = Mat("nacre")
    facing = m.n("LayerWeight", {"Blend": 0.5}).outputs["Facing"]
    x, _, z = m.sep(m.n("NewGeometry").outputs["Normal"])
    cloud = m.math("MULTIPLY", m.noise(1.7, 3, vec=m.coord()), 0.35)
    turn = m.math("ADD", m.math("MULTIPLY", x, 0.22), m.math("MULTIPLY", z, -0.12))
    film = m.math("ADD", m.math("ADD", m.math("MULTIPLY", facing, 0.75), cloud), turn)
    hue = m.ramp(
        film, [(0.0, CREAM), (0.2, "#ffd3e2"), (0.42, LILAC), (0.62, ICE), (0.8, "#d6f7ee"), (1, PINK)]
    )
    m.out_surf(
        m.principled(
            base=m.mix(base, "#fff4f4", hue), metal=0.25, rough=rough, spec=0.6, coat=1.0, coat_rough=0.04
        )
    )
    return m.m


def bubble_film():
    """A soap bubble costs no refraction: clear in the middle, coloured mirror at the rim."""
    m = Mat("bubble")
    facing = m.n("LayerWeight", {"Blend": 0.35}).outputs["Facing"]
    hue = m.ramp(
        m.math("ADD", facing, m.math("MULTIPLY", m.noise(1.4, 2, vec=m.coord()), 0.4)),
        [(0.2, "#ffd9ec"), (0.5, "#c9b2ff"), (0.75, "#9fe0ff"), (1, "#ffc1dc")],
    )
    film = m.n("BsdfGlossy", {"Color": hue, "Roughness": 0.0})
    m.out_surf(m.mixsh(m.maprange(facing, 0, 1, 0.06, 0.75), m.n("BsdfTransparent"), film))
    return m.m


def foundation():
    m = Mat("foundation")
    mesh = m.voronoi(24, vec=m.coord(), feature="SMOOTH_F1", smooth=0.4)
    wet = m.noise(3, 3, vec=m.coord())
    m.out_surf(
        m.principled(
            base=m.mix(m.maprange(mesh, 0.1, 0.7, 0, 0.35), "#ffd6b8", "#f9b48c"),
            rough=m.maprange(wet, 0.35, 0.65, 0.12, 0.34),
            spec=0.5,
            sss=0.15,
            sss_color="#f6c9b4",
            sss_radius=(0.05, 0.03, 0.02),
            normal=m.bump(mesh, 0.3, 0.02, m.bump(wet, 0.25, 0.08)),
        )
    )
    return m.m


def compact(body, silver, ink):
    """Origin at the middle of the base's foot; the hinge is at the back."""
    base = lathe(
        "base",
        fillet(
            [
                (0, 0),
                (0.94, 0, 0.1),
                (1.0, 0.13, 0.12),
                (1.0, 0.3, 0.03),
                (0.9, 0.3, 0.025),
                (0.88, 0.24, 0.02),
                (0, 0.24),
            ],
            10,
        ),
        body,
        220,
    )
    collar = lathe(
        "collar",
        fillet([(0.985, 0.262), (1.006, 0.262, 0.006), (1.006, 0.284, 0.006), (0.985, 0.284)], 4),
        silver,
        220,
    )
    cup = lathe(
        "cup", fillet([(0.885, 0.23), (0.885, 0.29, 0.02), (0.78, 0.3, 0.04), (0.74, 0.2)], 8), body, 200
    )
    rim = lathe(
        "rim",
        fillet([(0.775, 0.28), (0.775, 0.315, 0.012), (0.735, 0.315, 0.012), (0.735, 0.28)], 6),
        silver,
        200,
    )
    pillow = lathe(
        "pillow",
        [(0.74 * math.sin(t), 0.22 + 0.22 * math.cos(t) ** 0.8) for t in np.linspace(math.pi / 2, 0, 40)],
        foundation(),
        200,
    )
    name = wrap_cyl(text("nacrine", 0.15, ink, "garamond-i", 0, 1.05), 1.0, -90, 0.003)
    name.location.z = 0.185
    parts = [base, collar, cup, rim, pillow, name]

    # the lid, drawn lying face down on z=0 and then swung up about the hinge
    lid = lathe(
        "lid",
        fillet(
            [
                (0, 0.2),
                (0.93, 0.2, 0.1),
                (1.0, 0.1, 0.08),
                (1.0, 0, 0.03),
                (0.92, 0, 0.02),
                (0.91, 0.05, 0.01),
                (0, 0.05),
            ],
            10,
        )[::-1],
        body,
        220,
    )
    band = lathe(
        "band",
        fillet([(0.925, 0.06), (0.925, -0.004, 0.006), (0.89, -0.004, 0.006), (0.89, 0.06)], 4),
        silver,
        200,
    )
    mirror = lathe("mirror", [(0, 0.03), (0.9, 0.03)], P(base="#ffffff", metal=1, rough=0.0), 200)
    for o in (lid, band, mirror):
        o.location = (0, -1.03, 0.04)
    swing = parent([lid, band, mirror], "swing", (0, 1.03, 0.3), (-112, 0, 0))
    pins = [
        place(
            lathe("pin", fillet([(0, 0), (0.06, 0, 0.01), (0.06, 0.34, 0.01), (0, 0.34)], 5), silver, 48),
            (x - 0.17, 1.03, 0.29),
            (0, 90, 0),
        )
        for x in (-0.28, 0.28)
    ]
    return parts + [swing] + pins


def puff(ribbon_m, ink):
    """The applicator: a soft round cushion under a satin band. Stands on its edge."""
    m = Mat("velvet")
    m.out_surf(
        m.principled(
            base="#f3e9fb", rough=0.9, sheen=0.8, normal=m.bump(m.noise(120, 3, vec=m.coord()), 0.1, 0.004)
        )
    )
    profile = [(0.62 * (math.sin(t) ** 0.55), -0.13 * math.cos(t)) for t in np.linspace(0, math.pi, 60)]
    pad = lathe("pad", profile, m.m, 160)
    band = grid(
        "band",
        1.22,
        0.34,
        60,
        6,
        lambda x, y, u, v: (x, y, 0.137 + 0.035 * (1 - (x / 0.61) ** 2) - 0.1 * abs(x / 0.61) ** 9),
        ribbon_m,
    )
    mod(band, "SOLIDIFY", thickness=0.012)
    mark = text("nacrine", 0.14, ink, "garamond-i", 0, 1.0)
    mark.data.transform(Matrix.Rotation(-math.pi / 2, 4, "X"))
    mark.location = (0, 0, 0.178)
    return [pad, band, mark]


def pearls(body, rng):
    for x, y, r, z in (
        (-1.52, -0.7, 0.18, 0),
        (-1.3, -1.12, 0.12, 0),
        (1.72, 0.15, 0.15, 0),
        (0.2, -1.95, 0.1, 0),
        (-0.32, -1.85, 0.06, 0),
        (-0.95, 0.75, 0.13, 0.42),
    ):
        sphere("pearl", r, body, 64, 40, (x, y, z + r)).rotation_euler = tuple(rng.uniform(0, 3, 3))


def gradient_card(loc, target, size, strength):
    """A wide pastel light; the mirror and every gloss in the set look at it."""
    m = Mat("card")
    u, v, _ = m.sep(m.coord("UV"))
    hue = m.ramp(
        m.math("ADD", m.math("MULTIPLY", u, 0.8), m.math("MULTIPLY", v, 0.2)),
        [(0.22, PINK), (0.5, LILAC), (0.75, ICE)],
        "EASE",
    )
    m.out_surf(m.n("Emission", {"Color": hue, "Strength": strength}))
    o = grid("card", *size, 1, 1, None, m.m, loc)
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("Z", "Y").to_euler()
    o.visible_camera = False


def build(view):
    rng = np.random.default_rng(2)
    cyclorama(pastel_wall(), back=3.6, radius=2.2, depth_front=10)
    shine, soft = nacre(0.16, 0.75), nacre(0.28, 0.6)
    silver = P(base="#f4eef6", metal=1, rough=0.12)
    ink = P(base="#7d63a6", rough=0.35)

    disc("plinth", 1.62, 0.42, soft, 0.07, 240, (0, 0.25, 0))
    parent(compact(shine, silver, ink), "compact", (-0.02, 0.05, 0.42), (0, 0, -10), 1.16)
    parent(puff(silk("#f6c6dc", "#ffe4ef", 0.3), ink), "puff", (1.16, -1.4, 0.56), (66, 0, 16))
    pearls(nacre(0.1, 0.8), rng)

    # a ring of pearl behind the lid, bubbles in the air
    ring = tube(
        "ring",
        [(1.6 * math.cos(a), 0, 1.6 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 64, False)],
        0.06,
        shine,
        8,
        True,
    )
    place(ring, (0.2, 2.0, 2.2))
    film = bubble_film()
    for x, y, z, r in (
        (-1.35, 0.7, 2.55, 0.3),
        (-0.95, 1.2, 3.3, 0.16),
        (1.5, 0.5, 2.2, 0.2),
        (1.28, 0.9, 3.15, 0.11),
        (-1.55, -0.3, 1.35, 0.14),
    ):
        sphere("bubble", r, film, 64, 40, (x, y, z))

    # light: soft key upper left, ice rim from the right, pastel card in front for the mirror
    softbox((-4.2, -2.6, 5.2), (0, 0, 0.8), (2.6, 2.6), 330, "#fff6fb", grad="r")
    softbox((4.4, 1.6, 3.6), (0, 0, 1), (1.0, 3.6), 190, "#d4efff", grad="v")
    softbox((-2.6, 2.6, 4.4), (0, 0.4, 1.2), (1.4, 1.4), 90, "#ffd2e6")
    gradient_card((-1.6, -9.0, 6.2), (0, 0, 1.6), (17, 8), 1.05)
    world("#f3e6fb", 0.42)
