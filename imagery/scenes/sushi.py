"""Traditional Sushi Roll: rolls and nigiri in line on black slate, lit low from the side so the rice shows."""
from studio import *
from studio.food import *

VIEWS = {
    "main": dict(
        loc=(-6.9, -6.9, 6.8), target=(-0.22, 0.02, 0.2), lens=76, fstop=0.9, focus=(-0.5, -0.4, 0.5)
    ),
    "detail": dict(
        loc=(4.4, -3.6, 3.7), target=(1.72, 0.42, 0.56), lens=116, fstop=0.9, focus=(1.9, 0.1, 0.6)
    ),
}
GRADE = dict(exposure=0.5)
BOUNCES = 8

SLATE = 0.22  # height of the serving slate
AWAY = -62  # the nigiri lie across the slate


def hidden(o):
    """A prototype: only its copies are seen."""
    o.hide_render = True
    return o


def put(proto, loc, rot=(0, 0, 0), scale=1.0):
    """A copy of a prototype; rot in radians."""
    copy = inst(proto, loc, scale=scale)
    copy.rotation_euler = rot
    copy.hide_render = False
    return copy


def rounded(q, power):
    """Sine or cosine of a superellipse."""
    return math.copysign(abs(q) ** power, q)


def sheet(name, rim, height, thickness, mat):
    """A standing band of nori along a line of points."""
    verts = [v for x, y in rim for v in ((x, y, 0), (x, y, height))]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(rim) - 1)]
    band = mesh_obj(name, verts, faces, mat)
    mod(band, "SOLIDIFY", thickness=thickness)
    return band


# ---------------------------------------------------------------- materials
def stone(dark, light, scale, rough, bump):
    m = Mat("stone")
    n = m.noise(scale, 9, 0.68, vec=m.coord())
    colour = m.mix(m.maprange(n, 0.3, 0.7, 0, 1), dark, light)
    m.out_surf(m.principled(base=colour, rough=rough, spec=0.4, normal=m.bump(n, bump, 0.04)))
    return m.m


def nori_mat():
    m = Mat("nori")
    n = m.noise(30, 5, 0.7, vec=m.coord())
    colour = m.mix(m.maprange(n, 0.35, 0.65, 0, 1), "#0b140e", "#1b2c1c")
    m.out_surf(m.principled(base=colour, rough=0.42, spec=0.5, sheen=0.2, normal=m.bump(n, 0.6, 0.02)))
    return m.m


def fish_mat(flesh, fat, deep, scale=1.0):
    """Chevrons of pale fat across wet flesh."""
    m = Mat("fish")
    where = m.coord()
    x, y, _ = m.sep(where)
    bend = m.math("POWER", m.math("ABSOLUTE", m.math("ADD", x, 0.06)), 1.25)
    band = m.math("ADD", m.math("MULTIPLY", y, 5.2 * scale), m.math("MULTIPLY", bend, 3.0 * scale))
    band = m.math("ADD", band, m.math("MULTIPLY", m.noise(2.4, 3, 0.5, vec=where), 1.3))
    band = m.math("ABSOLUTE", m.math("SUBTRACT", m.math("FRACT", band), 0.5))
    colour = m.mix(m.maprange(m.noise(7, 5, 0.6, vec=where), 0.35, 0.65, 0, 1), flesh, deep)
    colour = m.mix(m.maprange(band, 0.0, 0.17, 0.85, 0, True), colour, fat)
    relief = m.math("ADD", band, m.math("MULTIPLY", m.noise(34, 4, 0.6, vec=where), 0.25))
    m.out_surf(
        m.principled(
            base=colour,
            rough=0.26,
            sss=0.4,
            sss_color=colour,
            sss_radius=(0.12, 0.045, 0.025),
            coat=0.8,
            coat_rough=0.07,
            spec=0.5,
            normal=m.bump(relief, 0.3, 0.025),
        )
    )
    return m.m


def soft(colour, rough=0.35, sss=0.35, coat=0.3, radius=(0.06, 0.05, 0.03), **more):
    """Anything moist that light enters a little."""
    return P(base=colour, rough=rough, sss=sss, sss_color=colour, sss_radius=radius, coat=coat, **more)


# ---------------------------------------------------------------- rice
def grain_mesh():
    o = hidden(ico("grain", 1, 2))
    for v in o.data.vertices:
        x, y, z = v.co
        v.co = (x * 0.029 * (1 + 0.1 * z) + 0.006 * z * z, y * 0.027, z * 0.0525 * (1 - 0.12 * abs(z) ** 3))
    verts = np.array([v.co[:] for v in o.data.vertices])
    return verts, np.array([p.vertices[:] for p in o.data.polygons])


def grains(body, count, seed, mat, where=None):
    """Covers a body with rice; one mesh."""
    rng = np.random.default_rng(seed)
    shape, shape_faces = grain_mesh()
    verts, faces = [], []
    for p, n in zip(*sample_surface(body, count, rng, min_dist=0.034, cond=where)):
        n = n / np.linalg.norm(n)
        along = np.cross(n, rng.standard_normal(3))
        along = along / np.linalg.norm(along) + n * rng.normal(0, 0.28)
        along /= np.linalg.norm(along)
        across = np.cross(along, n)
        across /= np.linalg.norm(across)
        axes = np.stack([across, np.cross(across, along), along], 1) * (0.86 + 0.3 * rng.random())
        faces.append(shape_faces + len(verts) * len(shape))
        verts.append(shape @ axes.T + p - n * 0.012 * (rng.random() * 1.2 - 0.1))
    return mesh_obj("grains", np.concatenate(verts), np.concatenate(faces), mat)


# ---------------------------------------------------------------- pieces
def uramaki(seed, m, radius=0.40, height=0.5):
    """Inside-out roll, standing, cut face up: rice, a spiral of nori, four fillings."""
    uneven = lambda a, r, z: (r * (1 + 0.025 * math.cos(3 * a + seed) + 0.02 * math.cos(2 * a + seed * 2)), z)
    wall = [(0.17, 0), (0.17, 0.001), (radius, 0, 0.06), (radius, height, 0.06), (0.2, height)]
    body = lathe("body", fillet(wall, 6), m["rice"], 64, fn=uneven)
    inside = lambda q: math.hypot(q[0], q[1]) < 0.287 and not 0.04 < q[2] < height - 0.04
    core = [(0, 0.0), (0.225, 0), (0.225, height - 0.004), (0, height - 0.004)]
    spiral = []
    for t in np.linspace(0, 1, 91):
        a, r = t * 2 * math.pi * 1.12 + seed, 0.232 + 0.022 * t
        spiral.append((r * math.cos(a) * (1 + 0.05 * math.cos(2 * a + seed)), r * math.sin(a)))
    parts = [
        grains(body, 1500, seed, m["rice"], lambda q: not inside(q)),
        body,
        lathe("core", core, m["rice"], 48),
        sheet("nori", spiral, height + 0.012, 0.02, m["nori"]),
    ]
    for what, x, y, sx, sy, up, turn, bevel in (
        ("salmon", -0.075, 0.085, 0.24, 0.20, 0.016, 20 + seed * 5, 0.02),
        ("avocado", 0.105, 0.06, 0.20, 0.20, 0.014, -20 + seed * 9, 0.03),
        ("cucumber", 0.0, -0.115, 0.22, 0.16, 0.012, 10, 0.015),
        ("peel", 0.0, -0.178, 0.18, 0.025, 0.004, 10, 0.008),
    ):
        at = (x, y, height / 2 + up)
        parts.append(box(what, (sx, sy, height), m[what], bevel, 3, at, (0, 0, turn)))
        subsurf(parts[-1], 1)
    return hidden(join(parts, "uramaki"))


def nigiri(fish, seed, rice, loc):
    """A pressed pillow of rice under a slice that hangs over both ends."""
    pillow = ico("pillow", 1, 4, rice)
    for v in pillow.data.vertices:
        x, y, z = v.co
        v.co = (rounded(x, 0.8) * 0.27, rounded(y, 0.75) * 0.52, rounded(z, 0.8) * 0.2 + 0.2)
    length, width, thick, rows, cols = 0.72, 0.305, 0.075, 60, 40
    verts, faces = [], []
    for v in np.linspace(-1, 1, rows + 1):
        end = (1 - abs(v) ** 7) ** 0.5 if abs(v) < 1 else 0
        for a in np.linspace(0, 2 * math.pi, cols, endpoint=False):
            sx, sz = rounded(math.cos(a), 0.55), rounded(math.sin(a), 0.7)
            x = sx * width * (end * 0.92 + 0.08) * (1 - 0.10 * v * v + 0.05 * math.sin(v * 3 + seed))
            z = 0.445 - 0.22 * abs(v) ** 3 - 0.063 * abs(sx) ** 2.5 + sz * thick * (0.25 + 0.75 * end)
            verts.append((x, v * length, z + 0.012 * mnoise.noise(Vector((x * 4, v * length * 4, seed)))))
    for j in range(rows):
        for i in range(cols):
            a, b, n = j * cols, (j + 1) * cols, (i + 1) % cols
            faces.append((a + i, a + n, b + n, b + i))
    faces += [tuple(range(cols))[::-1], tuple(range(rows * cols, (rows + 1) * cols))]
    slab = mesh_obj("slice", verts, faces, fish)
    subsurf(slab, 1)
    place(join([grains(pillow, 900, seed, rice), pillow, slab], "nigiri"), loc, (0, 0, AWAY))


def gunkan(m, loc, seed=4):
    """A little ship of nori full of salmon roe."""
    rng = np.random.default_rng(seed)
    oval = lambda a, w, h: (w * rounded(math.cos(a), 0.8), h * rounded(math.sin(a), 0.8))
    rim = [oval(a, 0.274, 0.444) for a in np.linspace(0, 2 * math.pi, 81)]
    parts = [sheet("nori", rim, 0.44, 0.014, m["nori"])]
    parts.append(box("rice", (0.42, 0.68, 0.36), m["rice"], 0.12, 5, (0, 0, 0.18)))
    pearl = hidden(ico("roe", 0.047, 3, m["roe"]))
    found = []
    for _ in range(9000):
        a, q = rng.random() * 6.28, math.sqrt(rng.random())
        p = (*oval(a, 0.22 * q, 0.39 * q), 0.40 + 0.13 * (1 - q * q) + 0.03 * rng.random())
        if all(sum((i - j) ** 2 for i, j in zip(p, other)) > 0.0047 for other in found):
            found.append(p)
            parts.append(put(pearl, p, scale=0.88 + 0.2 * rng.random()))
    parent(parts, "gunkan", loc, (0, 0, AWAY))


def sprinkle(seeds, x, y, seed, radius=0.425, top=0.525):
    """Sesame on the side and the upper rim of a standing roll."""
    rng = np.random.default_rng(seed)
    for _ in range(46):
        a, z, r = rng.random() * 6.28, 0.05 + 0.42 * rng.random(), radius
        rot = (rng.normal(0, 0.8), rng.normal(0, 0.2), a + math.pi / 2)
        if rng.random() < 0.35:
            r, z, rot = 0.30 + 0.1 * rng.random(), top, (math.pi / 2, 0, rng.random() * 6)
        at = (x + r * math.cos(a), y + r * math.sin(a), SLATE + z)
        put(seeds[rng.random() < 0.4], at, rot)


def ginger(rng, x, y):
    m = Mat("ginger")
    flesh = m.principled(
        base="#fbd0bd", rough=0.25, sss=0.4, sss_color="#f9c6b0", sss_radius=(0.08, 0.05, 0.03), coat=0.5
    )
    m.out_surf(m.mixsh(0.3, flesh, m.n("BsdfTranslucent", {"Color": lin("#f6b79c")})))
    for k in range(13):
        curl = lambda x, y, u, v: (
            x * (0.8 + 0.2 * math.cos(y * 6)),
            y,
            0.09 * math.sin(y * 9 + k) + 0.06 * math.cos(x * 11 + k) + x * x,
        )
        petal = grid("ginger", 0.30, 0.42, 16, 22, curl, m.m)
        mod(petal, "SOLIDIFY", thickness=0.008)
        subsurf(petal, 1)
        a, r = k * 2.4, 0.06 * (k % 4)
        at = (x + r * math.cos(a), y + 1.2 * r * math.sin(a), SLATE + 0.10 + 0.012 * k)
        place(petal, at, (*rng.normal(0, 34, 2), math.degrees(a)), 0.9)


def wasabi(x, y):
    m = Mat("wasabi")
    n = m.noise(22, 6, 0.7, vec=m.coord())
    colour = m.mix(m.maprange(n, 0.35, 0.65, 0, 1), "#a6cf62", "#86b548")
    m.out_surf(m.principled(base=colour, rough=0.7, sss=0.2, sss_color=colour, normal=m.bump(n, 0.8, 0.03)))
    o = ico("wasabi", 0.2, 5, m.m, (x, y, SLATE + 0.09))
    for v in o.data.vertices:
        v.co = v.co * (1 + 0.16 * mnoise.noise(v.co * 5) + 0.05 * mnoise.noise(v.co * 18))
        v.co.z *= 0.72


def soy_and_chopsticks():
    under = spline([(0.33, 0), (0.42, 0.05), (0.56, 0.16), (0.60, 0.24)], 8)
    top = spline([(0.575, 0.25), (0.53, 0.17), (0.40, 0.08), (0, 0.06)], 8)
    glaze = ceramic("#20303c", "#8fa3ad", 0.25, 0.9)
    dish = lathe("dish", [(0, 0.02), (0.3, 0.02)] + under + top, glaze, 128)
    sauce = P(base="#1a0703", rough=0.05, spec=0.6, coat=0.5)
    soy = lathe("soy", [(0, 0.15), (0.50, 0.15), (0.515, 0.158)], sauce, 96)
    parent([dish, soy], "soy", (-2.35, -1.95, 0))
    lacquer, brass = P(base="#2a120c", rough=0.25, coat=0.8, coat_rough=0.1), gold("#d9a860", 0.22)
    for k, turn in enumerate((0, 2.8)):
        shape = [(0, 0), (0.026, 0, 0.02), (0.052, 3.2, 0.02), (0.052, 4.5, 0.02), (0, 4.5)]
        stick = lathe("chopstick", fillet(shape, 5), lacquer, 24)
        ring = lathe("ring", [(0.0535, 3.9), (0.0535, 4.02)], brass, 24)
        parent([stick, ring], "chopstick", (-1.5, -1.78 - 0.26 * k, 0.16), (0, 91.2, turn))
    box("rest", (0.2, 0.62, 0.13), ceramic("#efe8da", None), 0.06, 5, (-1.05, -1.92, 0.065), (0, 0, 8))


def build(view):
    rng = np.random.default_rng(21)
    grid("table", 40, 40, 2, 2, None, stone("#1b2027", "#2b3138", 2.2, 0.7, 0.35))
    slate = stone("#15171a", "#26292d", 5, 0.45, 0.3)
    box("slate", (5.2, 2.5, 0.12), slate, 0.05, 4, (0, 0.1, 0.16))
    for x in (-2.1, 2.1):
        box("foot", (0.3, 1.9, 0.1), slate, 0.02, 2, (x, 0.1, 0.05))

    m = dict(
        rice=P(base="#fff9ee", rough=0.34, coat=0.25, coat_rough=0.2, spec=0.4),
        nori=nori_mat(),
        salmon=fish_mat("#f4743b", "#ffc9a2", "#e85a24"),
        avocado=soft("#b4cb4c", 0.4, 0.3, 0.2),
        cucumber=soft("#c5e392", 0.25, 0.35, 0.5),
        peel=P(base="#2f6b2c", rough=0.35, coat=0.3),
        roe=soft("#ff5a16", 0.06, 0.35, 1, (0.08, 0.03, 0.01), trans=0.55, ior=1.36),
    )
    sesame = [ico("sesame", 1, 2, P(base=c, rough=0.48)) for c in ("#f0dcae", "#191512")]
    for o in sesame:
        hidden(o)
        for v in o.data.vertices:
            v.co = (v.co.x * 0.0165 * (1 - 0.45 * v.co.z), v.co.y * 0.009, v.co.z * 0.028)

    # two rows of rolls and one on its side to show its heart
    rolls = [uramaki(k, m) for k in (1, 2, 3)]
    rows = ((-1.95, 0.52), (-1.08, 0.56), (-0.22, 0.52), (-1.52, -0.32), (-0.62, -0.34), (0.22, -0.30))
    for k, (x, y) in enumerate(rows):
        put(rolls[k % 3], (x, y, SLATE), (0, 0, math.radians(10 + 61 * k)))
        sprinkle(sesame, x, y, k + 1)
    put(rolls[1], (1.02, -0.36, SLATE + 0.41), (math.radians(90), 0, math.radians(-20)))

    nigiri(m["salmon"], 3, m["rice"], (1.35, 0.62, SLATE - 0.02))
    nigiri(fish_mat("#b3172c", "#d8596a", "#8f0e22", 0.8), 5, m["rice"], (2.08, 0.0, SLATE - 0.02))
    nigiri(m["salmon"], 9, m["rice"], (0.62, 1.0, SLATE - 0.02))
    gunkan(m, (2.22, 0.92, SLATE))
    wasabi(1.98, -0.66)
    ginger(rng, -2.12, -0.52)
    soy_and_chopsticks()

    # a low broad light behind, warm from the right, soft from the left; placed as the main camera sees it
    turn = Matrix.Rotation(math.radians(-42), 4, "Z")
    seen = lambda x, y, z: Vector((0.15, -0.1, 0)) + turn @ Vector((x, y, z))
    heart = seen(0, 0, 0.3)
    softbox(seen(-1.8, 5.2, 4.8), heart, (5, 2.4), 1150, "#fff3e4", grad="r")
    softbox(seen(5.0, 0.2, 3.4), heart, (2.0, 2.8), 420, "#ffdcb5", grad="v")
    softbox(seen(-4.8, -2.0, 4.2), heart, (2.6, 2.6), 380, "#fff4ea")
    world("#3f454c", 0.8)
