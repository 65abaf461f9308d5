"""Coffee Shop: a latte and a croissant on a worn table, café lights far behind; before: a flash snapshot of them."""
from studio import *
from studio.food import *

FRAMING = dict(loc=(0.2, -10.4, 5.5), target=(0.30, 0.0, 0.74), lens=106)
VIEWS = {
    "main": dict(**FRAMING, fstop=0.55, focus=(0, -0.35, 0.62)),
    "detail": dict(
        loc=(-0.75, -4.7, 4.9), target=(0.03, -0.03, 0.60), lens=128, fstop=0.5, focus=(0, -0.1, 0.66)
    ),
    "before": dict(**FRAMING, grade=dict(exposure=0.1, wb=(1.06, 1.02, 0.72), iso=0.04)),
}
GRADE = dict(exposure=0.25)
BOUNCES = 8

CUP = (0, 0, 0.055)  # cup and pastry stand at the same place in every view, for the slider
CUP_TURN = -28
PASTRY = (1.5, 1.45, 0)


# ---------------------------------------------------------------- cup, saucer and spoon
def coffee_mat():
    """Crema, dark at the edge, and a rosetta poured into it."""
    m = Mat("coffee")
    where = m.coord()
    art = m.n("TexImage", {"Vector": m.coord("UV")}, interpolation="Cubic", extension="EXTEND")
    art.image = np_image("latte", np.repeat(latte_art(900, "rosetta")[..., None], 3, 2))
    art.image.colorspace_settings.name = "Non-Color"
    cloud = m.noise(7, 5, 0.6, vec=where)
    x, y, _ = m.sep(where)
    radius = m.math("SQRT", m.math("ADD", m.math("MULTIPLY", x, x), m.math("MULTIPLY", y, y)))
    depth = m.math("ADD", m.math("MULTIPLY", cloud, 0.7), m.maprange(radius, 0.2, 0.6, 0, 0.5))
    crema = m.ramp(depth, [(0.3, "#b06d33"), (0.6, "#8f4e1e"), (0.95, "#5f2d0f")])
    milk = m.mix(m.maprange(cloud, 0.3, 0.7, 0, 0.35), "#fff6e8", "#f4e3c8")
    ragged = m.math("MULTIPLY", m.math("SUBTRACT", m.noise(60, 3, 0.6, vec=where), 0.5), 0.25)
    mask = m.maprange(m.math("ADD", art.outputs[0], ragged), 0.32, 0.68, 0, 1, True)
    bubbles = m.math(
        "MULTIPLY",
        m.maprange(m.voronoi(46, vec=where), 0.06, 0.12, 0.5, 0, True),
        m.maprange(m.noise(5, 2, vec=where), 0.55, 0.62, 0, 1),
    )
    colour = m.mix(mask, crema, milk)
    relief = m.math("ADD", m.math("MULTIPLY", mask, 0.35), bubbles)
    m.out_surf(
        m.principled(
            base=colour,
            rough=0.24,
            spec=0.45,
            sss=0.2,
            sss_color=colour,
            sss_radius=(0.05, 0.035, 0.02),
            coat=0.3,
            coat_rough=0.1,
            normal=m.bump(relief, 0.25, 0.012),
        )
    )
    return m.m


def coffee(radius=0.605, segments=128, rings=24):
    """The surface in the cup; it climbs the wall a little."""
    verts, uvs, faces = [], [], []
    for j in range(rings + 1):
        r = j / rings
        z = 0.60 + 0.018 * max(0, (r - 0.9) / 0.1) ** 2
        for k in range(segments):
            a = 2 * math.pi * k / segments
            verts.append((radius * r * math.cos(a), radius * r * math.sin(a), z))
            uvs.append((0.5 + 0.5 * r * math.cos(a), 0.5 + 0.5 * r * math.sin(a)))
    for j in range(rings):
        for k in range(segments):
            a, b, n = j * segments, (j + 1) * segments, (k + 1) % segments
            faces.append((a + k, b + k, b + n, a + n))
    return place(mesh_obj("coffee", verts, faces, coffee_mat(), uvs=uvs), rot=(0, 0, 3))


def served_coffee():
    white = ceramic("#f2ece2", "#6b5a48", 0.3, 0.7)
    parent(cup(0.66, 0.70, 0.3, 0.045, white) + [coffee()], "cup", CUP, (0, 0, CUP_TURN))
    saucer(1.06, white)
    place(spoon(gold("#d9b27a", 0.18), 1.55, 0.17, 0.27), (-0.34, -0.80, 0.165), (-2, 4, -70), 0.92)


# ---------------------------------------------------------------- pastry
def crust_mat():
    """Baked dough: pale in the folds, dark and shiny on the ridges."""
    m = Mat("crust")
    where = m.coord()
    layers = m.wave(16, 3.5, 3, 1.2, vec=where, dirn="X")
    up = m.maprange(m.sep(m.n("NewGeometry").outputs["Normal"])[2], -0.4, 1, 0, 0.34)
    bake = m.math("MULTIPLY", m.noise(6, 6, 0.6, vec=where), 0.6)
    bake = m.math("ADD", m.math("ADD", bake, m.math("MULTIPLY", layers, 0.16)), up)
    colour = m.ramp(bake, [(0.22, "#f4ce8a"), (0.40, "#dd9a46"), (0.58, "#b3601e"), (0.82, "#6c2f0d")])
    flakes = m.math("ADD", layers, m.noise(24, 5, 0.6, vec=where))
    m.out_surf(
        m.principled(
            base=colour,
            rough=0.42,
            sss=0.12,
            sss_color=colour,
            sss_radius=(0.06, 0.03, 0.01),
            coat=0.35,
            coat_rough=0.25,
            normal=m.bump(m.math("MULTIPLY", flakes, 0.5), 0.55, 0.03),
        )
    )
    return m.m


def croissant(length=160, around=64):
    """A bent roll of dough in steps: each wrap starts thick and tapers towards the tip."""
    verts, faces = [], []
    for i in range(length + 1):
        t = i / length * 2 - 1
        bend = t * 1.18
        centre = Vector((0.78 * math.sin(bend), 0.78 * (math.cos(bend) - 1), 0))
        out = Vector((math.sin(bend), math.cos(bend), 0))
        wrap = (abs(t) * 3.6 + 0.5) % 1
        step = 0.30 * (1 - wrap) * min(1, wrap / 0.3) * (1 - t**4)
        thick = (1 - abs(t) ** 2.1) ** 0.62 * 0.36 + 0.045
        for k in range(around):
            a = 2 * math.pi * k / around
            lump = mnoise.noise(Vector((t * 5, math.cos(a) * 1.5, math.sin(a) * 1.5)))
            r = thick * (0.92 + step + 0.05 * lump)
            flat = max(-thick * 0.62, r * 0.86 * math.sin(a))  # it rests on its belly
            verts.append(centre + out * r * math.cos(a) + Vector((0, 0, flat)))
    for i in range(length):
        for k in range(around):
            a, b, n = i * around, (i + 1) * around, (k + 1) % around
            faces.append((a + k, a + n, b + n, b + k))
    faces += [tuple(range(around))[::-1], tuple(range(length * around, (length + 1) * around))]
    return mesh_obj("croissant", verts, faces, crust_mat())


def served_pastry():
    under = spline([(0.72, 0), (0.8, 0.02), (1.15, 0.09), (1.22, 0.13)], 8)
    top = spline([(1.21, 0.15), (1.13, 0.115), (0.78, 0.05), (0, 0.045)], 8)
    plate = lathe(
        "plate", [(0, 0.02), (0.7, 0.02)] + under + top, ceramic("#ddd4c6", "#57493b", 0.4, 0.4), 144
    )
    place(plate, PASTRY)
    place(croissant(), (1.45, 1.72, 0.285), (0, 0, 200), 0.95)


# ---------------------------------------------------------------- the lovely table
def planks():
    shades = (("#a8754a", "#5a3219"), ("#b58152", "#63381c"), ("#9c6a41", "#4e2a14"))
    oak = [wood(light, dark, 1.7, 0.42, "X") for light, dark in shades]
    for k, y in enumerate(np.arange(-4.2, 3.3, 0.92)):
        box("plank", (17, 0.905, 0.3), oak[k % 3], 0.018, 3, (((k * 7) % 5 - 2) * 2.3, y, -0.15))


def beans(rng):
    proto = coffee_bean(bean_mat(), 0.12)
    proto.hide_render = True
    spots = []
    for _ in range(150):
        x, y = rng.normal((-1.55, -0.98), (0.62, 0.42))
        if math.hypot(x, y) > 1.12 and all(math.hypot(x - p, y - q) > 0.2 for p, q in spots):
            spots.append((x, y))
    for x, y in spots + [(1.25, -0.9), (1.55, -1.25), (0.95, -1.35)]:
        bean = inst(proto, (x, y, 0.07))
        bean.rotation_euler = (rng.choice([0, math.pi]), 0, 0) + rng.normal(0, 0.3, 3) * (1, 1, 20)
        bean.hide_render = False


def steam():
    """A card facing the camera with drawn-out noise on it."""
    m = Mat("steam")
    u, v, _ = m.sep(m.coord("UV"))
    where = m.mapping(m.coord("UV"), scale=(2.6, 0.9, 1))
    drift = m.mix(0.45, where, m.noise(1.3, 3, 0.5, vec=where, out="Color"))
    ridge = m.math("ABSOLUTE", m.math("SUBTRACT", m.noise(1.5, 2, 0.4, vec=drift), 0.5))
    wisps = m.maprange(ridge, 0, 0.16, 1, 0, True)
    sides = m.maprange(m.math("ABSOLUTE", m.math("SUBTRACT", u, 0.5)), 0.0, 0.40, 1, 0, True)
    ends = m.math("MULTIPLY", m.maprange(v, 0.0, 0.14, 0, 0.24, True), m.maprange(v, 0.35, 1, 1, 0, True))
    alpha = m.math("MULTIPLY", m.math("MULTIPLY", wisps, sides), ends)
    glow = m.n("Emission", {"Color": lin("#fff3e2"), "Strength": 0.75})
    m.out_surf(m.mixsh(alpha, m.n("BsdfTransparent"), glow))
    m.m.cycles.sample_as_light = False
    card_ = grid("steam", 1.3, 2.3, 1, 1, None, m.m, (0, 0.1, 1.77))
    card_.rotation_euler = (math.radians(90), 0, 0)
    card_.visible_shadow = False


def cafe():
    """Dark wall, chairs as silhouettes and many small lamps, all out of focus; then the light of a window."""
    box("wall", (40, 0.2, 30), backdrop_grad("#6b4a33", "#2c1f18", -9, 0), 0, loc=(0, 28, 0))
    lamps = ["#ffb463", "#ffcf93", "#ff8f45", "#ffe2b8"]
    bokeh_wall(34, (-5.6, 6.2), 18, (-7.0, -2.2), (0.10, 0.22), lamps, (3, 9), 7, 3)
    for x, height, colour in ((-4.4, 3.3, "#7a5236"), (2.6, 2.85, "#6a4a33"), (5.1, 3.9, "#7d583b")):
        box("chair", (1.3, 1, height), matte(colour), 0.1, loc=(x, 13.5, -5.4 + height / 2))
    softbox((-3, 17, 3.5), (0, 27, -5), (7, 3), 2600, "#ffb173")
    softbox((-4.6, 2.2, 3.6), (0, 0, 0.4), (2.6, 2.8), 1100, "#fff1e0", grad="r")
    softbox((4.4, -2.6, 3.2), (0, 0, 0.4), (2.4, 2.4), 170, "#ffdcb6")
    softbox((1.5, 6, 4.5), (0, 0, 0.5), (2.5, 1.5), 190, "#ffe2bd")
    world("#45464a", 0.5)


# ---------------------------------------------------------------- the counter it was snapped on
def receipt(x, y, turn):
    """A curled till receipt."""
    roll = lambda x, y, u, v: (x, y, 0.012 + 0.16 * max(0, abs(v - 0.45) - 0.3) ** 1.5 * 6)
    parts = [grid("paper", 0.62, 1.9, 1, 40, roll, matte("#efece4", 0.8))]
    ink = matte("#4a4946")
    lines = "CORNER CAFE\n\nLATTE  3.80\nCROISSANT  2.90\n\nTOTAL  6.70\nCARD  6.70\n\nTHANK YOU"
    words = text(lines, 0.075, ink, "inter", 0, 1.0, "CENTER", 1.15)
    parts.append(place(words, (0, -0.05, 0.02), (-90, 0, 0)))
    parent(parts, "receipt", (x, y, 0), (0, 0, turn))


def crumpled(x, y, size, seed):
    """A used paper napkin."""
    o = ico("napkin", size, 5, matte("#f2efe8", 0.95), (x, y, size * 0.45))
    for v in o.data.vertices:
        n = v.co.normalized()
        folds = abs(mnoise.noise(n * 2.3 + Vector((seed, 0, 0)))) + 0.5 * abs(mnoise.noise(n * 5.3))
        v.co = v.co * (0.75 + 0.6 * folds)
        v.co.z = max(v.co.z * 0.62, -size * 0.45)


def sugar_stick(x, y, turn, colour):
    """A slim plastic sachet, crimped at both ends."""
    pinch = lambda x, y, u, v: (x, y, 0.055 * math.sin(math.pi * u) * min(1, 9 * v * (1 - v)))
    for side, tint in ((1, "#f3f1ec"), (-1, "#f3f1ec")):
        half = grid("sachet", 0.2, 0.92, 12, 30, lambda *a: (lambda p: (p[0], p[1], p[2] * side))(pinch(*a)))
        half.data.materials.append(plastic(tint, 0.25, 0.4))
        place(half, (x, y, 0.06), (0, 0, turn))
    band = grid("band", 0.202, 0.26, 12, 2, lambda x, y, u, v: (x, y, 0.058 * math.sin(math.pi * u)))
    band.data.materials.append(plastic(colour, 0.3, 0.4))
    place(band, (x, y, 0.064), (0, 0, turn))


def counter(rng):
    """Cheap laminate, clutter, a dull wall, and the flash right beside the lens."""
    m = Mat("laminate")
    flecks = m.maprange(m.voronoi(26, vec=m.coord()), 0.1, 0.3, 1, 0)
    colour = m.mix(m.maprange(m.noise(9, 5, vec=m.coord()), 0.35, 0.65, 0, 1), "#a9a196", "#bdb5a8")
    colour = m.mix(m.math("MULTIPLY", flecks, 0.5), colour, "#7f776c")
    m.out_surf(m.principled(base=colour, rough=0.3, coat=0.3, coat_rough=0.2))
    box("counter", (18, 8.2, 0.3), m.m, 0.05, 3, (0, 0.2, -0.15))
    box("edge", (18, 0.06, 0.3), plastic("#4b4742"), 0.01, 2, (0, 4.34, -0.12))
    box("wall", (30, 0.2, 20), matte("#a79a83", 0.95, 0.2, 9), 0, loc=(0, 7.5, 3))
    tile = plastic("#cfc8b8", 0.2, 0.5)
    for i in range(-5, 6):
        for k in range(-3, 3):
            box("tile", (1.1, 0.06, 1.1), tile, 0.02, 2, (i * 1.13, 7.38, k * 1.13))

    receipt(-1.22, -1.25, 24)
    crumpled(1.62, -0.95, 0.34, 3)
    crumpled(-1.75, 2.1, 0.3, 8)
    for x, y, turn, colour in (
        (1.05, -1.55, 64, "#b5432f"),
        (1.32, -1.72, 82, "#b5432f"),
        (-0.15, -1.62, -50, "#2f5d9a"),
    ):
        sugar_stick(x, y, turn, colour)
    black = plastic("#1b1b1d", 0.4, 0.1)
    path = [
        (-3.6, 1.1),
        (-2.3, 1.9),
        (-1.2, 1.4),
        (-0.7, 2.2),
        (0.0, 2.9),
        (-0.9, 3.5),
        (-2.4, 3.0),
        (-3.6, 3.6),
    ]
    tube("cable", [(x, y, 0.03) for x, y in path], 0.024, plastic("#e9e7e2", 0.4, 0.2), 4)
    box("dispenser", (0.9, 0.7, 1.2), black, 0.06, 3, (-1.0, 3.7, 0.6), (0, 0, 12))
    box("napkins", (0.7, 0.1, 0.5), matte("#efece4"), 0.02, 2, (-1.07, 3.33, 0.55), (0, 0, 12))
    crumbs = [matte(c) for c in ("#a8702f", "#d9b27a", "#7a5a36")]
    for k in range(40):
        x, y = rng.uniform(-0.6, 2.2), rng.uniform(-1.9, -1.05)
        size = 0.02 + 0.03 * rng.random()
        box(
            "crumb",
            (size, size * 0.8, 0.02),
            crumbs[k % 3],
            0.004,
            1,
            (x, y, 0.012),
            (0, 0, rng.random() * 90),
        )

    spot((0.42, -10.3, 5.75), (0.3, 0, 0.7), 5200, 52, 0.9, 0.03, "#f2f5ff")
    softbox((1.5, 1.5, 8), (0, 0, 0), (0.6, 0.6), 160, "#ffb45e")
    world("#5a4a33", 0.4)


def build(view):
    rng = np.random.default_rng(8)
    served_coffee()
    served_pastry()
    if view == "before":
        counter(rng)
    else:
        planks()
        beans(rng)
        steam()
        cafe()
