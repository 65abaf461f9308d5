"""flower."""
from studio import *
from studio.flora import *

VIEWS = {"main": dict(loc=(0, -12.2, 3.3), target=(0, 0, 1.62), lens=86, fstop=1.0, focus=(0, -0.7, 1.0))}
# was: setup(1200, 1500, spp, pct, bounces=8, clamp=6)


def build(view):
    rng = random.Random(3)
    hide = lambda o: (setattr(o, "hide_render", True), o)[1]
    # blush set: wall, round podium for the customer's product, arch
    paper = backdrop_grad("#f6d9cf", "#efc3b8", 0, 6)
    cyclorama(paper, back=4.2, radius=2.2, depth_front=10)
    pod = matte("#fbeee6", 0.7, 0.03)
    disc("p1", 1.25, 0.42, pod, 0.05, 200, (0, 0, 0))
    disc("p2", 0.88, 0.34, pod, 0.045, 200, (0, 0.06, 0.42))
    # arch disc behind
    d = lathe(
        "sun",
        fillet([(0, 0), (1.95, 0, 0.05), (1.95, 0.22, 0.05), (0, 0.22)], 8),
        matte("#f3b9aa", 0.75),
        220,
    )
    place(d, (0, 2.0, 2.25), (90, 0, 0))
    # flowers
    pe1 = petal_mat("#fbd3d6", "#e88a9c", 0.4)
    pe2 = petal_mat("#fff2ea", "#f6c7b0", 0.42)
    pe3 = petal_mat("#f2a38f", "#e0634f", 0.38)
    pe4 = petal_mat("#d9738a", "#b03a5b", 0.35)
    wh = petal_mat("#fffdf8", "#f3e9d8", 0.4)
    ey = Mat("eye")
    ey.out_surf(
        ey.principled(
            base=ey.mix(ey.noise(12, 3, vec=ey.coord()), "#f2b632", "#d98a16"),
            rough=0.7,
            normal=ey.bump(ey.noise(40, 3, vec=ey.coord()), 0.6, 0.02),
        )
    )
    ey = ey.m
    A = hide(rose(pe1, 0.72, 54, 1, 1.0, "peony"))
    B = hide(rose(pe2, 0.6, 50, 2, 0.95, "peony"))
    C = hide(rose(pe3, 0.42, 58, 3, 0.9, "ranunculus"))
    D = hide(rose(pe4, 0.5, 34, 4, 1, "rose"))
    E_ = hide(rose(pe2, 0.46, 36, 5, 0.85, "rose"))
    K = hide(daisy(wh, ey, 0.34, 19, 6))
    gl = leaf_mat("#7d9b82", "#b4c7ae", "#94ad93", 0.5, nveins=6, trans=0.25)
    gs = P(base="#8a9b74", rough=0.6)
    eu = [hide(eucalyptus(gl, gs, 1.9, 11, k, 0.26)) for k in (1, 2)]
    gy = hide(gyp(wh, P(base="#93a878", rough=0.6), 60, 0.5, 2))

    def put(o, x, y, z, nx, ny, nz, s=1, spin=None):
        i = bpy.data.objects.new("fl", o.data)
        link(i)
        i.location = (x, y, z)
        i.rotation_euler = align_rot((nx, ny, nz), rng.random() * 6.28 if spin is None else spin)
        i.scale = (s,) * 3
        return i

    def branch(o, x, y, z, rot, s):
        i = bpy.data.objects.new("br", o.data)
        link(i)
        i.location = (x, y, z)
        i.rotation_euler = [math.radians(a) for a in rot]
        i.scale = (s,) * 3

    # left-bottom big cluster
    put(A, -1.35, -0.55, 0.55, -0.35, -0.75, 0.75, 1.05)
    put(C, -0.72, -1.12, 0.34, -0.1, -0.8, 0.8, 0.95)
    put(D, -2.0, -0.1, 0.52, -0.7, -0.4, 0.8, 1)
    put(B, -1.72, 0.55, 0.95, -0.5, -0.5, 0.9, 1)
    put(C, -2.35, -0.75, 0.34, -0.6, -0.7, 0.6, 0.8)
    put(K, -1.12, -1.35, 0.26, -0.1, -0.7, 0.9, 0.9)
    put(K, -1.95, -1.15, 0.25, -0.3, -0.6, 0.9, 0.8)
    put(E_, -1.15, 0.85, 1.05, -0.2, -0.5, 1, 0.9)
    put(C, -1.55, -0.0, 1.12, -0.4, -0.6, 0.8, 0.62)
    # right side rising cluster
    put(B, 1.55, -0.25, 0.5, 0.5, -0.7, 0.7, 0.95)
    put(A, 1.72, 0.85, 1.0, 0.5, -0.65, 0.6, 0.95)
    put(D, 2.15, 0.2, 0.75, 0.75, -0.5, 0.5, 0.9)
    put(C, 1.15, -0.95, 0.32, 0.3, -0.8, 0.7, 0.85)
    put(E_, 2.05, 0.95, 1.9, 0.55, -0.7, 0.45, 0.9)
    put(C, 1.5, 1.25, 1.85, 0.1, -0.8, 0.6, 0.8)
    put(K, 1.72, -0.95, 0.26, 0.3, -0.6, 0.9, 0.85)
    put(K, 1.28, 1.0, 1.55, 0.1, -0.9, 0.4, 0.75)
    put(B, 1.75, 1.55, 2.55, 0.35, -0.8, 0.5, 0.7)
    put(K, 2.3, 1.2, 2.55, 0.4, -0.9, 0.3, 0.7)
    put(C, 2.05, 1.5, 3.1, 0.4, -0.8, 0.4, 0.5)
    # greens
    for a in (
        ((-1.2, 0.6, 0.6), (28, 10, 62), 1.1, 0),
        ((-1.6, -0.2, 0.4), (12, 0, 95), 1.0, 1),
        ((-1.0, -0.9, 0.2), (6, -5, 130), 0.8, 0),
        ((1.4, 1.0, 1.2), (62, 0, -28), 1.15, 1),
        ((1.6, 0.9, 2.0), (75, 10, -10), 0.95, 0),
        ((1.3, -0.5, 0.25), (8, 0, -100), 0.9, 1),
        ((1.7, 0.4, 0.9), (30, 0, -70), 0.9, 0),
        ((-1.6, 0.9, 1.0), (60, 0, 30), 0.85, 1),
    ):
        branch(eu[a[3]], *a[0], a[1], a[2])
    for x, y, z, n, s in (
        (-2.1, 0.3, 1.1, (-0.5, -0.2, 1), 0.9),
        (-0.55, -1.0, 0.1, (0.2, -0.6, 0.6), 0.7),
        (2.05, 0.6, 1.5, (0.6, -0.3, 0.8), 0.9),
        (0.95, -1.15, 0.1, (0.3, -0.7, 0.6), 0.65),
        (1.7, 1.4, 2.9, (0.2, -0.2, 1), 0.8),
    ):
        put(gy, x, y, z, *n, s)
    # fallen petals
    fp = [
        hide(petal("fp", 0.3, 0.28, m_, 0.35, 0.1, 0.05, seed=k)) for k, m_ in enumerate((pe1, pe3, pe1, pe2))
    ]
    for x, y, z in (
        (-0.25, -1.35, 0.0),
        (0.35, -1.55, 0),
        (0.62, -0.62, 0.42),
        (-0.45, -0.72, 0.42),
        (0.05, -2.0, 0),
        (0.9, -1.7, 0),
        (-0.6, -1.9, 0),
        (0.25, -0.3, 0.76),
        (-1.3, -2.1, 0),
    ):
        i = bpy.data.objects.new("p", rng.choice(fp).data)
        link(i)
        i.location = (x, y, z + 0.02)
        i.rotation_euler = (rng.gauss(0, 0.25), rng.gauss(0, 0.25), rng.random() * 6.28)
        i.scale = (rng.uniform(0.8, 1.15),) * 3
    # light
    softbox((-4.2, -3.2, 5.2), (0, 0, 1.2), (3, 3), 560, "#fff2e6", grad="r")
    softbox((4.2, 2.2, 4.8), (0, 0.4, 1.2), (1.6, 3.6), 260, "#ffe8e0", grad="v")
    sun_from((-3.4, -3.2, 4.6), 1.5, 4, "#ffe6cf")
    world("#ffece6", 0.5)
