"""Charcoal Grill: sliced steak sizzling on cast iron, embers glowing behind, a thread of smoke between."""
from studio import *
from studio.food import *

VIEWS = {
    "main": dict(
        loc=(0.0, -10.2, 6.3), target=(-0.08, 0.55, 0.62), lens=91, fstop=0.7, focus=(0.0, -0.45, 0.5)
    ),
    "detail": dict(
        loc=(-1.3, -4.9, 2.5), target=(0.02, -0.05, 0.52), lens=110, fstop=0.55, focus=(0.1, -0.6, 0.5)
    ),
}
GRADE = dict(exposure=0.4)
BOUNCES = 8

IRON = 0.30  # top of the ridges the meat lies on
SLICE = (0.60, 0.37, 0.13)  # half width, half height, thickness


def hidden(o):
    """A prototype: only its copies are seen."""
    o.hide_render = True
    return o


def put(proto, loc, rot=(0, 0, 0), scale=1.0):
    """A copy of a prototype; rot in degrees."""
    copy = inst(proto, loc, rot, scale)
    copy.hide_render = False
    return copy


# ---------------------------------------------------------------- iron
def iron_mat():
    m = Mat("iron")
    cast = m.noise(38, 6, 0.7, vec=m.coord())
    oil = m.maprange(m.noise(2.4, 4, 0.6, vec=m.coord()), 0.45, 0.6, 0.5, 0.2, True)
    m.out_surf(m.principled(base="#191a1c", rough=oil, spec=0.55, normal=m.bump(cast, 0.3, 0.02)))
    return m.m


def griddle(radius=1.72):
    """A round ridged pan with two ears, on a charred board."""
    iron = iron_mat()
    side = [
        (0, 0),
        (1.5, 0, 0.1),
        (radius, 0.38, 0.03),
        (radius - 0.1, 0.38, 0.03),
        (1.5, 0.14, 0.08),
        (0, 0.14),
    ]
    parts = [lathe("pan", fillet(side, 8), iron, 160)]
    for x in np.arange(-1.35, 1.36, 0.225):
        length = 2 * math.sqrt(1.47**2 - x * x) - 0.08
        parts.append(box("ridge", (0.085, length, 0.12), iron, 0.03, 3, (x, 0, 0.15)))
    for way in (-1, 1):
        ear = [
            (1.6, -0.36, 0.30),
            (1.86, -0.36, 0.33),
            (2.12, -0.2, 0.35),
            (2.12, 0.2, 0.35),
            (1.86, 0.36, 0.33),
        ]
        parts.append(tube("ear", [(way * x, y, z) for x, y, z in ear + [(1.6, 0.36, 0.30)]], 0.075, iron, 8))
    parent(parts, "griddle", (0, 0, 0.09), (0, 0, 34))
    board = wood("#5a3a24", "#1c100a", 1.6, 0.5, "X")
    disc("board", 1.92, 0.09, board, 0.03)


# ---------------------------------------------------------------- meat
def meat_mat():
    """Rosy heart, grey ring, dark crust; fibres, thin fat and juice."""
    m = Mat("meat")
    where = m.coord()
    x, y, _ = m.sep(where)
    half, tall, _ = SLICE
    sq = lambda v, size: m.math("POWER", m.math("ABSOLUTE", m.math("DIVIDE", v, size)), 2.6)
    edge = m.math("POWER", m.math("ADD", sq(x, half), sq(y, tall)), 1 / 2.6)
    edge = m.math("ADD", edge, m.maprange(m.noise(5, 4, 0.6, vec=where), 0.3, 0.7, -0.09, 0.09))
    fibre = m.noise(13, 5, 0.65, vec=m.mapping(where, rot=(0, 0, 24), scale=(0.5, 2.2, 1)))
    flesh = m.ramp(
        edge,
        [
            (0.0, "#c65358"),
            (0.45, "#c85c5c"),
            (0.68, "#c47a68"),
            (0.82, "#b07a5e"),
            (0.90, "#6d3a22"),
            (0.98, "#2c140b"),
        ],
    )
    flesh = m.mix(m.maprange(fibre, 0.35, 0.7, 0, 0.35), flesh, "#9a3a40")
    marbling = m.noise(8, 3, 0.55, vec=m.mapping(where, rot=(0, 0, 24), scale=(0.45, 1.9, 1)))
    lean = m.maprange(edge, 0.78, 0.9, 0.75, 0, True)
    fat = m.math("MULTIPLY", m.maprange(marbling, 0.58, 0.66, 0, 1, True), lean)
    bark = m.mix(m.maprange(m.noise(8, 6, 0.7, vec=where), 0.42, 0.6, 0, 1), "#7a3f1e", "#160a06")
    char = m.maprange(edge, 0.88, 0.98, 0.0, 1.0, True)
    colour = m.mix(m.math("MULTIPLY", char, 0.85), m.mix(fat, flesh, "#edc0a4"), bark)
    relief = m.math(
        "ADD", fibre, m.math("MULTIPLY", m.noise(24, 6, 0.7, vec=where), m.maprange(char, 0, 1, 0.2, 3))
    )
    m.out_surf(
        m.principled(
            base=colour,
            rough=0.3,
            sss=0.25,
            sss_color=colour,
            sss_radius=(0.09, 0.03, 0.02),
            coat=m.maprange(char, 0, 1, 0.75, 0.35),
            coat_rough=0.14,
            normal=m.bump(relief, 0.5, 0.02),
        )
    )
    return m.m


def cut(seed, mat, thickness):
    """A slice: an uneven superellipse with soft edges, in its own XY plane."""
    half, tall, _ = SLICE

    def outline(off):
        points = []
        for a in np.linspace(0, 2 * math.pi, 96, endpoint=False):
            c, s = math.cos(a), math.sin(a)
            r = (abs(c) ** 2.6 + abs(s) ** 2.6) ** (-1 / 2.6)
            r *= (
                1
                + 0.07 * mnoise.noise(Vector((c * 1.3, s * 1.3, seed)))
                + 0.02 * mnoise.noise(Vector((c * 5, s * 5, seed)))
            )
            points.append(((half + off) * r * c, (tall + off) * r * s))
        return points

    t = thickness / 2
    profile = [
        (-0.05, -t),
        (-0.018, -t + 0.012),
        (0, -t + 0.04),
        (0, t - 0.04),
        (-0.018, t - 0.012),
        (-0.05, t),
    ]
    return hidden(loft("slice", profile, half, tall, 0.1, mat, outline=outline))


def steak():
    """The uncut end at the back, and slices that lean on one another towards us."""
    mat = meat_mat()
    slices = [cut(k * 3.7, mat, SLICE[2]) for k in range(4)]
    spot_ = Vector((-0.55, 0.86, 0))
    for k in range(8):
        heading = math.radians(-40 - 7 * k)
        lean = (90, 64, 55, 49, 44, 41, 39, 37)[k]
        rise = SLICE[1] * math.sin(math.radians(lean)) + 0.05 * math.cos(math.radians(lean))
        rot = (lean, (k * 37 % 7) - 3, math.degrees(heading) + 90)
        if k == 0:
            end = cut(1.3, mat, 0.62)
            back = spot_ - 0.3 * Vector((math.cos(heading), math.sin(heading), 0))
            put(end, (back.x, back.y, IRON + rise), rot)
        else:
            put(slices[k % 4], (spot_.x, spot_.y, IRON + rise), rot, 0.96 + 0.02 * (k * 5 % 4))
        spot_ += (0.26 if k else 0.2) * Vector((math.cos(heading), math.sin(heading), 0))


# ---------------------------------------------------------------- beside the meat
def rosemary(loc, turn):
    stem = tube(
        "stem", [(0, y, 0.03 * math.sin(y * 4)) for y in np.linspace(0, 1.15, 8)], 0.018, P(base="#6b5a3a"), 3
    )
    needle = hidden(
        leaf("needle", 0.25, 0.032, leaf_mat("#4d7a3c", "#a3bd84", "#6f9a5c", 0.45), 4, 10, 0.1, 0.3, 0.3)
    )
    rng = random.Random(4)
    parts = [stem]
    for k in range(58):
        y = 0.10 + 1.02 * k / 58
        rot = (18 + rng.uniform(-14, 26), 0, (k * 137.5) % 360 * 0.28 - 50 + 90 * (k % 2) - 45)
        parts.append(put(needle, (0, y, 0.03 * math.sin(y * 4)), rot, 0.75 + 0.4 * rng.random()))
    parent(parts, "rosemary", loc, (0, 0, turn))


def pepper_pod(loc, turn, seed):
    """A blistered green pepper."""
    m = Mat("pod")
    burnt = m.maprange(m.noise(5, 5, 0.6, vec=m.coord()), 0.54, 0.66, 0, 0.85, True)
    colour = m.mix(burnt, "#5d8f2e", "#2a2410")
    m.out_surf(m.principled(base=colour, rough=0.28, coat=0.7, coat_rough=0.12, sss=0.1, sss_color=colour))
    t = np.linspace(0, 1, 12)
    path = [(0.10 * math.sin(s * 3 + seed), 0.95 * s, 0.02 * math.sin(s * 5)) for s in t]
    body = tube(
        "pod", path, 0.115, m.m, 10, radii=[0.5, 0.95, 1.1, 1.1, 1.05, 1.1, 1.0, 0.95, 0.8, 0.65, 0.42, 0.1]
    )
    stalk = tube(
        "stalk",
        [(0.10 * math.sin(seed), 0.02, 0), (0, -0.14, 0.03), (0.02, -0.26, 0.09)],
        0.03,
        P(base="#6f7f3a"),
        4,
    )
    parent([body, stalk], "pod", loc, (0, 0, turn))


def tomato(loc, radius, rot):
    m = Mat("tomato")
    burnt = m.maprange(m.noise(6, 5, 0.6, vec=m.coord()), 0.56, 0.68, 0, 0.8, True)
    colour = m.mix(burnt, "#d2260f", "#3a1008")
    m.out_surf(
        m.principled(
            base=colour, rough=0.2, coat=0.8, sss=0.25, sss_color=colour, sss_radius=(0.1, 0.03, 0.01)
        )
    )
    body = sphere("tomato", radius, m.m, 48, 32)
    green = P(base="#5c6f30", rough=0.6)
    sepal = hidden(leaf("sepal", 0.16, 0.05, green, 3, 8, 0.1, 0.2, 0.9, 1.3))
    parts = [body] + [put(sepal, (0, 0, radius * 0.97), (8, 0, k * 72), radius / 0.15) for k in range(5)]
    parent(parts, "tomato", loc, rot)


def salt_and_fat(rng):
    """Flakes on the meat, and beads of fat that sizzle round it."""
    flake = hidden(box("salt", (0.034, 0.028, 0.008), P(base="#ffffff", rough=0.25, trans=0.4), 0.002, 1))
    for _ in range(46):
        s = rng.random()
        at = (
            -0.30 + 0.75 * s + rng.normal(0, 0.16),
            0.55 - 1.3 * s + rng.normal(0, 0.08),
            IRON + 0.60 - 0.10 * s,
        )
        put(flake, at, rng.uniform(-60, 60, 3), 0.6 + 0.9 * rng.random())
    bead = hidden(ico("fat", 1, 3, glass("#ffe0a8", 0.02, 1.42, 0.9)))
    for _ in range(90):
        a, r = rng.random() * 6.28, 0.55 + 0.85 * math.sqrt(rng.random())
        size = 0.012 + 0.026 * rng.random() ** 2
        put(bead, (r * math.cos(a), r * math.sin(a), 0.235), scale=(size, size, size * 0.6))


# ---------------------------------------------------------------- fire and smoke
def embers(rng):
    """A steel trough of charcoal: ash grey on top, orange where air gets in."""
    m = Mat("charcoal")
    where = m.coord()
    z = m.sep(m.n("NewGeometry").outputs["Position"])[2]
    each = m.n("ObjectInfo").outputs["Random"]
    crack = m.math("ABSOLUTE", m.math("SUBTRACT", m.noise(3.2, 5, 0.6, vec=where), 0.5))
    heat = m.math("ADD", m.maprange(crack, 0, 0.09, 0.7, 0), m.maprange(z, 0.35, 0.85, 0.5, -0.3))
    heat = m.math("ADD", heat, m.maprange(each, 0, 1, -0.5, 0.3), clamp=True)
    glow = m.ramp(heat, [(0.15, "#000000"), (0.4, "#a01804"), (0.7, "#ff5a10"), (1, "#ffc060")])
    ash = m.mix(m.maprange(m.noise(7, 5, 0.7, vec=where), 0.4, 0.7, 0, 0.8), "#141313", "#6a6460")
    m.out_surf(m.principled(base=ash, rough=0.9, emit=glow, emit_s=m.math("MULTIPLY", heat, 7.0)))
    m.m.cycles.sample_as_light = False
    lumps = []
    for k in range(6):
        o = ico("coal", 0.27, 3, m.m)
        for v in o.data.vertices:
            n = v.co.normalized()
            block = 0.8 / max(abs(n.x), abs(n.y) * 0.9, abs(n.z) * 1.1) ** 0.6
            v.co *= block * (1 + 0.30 * mnoise.noise(n * 1.8 + Vector((k * 4, 0, 0))))
        lumps.append(hidden(o))
    for k in range(190):
        x, y = rng.uniform(-3.4, 3.4), rng.uniform(2.85, 5.2)
        z = 0.32 + 0.20 * rng.random() + 0.22 * math.sin((y - 2.6) * 1.15)
        put(lumps[k % 6], (x, y, z), rng.random(3) * 360, rng.uniform(0.6, 1.15))
    steel = P(base="#17181a", metal=0.7, rough=0.45)
    box("front", (9, 0.10, 0.62), steel, 0.03, 3, (0, 2.55, 0.31))
    spark = P(base="#000000", emit="#ff9a3c", emit_s=30.0)
    spark.cycles.sample_as_light = False
    for _ in range(46):
        at = (rng.uniform(-2.6, 2.6), rng.uniform(2.2, 5.0), 0.9 + 2.6 * rng.random() ** 1.7)
        ico("spark", 0.008 + 0.012 * rng.random(), 1, spark, at)


def smoke():
    """Two threads on a card that faces the camera: each wanders and widens as it climbs."""
    m = Mat("smoke")
    u, v, _ = m.sep(m.coord("UV"))
    total = None
    for seat, phase, force in ((0.44, 1.7, 0.5), (0.56, 6.2, 0.32)):
        climb = m.n("CombineXYZ", {0: m.math("MULTIPLY", v, 2.1), 1: phase}).outputs[0]
        sway = m.math("MULTIPLY", m.math("SUBTRACT", m.noise(1.4, 2, 0.45, vec=climb), 0.5), 0.85)
        off = m.math(
            "SUBTRACT", m.math("SUBTRACT", u, seat), m.math("MULTIPLY", sway, m.maprange(v, 0, 0.5, 0.1, 1))
        )
        width = m.maprange(v, 0, 1, 0.025, 0.15)
        thread = m.maprange(m.math("DIVIDE", m.math("ABSOLUTE", off), width), 0, 1, force, 0, True)
        total = thread if total is None else m.math("ADD", total, thread)
    streaks = m.maprange(
        m.noise(5, 4, 0.6, vec=m.mapping(m.coord("UV"), scale=(3, 0.9, 1))), 0.3, 0.7, 0.3, 1
    )
    ends = m.math("MULTIPLY", m.maprange(v, 0, 0.12, 0, 1, True), m.maprange(v, 0.45, 1, 1, 0, True))
    alpha = m.math("MULTIPLY", m.math("MULTIPLY", total, streaks), ends)
    m.out_surf(
        m.mixsh(alpha, m.n("BsdfTransparent"), m.n("Emission", {"Color": lin("#e8d8c8"), "Strength": 0.5}))
    )
    m.m.cycles.sample_as_light = False
    sheet = grid("smoke", 2.4, 3.4, 1, 1, None, m.m, (-0.1, 0.75, 2.2))
    sheet.rotation_euler = (math.radians(68), 0, 0)
    sheet.visible_shadow = sheet.visible_glossy = sheet.visible_diffuse = False


def build(view):
    rng = np.random.default_rng(11)
    m = Mat("slab")
    n = m.noise(2.2, 8, 0.65, vec=m.coord())
    colour = m.mix(m.maprange(n, 0.3, 0.7, 0, 1), "#17161a", "#2b2828")
    m.out_surf(m.principled(base=colour, rough=0.5, spec=0.4, normal=m.bump(n, 0.35, 0.05)))
    grid("table", 30, 30, 2, 2, None, m.m)
    griddle()
    steak()
    rosemary((-1.02, -1.08, IRON + 0.06), 26)
    pepper_pod((0.62, 0.28, IRON + 0.11), 6, 1)
    pepper_pod((0.96, 0.10, IRON + 0.11), -14, 2.6)
    tomato((-0.98, 0.02, IRON + 0.21), 0.21, (24, -18, 0))
    tomato((-0.98, -0.44, IRON + 0.19), 0.19, (30, 16, 40))
    tomato((-1.22, 0.38, IRON + 0.19), 0.19, (-16, -24, 90))
    salt_and_fat(rng)
    embers(rng)
    smoke()

    # key from the upper left behind, the fire's own light from the back, a weak warm fill
    box("wall", (40, 0.2, 30), backdrop_grad("#2a1410", "#0b090a", 0, 5), 0, loc=(0, 12, 0))
    softbox((-3.8, 1.6, 4.3), (0, 0, 0.4), (2.4, 2.6), 1000, "#fff0de", grad="r")
    softbox((0.4, 3.2, 1.5), (0, 0, 0.4), (4.6, 0.9), 260, "#ff6a22")
    softbox((4.0, -2.6, 3.4), (0, 0, 0.4), (2.4, 2.4), 260, "#ffd2a4")
    world("#2a2628", 0.5)
