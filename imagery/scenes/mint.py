"""Mint Cosmetic: a cooling tube and an open jar in a pale mint arch with ice and fresh leaves."""
from studio import *
from studio.flora import palm
from studio.props import *

VIEWS = {
    "main": dict(loc=(0.1, -12.6, 3.5), target=(0.12, 0, 1.42), lens=86, fstop=1.1, focus=(0.2, -0.2, 1.1)),
    "detail": dict(
        loc=(2.5, -6.2, 3.1), target=(0.86, -0.42, 0.86), lens=136, fstop=1.6, focus=(0.82, -0.7, 0.95)
    ),
}
GRADE = dict(exposure=0.22, power=1.75, sat=1.45)
SUN = (-4.4, -4.0, 4.6)  # where it stands, seen from the set


def hidden(o):
    """A model to copy from: kept out of the picture itself."""
    o.hide_render = True
    return o


def arch(w, h, depth, mat, y):
    """A slab with a round top, standing at y."""
    outline = (
        [(-w, 0)] + [(-w * math.cos(a), h + w * math.sin(a)) for a in np.linspace(0, math.pi, 64)] + [(w, 0)]
    )
    n = len(outline)
    verts = [(x, d, z) for d in (0, depth) for x, z in outline]
    sides = [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)]
    o = mesh_obj("arch", verts, [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + sides, mat)
    mod(o, "BEVEL", width=0.03, segments=4, limit_method="ANGLE", angle_limit=math.radians(50))
    place(o, (0.25, y, 0))


def stage():
    cyclorama(matte("#b2e8cf", 0.85, 0.03, 30), back=3.4, radius=0.25, depth_front=10, height=12)
    arch(1.75, 2.35, 0.5, matte("#f2fdf8", 0.8), 2.5)
    arch(1.25, 2.1, 0.5, matte("#93dbba", 0.85), 2.32)
    disc("low", 1.5, 0.36, matte("#fafffc", 0.6, 0.02), 0.05, 220, (0.15, 0.2, 0))
    disc("high", 0.78, 0.5, matte("#86d3b1", 0.7), 0.045, 200, (-0.35, 0.42, 0.36))


def on_tube(o, height):
    """Lays a line of type onto the front of the squeeze tube (see cosmetic_tube)."""
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.subdivide_edges(bm, edges=[e for e in bm.edges if e.calc_length() > 0.03], cuts=2)
    for v in bm.verts:
        z = v.co.z + height
        flat = max(0, min(1, (z - 0.4) / 1.42)) ** 1.6
        a, b = (1 - flat) * 0.315 + flat * 0.44, (1 - flat) * 0.315 + flat * 0.018
        v.co.y = -b * math.sqrt(max(0, 1 - (v.co.x / a) ** 2)) - 0.004
        v.co.z = z
    bm.to_mesh(o.data)
    bm.free()
    return o


def products(rng, water):
    white, green = plastic("#fbfffd", 0.3, 0.5), plastic("#3fb88c", 0.2, 0.8)
    ink = P(base="#0b5a3f", rough=0.4)
    lines = [
        on_tube(text("minthe", 0.23, ink, "garamond-i"), 1.2),
        on_tube(text("COOLING CREAM", 0.046, ink, "inter", 0, 1.3), 1.0),
        on_tube(text("menthol  ·  aloe  ·  squalane", 0.034, ink, "inter", 0, 1.1), 0.8),
        on_tube(text("75 ml / 2.5 fl oz", 0.032, ink, "inter", 0, 1.1), 0.62),
    ]
    parent(
        cosmetic_tube(0.44, 1.42, 0.3, white, green, 0.36, 0.3) + lines,
        "tube",
        (-0.35, 0.42, 0.86),
        (0, 0, 10),
    )
    # the jar: milky, its cream whipped up, its lid leaning beside it
    milk = plastic("#dcf7ea", 0.2, 0.9)
    jar_ = jar(0.52, 0.42, 0.25, milk, green, None, None, 0.12, open=True)
    swirl_ = swirl("swirl", 0.42, 0.3, 2.2, cream("#effcf5", 0.35, 0.3), peak=0.16, groove=0.05)
    swirl_.location.z = 0.43
    name = wrap_cyl(text("minthe", 0.14, ink, "garamond-i"), 0.52, -90, 0.004)
    name.location.z = 0.22
    wet = lambda q: q[1] < -0.2 and 0.06 < q[2] < 0.38 and not (abs(q[0]) < 0.24 and 0.12 < q[2] < 0.34)
    dew = droplets(jar_[0], 70, 0.007, 0.03, water, rng, 3, 0.5, cond=wet, min_dist=0.05)
    parent(jar_ + [swirl_, name] + dew, "jar", (0.82, -0.38, 0.36), (0, 0, 9))
    lid = fillet([(0, 0), (0.54, 0, 0.015), (0.54, 0.25, 0.05), (0, 0.25)], 12)
    box("block", (1.0, 1.0, 0.28), matte("#f0fbf6", 0.7), 0.04, 4, (1.85, 0.55, 0.14), (0, 0, 22))
    place(lathe("lid", lid, green, 160), (1.62, 0.02, 0.5), (72, 0, -32))


def leaves(rng):
    """Sprigs and single leaves of mint."""
    greens = [
        leaf_mat("#1f9a48", "#a4ec8f", "#45b860", 0.36, nveins=9, trans=0.4),
        leaf_mat("#38b257", "#bdf2a6", "#63c977", 0.36, nveins=9, trans=0.4),
    ]
    shape = lambda k: leaf(
        "mint", 0.62, 0.36, greens[k % 2], 14, 34, 0.32, 0.34, 0.55, 1.25, 0.1, 0.05, 15, k, 0.8
    )
    models = [hidden(shape(k)) for k in range(5)]

    def one(x, y, z, rx, ry, rz, s):
        inst(models[rng.randrange(5)], (x, y, z), (rx, ry, rz), s)

    def sprig(x, y, z, turn, s):
        pairs = ((0, 28, 1), (180, 24, 0.95), (90, 40, 0.8), (270, 44, 0.8), (45, 66, 0.55), (225, 68, 0.5))
        for k, (a, tilt, size) in enumerate(pairs):
            one(x, y, z + 0.015 * k, tilt, 0, turn + a, size * s)

    sprig(1.42, -1.0, 0.03, 20, 0.95)
    sprig(-1.35, -0.62, 0.05, 70, 1.05)
    sprig(-0.78, -0.98, 0.38, 130, 0.62)
    sprig(0.88, -0.44, 1.03, 30, 0.42)
    for x, y, z, turn, s in (
        (0.12, -1.2, 0.4, 40, 0.7),
        (-1.75, 0.15, 0.03, 200, 0.8),
        (0.45, -1.75, 0.03, 110, 0.7),
        (2.15, -0.35, 0.03, 300, 0.85),
        (-0.2, -1.72, 0.03, -30, 0.55),
    ):
        one(x, y, z, rng.uniform(4, 16), rng.uniform(-10, 10), turn, s)


def ice():
    """Cubes with soft edges, clear with frosty patches."""
    m = Mat("ice")
    frost = m.maprange(m.noise(3, 4, 0.6, vec=m.coord()), 0.45, 0.7, 0, 0.22)
    wavy = m.bump(m.noise(5, 3, vec=m.coord()), 0.35, 0.05)
    clear = m.n("BsdfGlass", {"Color": lin("#f6fffb"), "Roughness": frost, "IOR": 1.31, "Normal": wavy})
    path = m.n("LightPath")
    soft = m.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"])
    m.out_surf(m.mixsh(soft, clear, m.n("BsdfTransparent", {"Color": lin("#effdf7")})))
    for k, (x, y, z, s, rot) in enumerate(
        (
            (-1.02, -0.28, 0.56, 0.42, (0, 0, 28)),
            (-1.28, -1.22, 0.22, 0.46, (8, 4, -18)),
            (0.25, -0.98, 0.53, 0.34, (0, 6, 40)),
            (-0.72, -1.62, 0.16, 0.33, (0, 0, 12)),
            (1.95, -0.95, 0.2, 0.42, (4, 0, 50)),
        ),
        1,
    ):
        o = apply_mods(box("ice", (s, s, s * 0.92), m.m, s * 0.14, 5))
        bm = bmesh.new()
        bm.from_mesh(o.data)
        bmesh.ops.subdivide_edges(bm, edges=bm.edges, cuts=3, use_grid_fill=True)
        bm.to_mesh(o.data)
        bm.free()
        for v in o.data.vertices:
            lump = 0.07 * mnoise.noise(v.co * 1.8 / s + Vector((k * 5, 0, 0)))
            v.co *= 1 + lump - 0.05 * max(0, 1 - 2 * abs(v.co.z) / s)
        o.data.polygons.foreach_set("use_smooth", [True] * len(o.data.polygons))
        place(o, (x, y, z), rot)


def light():
    """Warm sun through palms, soft white fill, a rim from behind."""
    sun_from(SUN, 6.0, 1.3, "#fff4e2")
    frond = hidden(palm(matte("#000000"), matte("#000000"), 3.2, 22, 0.16, 2, 1.15, 0.35))
    for target, far, rot, s, off in (
        ((1.3, 2.4, 2.9), 5.5, (20, 30, -60), 0.95, (0, 0.4)),
        ((-1.2, 3.2, 3.6), 5.6, (40, 20, -100), 0.95, (0, 0.2)),
        ((2.6, 3.0, 4.2), 5.5, (20, 50, -20), 0.9, (0, 0)),
        ((1.9, -1.0, 0), 5.0, (30, 10, -30), 0.7, (0.3, 0)),
    ):
        gobo(frond, target, SUN, far, rot, s, off)
    softbox((4.2, -2.4, 4.4), (0, 0, 1), (3, 3), 110, "#f0fff8")
    softbox((-1.5, -6, 5.5), (0, 0, 1), (3.5, 2), 120, "#ffffff", grad="r")
    softbox((3.4, 2.0, 3.6), (0.2, 0, 1.2), (0.7, 2.6), 140, "#ffffff")
    world("#ecfbf4", 0.48)


def build(view):
    rng = np.random.default_rng(9)
    water = glass("#ffffff", 0, 1.333, 0.98)
    stage()
    products(rng, water)
    leaves(random.Random(4))
    ice()
    for _ in range(36):  # splashes on the floor
        x, y, r = rng.uniform(-2, 2.2), rng.uniform(-2.4, -0.9), 0.012 + 0.04 * rng.random() ** 2.5
        ico("splash", r, 3, water, (x, y, 0.002)).scale.z = 0.5
    light()
