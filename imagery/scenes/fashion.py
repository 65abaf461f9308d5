"""Street Fashion: a blue puffer, a bucket hat and mirrored glasses on a lacquered head, hard light on orange."""
from mathutils.bvhtree import BVHTree

from studio import *

FRAME = dict(loc=(2.6, -13.6, 2.75), target=(0, 0, 2.42), lens=114, fstop=None)
VIEWS = {
    "main": FRAME,
    "before": dict(FRAME, grade=dict(exposure=0.85, wb=(1.12, 1.03, 0.58), iso=0.04)),
    "detail": dict(
        loc=(2.1, -6.4, 2.35), target=(0.25, -0.5, 1.7), lens=150, fstop=1.3, focus=(0.4, -0.62, 1.5)
    ),
}
GRADE = dict(exposure=0.2)
BOUNCES = 8


def nylon(color, rim, rough=0.29, coat=0.5, puckers=38):
    """Glossy shell fabric: fine ripstop, puckers that run into the seams, lighter where it turns away."""
    m = Mat("nylon")
    crumple = m.noise(3.0, 5, 0.6, vec=m.coord())
    grain = m.noise(46, 4, 0.6, vec=m.coord())
    ripstop = m.math("MAXIMUM", *(m.wave(62, 0.2, 1, 1, vec=m.coord(), dirn=d) for d in "XZ"))
    height = m.math("ADD", m.math("MULTIPLY", crumple, 0.6), m.math("MULTIPLY", grain, 0.12))
    pucker = m.noise(1, 3, 0.55, vec=m.mapping(m.coord("UV"), scale=(puckers, 11, 1)))
    weave = m.bump(pucker, 0.4, 0.06, normal=m.bump(ripstop, 0.1, 0.003))
    facing = m.n("LayerWeight", {"Blend": 0.35}).outputs["Facing"]
    m.out_surf(
        m.principled(
            base=m.mix(facing, color, rim),
            rough=m.maprange(crumple, 0.3, 0.7, rough * 0.75, rough * 1.35),
            spec=0.5,
            coat=coat,
            coat_rough=0.18,
            sheen=0.2,
            normal=m.bump(height, 0.16, 0.03, normal=weave),
        )
    )
    return m.m


def shell():
    """The simulated puffer; returns what finds its front: (x, z) -> y."""
    parts = []
    for name, mirror, puckers in (("torso", 1, 38), ("collar", 1, 24), ("sleeve", 1, 13), ("sleeve", -1, 13)):
        part = load_mesh(f"puff_{name}", nylon("#1f3bd6", "#4b69ff", puckers=puckers))
        part.scale.x = mirror
        mod(part, "SMOOTH", factor=0.4, iterations=2)
        subsurf(part, 1)
        parts.append(part)
    graph = bpy.context.evaluated_depsgraph_get()
    graph.update()
    trees = [BVHTree.FromObject(part, graph) for part in parts[:2]]

    def front(x, z):
        hits = [tree.ray_cast((x, -6, z), (0, 1, 0))[0] for tree in trees]
        return min((hit.y for hit in hits if hit), default=None)

    return front


def sew(o, front, x, z, lift):
    """Lays a flat XZ mesh onto the jacket around (x, z)."""
    for v in o.data.vertices:
        v.co.x, v.co.z = v.co.x + x, v.co.z + z
        v.co.y += front(v.co.x, v.co.z) - lift
    return o


def zipper(front):
    """Tape, teeth and slider down the middle, following every puff."""
    steel = P(base="#e8ecf5", metal=1, rough=0.18)
    path = [(front(0, z), z) for z in np.linspace(0.02, 2.62, 60)]
    path = spline([(0, y - 0.012, z) for y, z in path if y is not None and y < -0.2][::2], 8)
    edges = [(x, y - 0.004, z) for _, y, z in path for x in (-0.05, 0.05)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(path) - 1)]
    mod(mesh_obj("tape", edges, faces, nylon("#0f1d5a", "#0f1d5a", 0.5, 0.1)), "SOLIDIFY", thickness=0.012)
    tooth = box("tooth", (0.03, 0.022, 0.011), steel, 0.004, 2, (0, 9, 0))
    run, side = 0.0, 1
    for a, b in zip(path[:-1], path[1:]):
        run += math.dist(a, b)
        if run > 0.0155:
            inst(tooth, (0.009 * side, a[1] - 0.018, a[2]))
            run, side = 0.0, -side
    _, y, z = path[int(len(path) * 0.8)]
    box("slider", (0.085, 0.045, 0.1), steel, 0.018, 4, (0, y - 0.03, z))
    pull = tube("pull", [(0, 0, 0.02), (0, -0.035, -0.03), (0, -0.03, -0.13)], 0.014, steel, 4)
    grip = loft(
        "grip",
        fillet([(-0.01, -0.36), (0, -0.36, 0.012), (0, -0.1, 0.012), (-0.01, -0.1)], 5),
        0.04,
        0.02,
        0.02,
        P(base="#f05a28", rough=0.4),
    )
    grip.location.y = -0.03
    parent([pull, grip], "pull", (0, y - 0.045, z), (9, 0, 4))


def patch(front):
    """Woven label with the brand's name, sewn onto the chest."""
    cloth = fabric("#f6f1e4", "#e4dcc8", 60, bump=0.5)
    label = grid("label", 0.34, 0.19, 34, 20, lambda x, y, u, v: (x, 0, y), cloth)
    parts = [sew(label, front, 0.44, 1.5, 0.014)]
    mod(label, "SOLIDIFY", thickness=0.012, offset=-1)
    orange, blue, thread = (P(base=c, rough=0.8) for c in ("#f05a28", "#1f3bd6", "#ffffff"))
    sew(text("OFF-GRID", 0.06, orange, "inter-b", 0.001, 1.05), front, 0.44, 1.515, 0.0165)
    sew(text("SEOUL  SYDNEY", 0.025, blue, "inter", 0.001, 1.2), front, 0.44, 1.45, 0.0165)
    for i in range(26):
        x = 0.44 + (i / 25 - 0.5) * 0.3
        for z in (1.5 - 0.081, 1.5 + 0.081):
            box("stitch", (0.008, 0.004, 0.003), thread, 0.001, 1, (x, front(x, z) - 0.0155, z))


def hem(rib):
    o = lathe(
        "hem", fillet([(0.80, -0.14), (0.815, -0.14, 0.02), (0.83, 0.02, 0.02), (0.80, 0.03)], 6), rib, 200
    )
    o.scale.y = 0.66


# height, half width, depth to the front, depth to the back
HEAD = [
    (2.00, 0.36, 0.34, 0.38),
    (2.30, 0.30, 0.27, 0.35),
    (2.55, 0.275, 0.25, 0.34),
    (2.70, 0.275, 0.26, 0.35),
    (2.78, 0.29, 0.40, 0.36),
    (2.83, 0.305, 0.50, 0.38),
    (2.92, 0.34, 0.545, 0.41),
    (3.10, 0.405, 0.565, 0.47),
    (3.32, 0.465, 0.58, 0.54),
    (3.60, 0.50, 0.585, 0.59),
    (3.86, 0.46, 0.53, 0.56),
    (4.06, 0.32, 0.37, 0.40),
    (4.16, 0.04, 0.04, 0.04),
]


def head(mat):
    """Shop mannequin: one smooth form from neck to crown with the hint of a nose, no features."""
    bell = lambda q, centre, width: math.exp(-(((q - centre) / width) ** 2))
    verts, faces, n = [], [], 160
    rows = spline(HEAD, 14)
    for z, a, f, b in rows:
        for k in range(n):
            x, y = a * math.cos(2 * math.pi * k / n), math.sin(2 * math.pi * k / n)
            y *= b if y > 0 else f
            if y < 0:  # nose, and hollows beside it for the eyes
                y -= 0.085 * bell(x, 0, 0.075) * (bell(z, 3.2, 0.1) if z < 3.2 else bell(z, 3.2, 0.26))
                y += 0.045 * bell(abs(x), 0.2, 0.13) * bell(z, 3.46, 0.13)
            verts.append((x, y, z - 0.15 + 0.22 * y * bell(z, 2.86, 0.28)))  # the jaw rises towards the ears
    for j in range(len(rows) - 1):
        for k in range(n):
            faces.append((j * n + k, j * n + (k + 1) % n, (j + 1) * n + (k + 1) % n, (j + 1) * n + k))
    subsurf(mesh_obj("head", verts, faces, mat), 1)


def hat():
    m = Mat("canvas")
    weave = m.math("MAXIMUM", m.noise(230, 3, 0.6, vec=m.coord("UV")), m.noise(120, 3, 0.6, vec=m.coord()))
    m.out_surf(m.principled(base="#fbf7ec", rough=0.9, sheen=0.5, normal=m.bump(weave, 0.35, 0.006)))
    outside = [(0, 0.5), (0.46, 0.5, 0.12), (0.56, 0.06, 0.05), (0.93, -0.3, 0.03)]
    inside = [(0.915, -0.315), (0.545, 0.035, 0.05), (0.45, 0.47, 0.1), (0, 0.47)]

    def floppy(th, r, z):
        sag = (0.035 * math.sin(2 * th + 0.6) + 0.02 * math.sin(5 * th)) * max(0, (r - 0.5) / 0.4)
        return r * (1 + 0.016 * math.sin(3 * th + 1) + 0.012 * math.sin(5 * th)), z + sag

    o = lathe("hat", fillet(outside + inside, 10), m.m, 200, floppy)
    place(o, (0, 0.02, 3.61), (-9, 0, 3), (0.97, 1.06, 1))
    thread = P(base="#cfc6b1", rough=0.9)
    for r in (0.63, 0.705, 0.78, 0.855):
        ring = [
            floppy(a, r, 0.06 - (r - 0.56) * 0.945) + (a,)
            for a in np.linspace(0, 2 * math.pi, 60, endpoint=False)
        ]
        tube(
            "stitching", [(q * math.cos(a), q * math.sin(a), z) for q, z, a in ring], 0.0035, thread, 2, True
        ).parent = o


def glasses():
    frame, mirror = P(base="#0b0b10", rough=0.12, coat=1), P(base="#ff7a3d", metal=1, rough=0.06)
    parts, n, rings = [], 56, 10
    for side in (1, -1):
        verts = []
        for q in np.linspace(0, 1, rings + 1):
            for th in np.linspace(0, 2 * math.pi, n, endpoint=False):
                c, s = math.cos(th), math.sin(th)
                a = 0.205 * q * math.copysign(abs(c) ** 0.72, c)
                b = 0.125 * q * math.copysign(abs(s) ** 0.8, s) - 0.02 * abs(c) * q
                x = side * 0.235 + a
                z = b + 0.02 * side * a
                verts.append((x * 1.12, -0.58 + 0.468 * x * x + 0.16 * b * b, z * 1.22))
        faces = [
            (j * n + k, j * n + (k + 1) % n, (j + 1) * n + (k + 1) % n, (j + 1) * n + k)
            for j in range(rings)
            for k in range(n)
        ]
        parts += [
            mesh_obj("lens", verts, faces, mirror),
            tube("rim", verts[rings * n :], 0.026, frame, 5, True),
        ]
        temple = [(0.44, -0.49, 0.03), (0.5, -0.36, 0.035), (0.515, -0.1, 0.03), (0.52, 0.12, -0.02)]
        parts.append(tube("temple", [(side * x, y, z) for x, y, z in temple], 0.022, frame, 4))
    parts.append(
        tube("bridge", [(-0.05, -0.578, 0.03), (0, -0.6, 0.05), (0.05, -0.578, 0.03)], 0.022, frame, 5)
    )
    parent(parts, "glasses", (0, -0.105, 3.33), (-3, 0, 0))


def stock_room():
    """What the customer sees: grey wall, clothes rail, cartons, a phone's flash."""
    rng = random.Random(5)
    box("wall", (20, 0.2, 16), matte("#8f918e", 0.9, 0.3, 9), 0, loc=(0, 2.9, 4))
    box("trunking", (0.16, 0.1, 9), plastic("#c9c8c0", 0.5, 0.1), 0.02, 2, (0.62, 2.76, 3))
    steel = P(base="#9a9da0", metal=1, rough=0.35)
    tube("rail", [(-6, 1.7, 3.62), (-3, 1.7, 3.6), (-0.75, 1.7, 3.62)], 0.05, steel, 5)
    tube("post", [(-0.75, 1.7, 3.66), (-0.75, 1.7, 2), (-0.75, 1.7, -1)], 0.05, steel, 5)
    # garments seen from their sleeves, each with its own folds
    x = -0.98
    for color in ("#3a3f45", "#6b2f33", "#8a8577", "#23313f", "#4c5a45", "#a39a86", "#2c2a2d", "#59443a"):
        wide, k = rng.uniform(0.12, 0.17), rng.random() * 9
        folds = lambda th, r, z: (
            r * (1 + 0.16 * math.sin(5 * th + z * 1.3 + k) + 0.07 * math.sin(11 * th + k)),
            z,
        )
        form = fillet([(0.75, -0.4), (0.85, 1.2), (0.8, 2.9, 0.3), (0.3, 3.4, 0.1), (0, 3.42)], 8)
        o = lathe("garment", form, fabric(color, None, 160), 90, folds)
        place(
            o,
            (x - wide, 1.7, -0.1 + rng.uniform(-0.05, 0.05)),
            (0, rng.uniform(-2, 2), rng.uniform(-8, 8)),
            (wide, 0.75, 1),
        )
        hook = [(0, 0, 3.2), (0, 0, 3.45), (0, 0.07, 3.6), (0, 0, 3.69), (0, -0.06, 3.62)]
        tube("hook", [(x - wide + a, 1.7 + b, c) for a, b, c in hook], 0.014, steel, 3)
        x -= 2 * wide + 0.02
    # cartons on the right
    card_, tape = matte("#a97f52", 0.9, 0.15), P(base="#c7ab7c", rough=0.3, coat=0.3)
    for w, h, at, turn in (
        (2.2, 1.5, (2.0, 1.75, 0.35), 6),
        (1.9, 1.1, (1.75, 1.85, 1.66), -9),
        (1.5, 0.8, (1.95, 1.8, 2.62), 14),
    ):
        box("carton", (w, 1.5, h), card_, 0.02, 2, at, (0, 0, turn))
        box("tape", (0.26, 1.51, h + 0.01), tape, 0.02, 2, at, (0, 0, turn))
        box(
            "slip",
            (0.5, 0.01, 0.34),
            matte("#e8e4d8"),
            0,
            loc=(at[0] - 0.55, at[1] - 0.86, at[2]),
            rot=(0, 0, turn),
        )
    spot((2.95, -13.4, 3.0), (0, 0, 2.2), 4600, 40, 0.9, 0.04, "#f2f5ff")
    softbox((0, 0.5, 8), (0, 0.8, 0), (3, 0.4), 90, "#dfffd0")
    world("#6a705c", 0.3)


def studio_light():
    """A hard key that draws the lookbook shadow, warm fill, two rims."""
    cyclorama(matte("#f05a28", 0.8), back=3.6, radius=2.4, depth_front=10, z=-0.6)
    spot((-3.6, -7.5, 6.2), (0, 0, 1.9), 4000, 48, 0.4, 0.28, "#fff4e6")
    softbox((4.4, -2, 4.5), (0, 0, 2), (2, 4), 260, "#ffe3d2", grad="v")
    softbox((-3.8, 2.0, 4.2), (0, 0, 2.2), (0.8, 3.4), 260, "#ffd9c4")
    softbox((3.2, 2.4, 4.6), (0, 0, 2.4), (0.8, 3.4), 260, "#cfe0ff")
    world("#ffb39a", 0.45)


def build(view):
    front = shell()
    zipper(front)
    patch(front)
    if view == "before":
        head(P(base="#d8c3ab", rough=0.45))
        stock_room()
    else:
        head(P(base="#ee4a17", rough=0.2, coat=1, coat_rough=0.04))
        hat()
        glasses()
        studio_light()
