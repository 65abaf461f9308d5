"""Steaming Noodle Bowl: a deep bowl seen close, toppings like a crown, broth catching light, steam above."""
from studio import *
from studio.food import *

VIEWS = {
    "main": dict(
        loc=(0.0, -8.4, 6.7), target=(0.0, 0.10, 1.02), lens=91, fstop=0.75, focus=(0.0, -0.45, 1.0)
    ),
    "detail": dict(
        loc=(0.8, -4.7, 4.9), target=(0.34, 0.10, 1.0), lens=108, fstop=0.6, focus=(0.4, -0.1, 1.05)
    ),
}
GRADE = dict(exposure=0.5)
BOUNCES = 8

BROTH = 0.93  # its height in the bowl
RADIUS = 1.47  # of the bowl's rim


def hidden(o):
    """A prototype: only its copies are seen."""
    o.hide_render = True
    return o


def put(proto, loc, rot=(0, 0, 0), scale=1.0):
    """A copy of a prototype; rot in degrees."""
    copy = inst(proto, loc, rot, scale)
    copy.hide_render = False
    return copy


# ---------------------------------------------------------------- bowl and broth
def glazed_bowl():
    """Deep navy stoneware with a bare rim, pale inside."""
    m = Mat("glaze")
    z = m.sep(m.coord())[2]
    normal = m.n("NewGeometry").outputs["Normal"]
    x, y, _ = m.sep(m.coord())
    nx, ny, _ = m.sep(normal)
    outward = m.math("ADD", m.math("MULTIPLY", x, nx), m.math("MULTIPLY", y, ny))
    drift = m.noise(3, 5, 0.6, vec=m.coord())
    outside = m.mix(m.maprange(drift, 0.3, 0.7, 0, 1), "#1d3446", "#2d4c60")
    colour = m.mix(m.maprange(outward, -0.1, 0.1, 0, 1), "#f1e9da", outside)
    rim = m.maprange(m.math("ADD", z, m.math("MULTIPLY", drift, 0.06)), 1.165, 1.19, 0, 1, True)
    colour = m.mix(rim, colour, "#8a5f3c")
    m.out_surf(
        m.principled(base=colour, rough=0.22, coat=0.7, coat_rough=0.06, normal=m.bump(drift, 0.1, 0.03))
    )
    bowl(RADIUS, 1.14, 0.62, 0.07, m.m)


def broth_mat():
    """Clear brown stock with golden eyes of fat."""
    m = Mat("broth")
    where = m.coord()
    cloud = m.maprange(m.noise(1.6, 5, 0.6, vec=where), 0.3, 0.7, 0, 1)
    colour = m.mix(cloud, "#a4561a", "#c97a2c")
    eyes = None
    for scale, size in ((5.5, 0.30), (11, 0.32)):
        cells = m.voronoi(scale, vec=where)
        some = m.maprange(m.sep(m.voronoi(scale, vec=where, out="Color"))[0], 0.45, 0.5, 0, 1)
        eye = m.math("MULTIPLY", m.maprange(cells, size, size - 0.05, 0, 1, True), some)
        eyes = eye if eyes is None else m.math("MAXIMUM", eyes, eye)
    colour = m.mix(m.math("MULTIPLY", eyes, 0.55), colour, "#eeb04c")
    m.out_surf(
        m.principled(
            base=colour,
            rough=0.05,
            spec=0.6,
            sss=0.1,
            sss_color=colour,
            sss_radius=(0.2, 0.08, 0.02),
            coat=1,
            coat_rough=0.02,
            normal=m.bump(m.math("ADD", eyes, m.math("MULTIPLY", cloud, 0.3)), 0.25, 0.02),
        )
    )
    return m.m


def broth():
    wall = RADIUS - 0.09
    profile = [(r * wall, BROTH + 0.03 * max(0, (r - 0.93) / 0.07) ** 2) for r in np.linspace(1, 0, 40)]
    lathe("broth", profile[::-1], broth_mat(), 128)


# ---------------------------------------------------------------- noodles
def noodle_mat():
    m = Mat("noodle")
    n = m.noise(8, 4, 0.6, vec=m.coord())
    colour = m.mix(m.maprange(n, 0.3, 0.7, 0, 1), "#fae3a6", "#f3cf84")
    m.out_surf(
        m.principled(
            base=colour,
            rough=0.28,
            sss=0.1,
            sss_color=colour,
            sss_radius=(0.07, 0.045, 0.02),
            coat=0.7,
            coat_rough=0.1,
        )
    )
    return m.m


def noodles(rng):
    """Combed bundles folded over one another, diving into the broth at both ends; one curve object."""
    curve = bpy.data.curves.new("noodles", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = 0.037
    curve.bevel_resolution = 4
    curve.resolution_u = 6
    # each bundle: where it passes, its direction, its bend, how high its back rises, strands
    for x, y, turn, bend, back, count in (
        (0.0, 0.15, 8, 0.5, 0.04, 13),
        (-0.20, -0.16, -26, -0.6, 0.08, 13),
        (0.02, -0.36, 14, 0.55, 0.06, 12),
        (-0.38, -0.34, 62, 0.4, 0.10, 10),
        (-0.02, -0.24, -8, 0.8, 0.19, 11),
    ):
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        for k in range(count):
            lane = (k - (count - 1) / 2) * 0.070 + rng.normal(0, 0.016)
            phase, reach = rng.random() * 6, 0.74 + rng.normal(0, 0.09)
            strand = curve.splines.new("NURBS")
            strand.points.add(21)
            for i, t in enumerate(np.linspace(-1, 1, 22)):
                along = t * reach
                across = (
                    lane * (1 - 0.25 * t * t) + bend * (t * t - 0.3) * 0.5 + 0.034 * math.sin(7 * t + phase)
                )
                px, py = x + along * c - across * s, y + along * s + across * c
                z = BROTH + back * (1 - lane * lane * 3) - 0.02 + 0.028 * math.sin(5 * t + phase)
                z -= 0.32 * max(0, abs(t) - 0.55) ** 1.5 * 2.2
                far = math.hypot(px, py)
                if far > 1.12:  # keeps inside the bowl
                    px, py, z = px * 1.12 / far, py * 1.12 / far, z - 0.3 * (far - 1.12)
                strand.points[i].co = (px, py, z, 1)
            strand.use_endpoint_u = True
            strand.order_u = 4
    curve.materials.append(noodle_mat())
    link(bpy.data.objects.new("noodles", curve))


# ---------------------------------------------------------------- the crown
def egg_half(mat, yolk):
    """Cut lengthwise; the yolk still soft and standing a little proud."""
    white = ico("egg", 1, 5, mat)
    for v in white.data.vertices:
        x, y, z = v.co
        y += 0.12 * (1 - y * y)
        girth = 0.275 * (1 - 0.10 * y)
        v.co = (x * girth, y * 0.36, z * girth if z < 0 else 0.012 * min(1, z * 4))
    heart = ico("yolk", 1, 4, yolk)
    for v in heart.data.vertices:
        x, y, z = v.co
        v.co = (x * 0.172, 0.02 + y * 0.185, 0.012 + z * 0.030)
    return hidden(join([white, heart], "egg"))


def egg_mats():
    m = Mat("white")
    z = m.sep(m.coord())[2]
    colour = m.mix(m.maprange(z, -0.10, 0.0, 0, 1, True), "#d8b184", "#fffaf0")
    m.out_surf(
        m.principled(
            base=colour, rough=0.3, sss=0.4, sss_color=colour, sss_radius=(0.08, 0.07, 0.05), coat=0.3
        )
    )
    y = Mat("yolk")
    px, py, _ = y.sep(y.coord())
    r = y.math("SQRT", y.math("ADD", y.math("MULTIPLY", px, px), y.math("MULTIPLY", py, py)))
    r = y.math("ADD", r, y.math("MULTIPLY", y.noise(14, 3, vec=y.coord()), 0.03))
    gold_ = y.ramp(r, [(0.0, "#f0780c"), (0.10, "#f58a12"), (0.19, "#fbb03a")])
    y.out_surf(
        y.principled(
            base=gold_,
            rough=0.14,
            sss=0.45,
            sss_color=gold_,
            sss_radius=(0.14, 0.06, 0.01),
            coat=0.9,
            coat_rough=0.04,
        )
    )
    return m.m, y.m


def pork_mat():
    """Rolled belly: a spiral of meat and fat, glazed brown at the edge."""
    m = Mat("pork")
    where = m.coord()
    x, y, _ = m.sep(where)
    r = m.math("SQRT", m.math("ADD", m.math("MULTIPLY", x, x), m.math("MULTIPLY", y, y)))
    r = m.math("ADD", r, m.maprange(m.noise(4, 4, 0.6, vec=where), 0.3, 0.7, -0.035, 0.035))
    turn = m.math("DIVIDE", m.math("ARCTAN2", y, x), 2 * math.pi)
    band = m.math("FRACT", m.math("ADD", m.math("MULTIPLY", r, 5.6), turn))
    fat = m.math(
        "MULTIPLY", m.maprange(band, 0.62, 0.72, 0, 1, True), m.maprange(band, 1.0, 0.92, 0, 1, True)
    )
    fibre = m.noise(22, 5, 0.65, vec=where)
    colour = m.mix(m.maprange(fibre, 0.3, 0.7, 0, 1), "#c98a68", "#a9664a")
    colour = m.mix(fat, colour, "#f6e2c6")
    colour = m.mix(m.maprange(r, 0.40, 0.47, 0, 0.9, True), colour, "#5a2c14")
    seared = m.maprange(m.noise(3, 5, 0.65, vec=where), 0.52, 0.66, 0, 0.55, True)
    colour = m.mix(seared, colour, "#6b371a")
    m.out_surf(
        m.principled(
            base=colour,
            rough=0.28,
            sss=0.1,
            sss_color=colour,
            sss_radius=(0.09, 0.05, 0.03),
            coat=0.7,
            coat_rough=0.12,
            normal=m.bump(m.math("ADD", fibre, fat), 0.35, 0.015),
        )
    )
    return m.m


def pork(mat, seed, radius=0.47, thick=0.10):
    uneven = lambda a, r, z: (
        r * (1 + 0.04 * math.cos(2 * a + seed) + 0.025 * math.cos(5 * a + seed * 2)),
        z + 0.05 * r * math.sin(a * 2 + seed) + 0.03 * r * math.cos(3 * a),
    )
    rings = [(radius * q, thick) for q in np.linspace(0.9, 0, 12)]
    profile = fillet([(0, 0), (radius, 0, 0.03), (radius, thick, 0.035), (radius * 0.92, thick)], 6) + rings
    return hidden(lathe("pork", profile, mat, 96, fn=uneven))


def nori(loc, rot, seed):
    m = Mat("nori")
    n = m.noise(26, 5, 0.7, vec=m.coord())
    colour = m.mix(m.maprange(n, 0.35, 0.65, 0, 1), "#0c1710", "#20331f")
    m.out_surf(m.principled(base=colour, rough=0.4, spec=0.5, sheen=0.2, normal=m.bump(n, 0.6, 0.02)))
    wavy = lambda x, y, u, v: (
        x,
        y,
        0.10 * x * x + 0.02 * math.sin(y * 5 + seed) + 0.012 * math.sin(x * 9 + y * 4),
    )
    sheet = grid("nori", 0.78, 1.15, 24, 30, wavy, m.m)
    mod(sheet, "SOLIDIFY", thickness=0.012)
    place(sheet, loc, rot)


def scallions(rng, x, y, count=64):
    """Fine rings, heaped."""
    m = Mat("scallion")
    each = m.n("ObjectInfo").outputs["Random"]
    colour = m.ramp(each, [(0, "#3f8a2c"), (0.5, "#6db13f"), (0.85, "#a9d172"), (1, "#dcebb6")])
    skin = m.principled(
        base=colour, rough=0.3, coat=0.4, sss=0.2, sss_color=colour, sss_radius=(0.03, 0.04, 0.01)
    )
    m.out_surf(m.mixsh(0.25, skin, m.n("BsdfTranslucent", {"Color": colour})))
    rings = []
    for k in range(4):
        r, h, w = 0.062 + 0.014 * k, 0.05 + 0.01 * (k % 2), 0.016
        wall = [(r - w, 0), (r, 0), (r, h), (r - w, h), (r - w, 0)]
        oval = lambda a, q, z, k=k: (q * (1 + 0.10 * math.cos(2 * a + k)), z)
        rings.append(hidden(lathe("ring", wall, m.m, 28, fn=oval)))
    for k in range(count):
        a, q = rng.random() * 6.28, math.sqrt(rng.random())
        at = (
            x + 0.36 * q * math.cos(a),
            y + 0.27 * q * math.sin(a),
            BROTH + 0.05 + 0.20 * (1 - q * q) * rng.random(),
        )
        put(rings[k % 4], at, (*rng.normal(0, 34, 2), rng.random() * 360), 0.85 + 0.35 * rng.random())
    for _ in range(22):  # a few drift on the broth
        a, r = rng.random() * 6.28, 0.5 + 0.7 * rng.random()
        put(
            rings[rng.integers(4)],
            (r * math.cos(a), r * math.sin(a) - 0.1, BROTH + 0.03),
            (*rng.normal(0, 9, 2), 0),
            0.8,
        )


def chilli(rng, x, y):
    """Fine red threads on top, the one hot accent."""
    red = P(base="#c8200e", rough=0.35, coat=0.3)
    for _ in range(26):
        a, r = rng.random() * 6.28, 0.20
        p = np.array([x, y, BROTH + 0.27]) + rng.normal(0, (0.09, 0.07, 0.02))
        bow = np.array([r * math.cos(a), r * math.sin(a), 0])
        side = np.array([-bow[1], bow[0], 0]) * rng.normal(0, 0.5)
        tube("thread", [p - bow, p + side + (0, 0, 0.07), p + bow], 0.007, red, 2)


# ---------------------------------------------------------------- steam
def steam(loc, width, height, seat, seed, force):
    """A card facing the camera: threads that wander and widen as they rise."""
    m = Mat("steam")
    u, v, _ = m.sep(m.coord("UV"))
    climb = m.n("CombineXYZ", {0: m.math("MULTIPLY", v, 1.8), 1: seed}).outputs[0]
    sway = m.math(
        "MULTIPLY", m.math("SUBTRACT", m.noise(1.3, 2, 0.45, vec=climb), 0.5), m.maprange(v, 0, 0.6, 0.1, 0.9)
    )
    off = m.math("ABSOLUTE", m.math("SUBTRACT", m.math("SUBTRACT", u, seat), sway))
    thread = m.maprange(m.math("DIVIDE", off, m.maprange(v, 0, 1, 0.06, 0.24)), 0, 1, 1, 0, True)
    where = m.mapping(m.coord("UV"), loc=(seed, 0, 0), scale=(3.2, 1.0, 1))
    curl = m.mix(0.5, where, m.noise(1.6, 3, 0.5, vec=where, out="Color"))
    wisps = m.maprange(m.noise(2.6, 4, 0.55, vec=curl), 0.35, 0.65, 0.15, 1, True)
    ends = m.math("MULTIPLY", m.maprange(v, 0, 0.2, 0, force, True), m.maprange(v, 0.4, 1, 1, 0, True))
    alpha = m.math("MULTIPLY", m.math("MULTIPLY", thread, wisps), ends)
    glow = m.n("Emission", {"Color": lin("#fff4e6"), "Strength": 0.8})
    m.out_surf(m.mixsh(alpha, m.n("BsdfTransparent"), glow))
    m.m.cycles.sample_as_light = False
    sheet = grid("steam", width, height, 1, 1, None, m.m, loc)
    sheet.rotation_euler = (math.radians(62), 0, 0)
    sheet.visible_shadow = sheet.visible_glossy = sheet.visible_diffuse = False


def table():
    shades = (("#7a4d30", "#3b2114"), ("#83553a", "#422618"), ("#6f452b", "#341c10"))
    planks = [wood(light, dark, 1.6, 0.42, "X") for light, dark in shades]
    for k, y in enumerate(np.arange(-3.6, 6, 1.1)):
        box("plank", (16, 1.085, 0.3), planks[k % 3], 0.02, 3, (((k * 7) % 5 - 2) * 2.1, y, -0.15))
    linen = load_mesh("napkin", fabric("#e9dfcf", "#cbbca6", 150, 0.95, 0.3, 0.5))
    place(linen, (1.75, -0.9, 0), (0, 0, -64), 1.05)
    subsurf(linen, 1)
    # a small bowl of chilli oil, far enough to blur
    place(bowl(0.5, 0.4, 0.24, 0.04, ceramic("#2d4c60", None, 0.25, 0.7)), (-1.75, 2.4, 0))
    place(lathe("oil", [(0, 0.31), (0.44, 0.31)], P(base="#b32a10", rough=0.08, coat=1), 64), (-1.75, 2.4, 0))


def build(view):
    rng = np.random.default_rng(17)
    table()
    glazed_bowl()
    broth()
    noodles(rng)

    # the crown, clockwise from the back: nori, egg, scallions, pork
    nori((-0.32, 1.06, BROTH + 0.40), (66, 4, 12), 1)
    nori((0.16, 1.10, BROTH + 0.34), (62, -3, -6), 4)
    egg = egg_half(*egg_mats())
    put(egg, (0.72, 0.42, BROTH + 0.14), (20, 12, -58), 1.02)
    put(egg, (0.92, -0.12, BROTH + 0.13), (8, 16, -88), 1.0)
    belly = pork_mat()
    for k, (x, y, z, rot) in enumerate(
        (
            (-0.62, 0.58, 0.16, (26, -14, 0)),
            (-0.86, 0.16, 0.13, (14, -18, 70)),
            (-0.86, -0.34, 0.09, (4, -16, 150)),
        )
    ):
        put(pork(belly, k * 1.7), (x, y, BROTH + z), rot)
    scallions(rng, 0.16, 0.42)
    chilli(rng, 0.14, 0.40)

    # steam from two places, light from the upper left behind, so that the broth mirrors it
    steam((-0.15, 0.6, 2.5), 2.4, 2.5, 0.46, 1.3, 0.34)
    steam((0.35, 0.9, 2.4), 2.0, 2.4, 0.55, 5.1, 0.24)
    box("wall", (40, 0.2, 30), backdrop_grad("#8a5836", "#3a2417", -4, 5), 0, loc=(0, 14, 0))
    softbox((-3.4, 3.4, 4.4), (0, 0, 0.8), (3.0, 2.6), 1150, "#fff1e0", grad="r")
    softbox((3.8, -2.4, 3.8), (0, 0, 0.8), (2.6, 2.6), 260, "#ffdfba")
    softbox((1.6, 4.6, 3.8), (0, 0, 0.9), (2.2, 1.2), 260, "#ffe9cc")
    softbox((0, 9, 4), (0, 14, 0.5), (5, 2), 700, "#ffb06a")
    world("#4a443f", 0.55)
