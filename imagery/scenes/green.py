"""green."""
from studio import *
from studio.props import *
from studio.flora import *

VIEWS = {
    "main": dict(loc=(0.05, -12.4, 3.2), target=(0.05, 0, 1.42), lens=90, fstop=1.0, focus=(-0.4, -0.1, 1.5))
}
# was: setup(1200, 1500, spp, pct, bounces=14, clamp=6)


def build(view):
    rng = np.random.default_rng(15)
    rr = random.Random(4)
    hide = lambda o: (setattr(o, "hide_render", True), o)[1]
    cyclorama(backdrop_grad("#31503c", "#1c3327", 0, 5.5), back=3.6, radius=2.0, depth_front=10)

    # --- river stones
    def stone(x, y, z, sx, sy, sz, c, k):
        m = Mat("stone")
        n = m.noise(4, 8, 0.6, vec=m.coord())
        sp = m.maprange(m.noise(60, 3, 0.6, vec=m.coord()), 0.55, 0.7, 0, 0.5)
        m.out_surf(
            m.principled(
                base=m.mix(sp, m.mix(m.maprange(n, 0.3, 0.7, 0, 1), c[0], c[1]), c[2]),
                rough=0.55,
                spec=0.4,
                normal=m.bump(n, 0.18, 0.04),
            )
        )
        o = ico("stone", 1, 6, m.m, (x, y, z))
        for v in o.data.vertices:
            q = v.co
            e = lambda a, p: math.copysign(abs(a) ** p, a)
            q = Vector((e(q.x, 0.92), e(q.y, 0.92), e(q.z, 0.72)))
            q *= 1 + 0.05 * mnoise.noise(v.co * 1.3 + Vector((k * 4, 0, 0)))
            v.co = Vector((q.x * sx, q.y * sy, q.z * sz))
        return o

    g1 = ("#8f9388", "#6f746b", "#b8bbb0")
    g2 = ("#4d534d", "#383d39", "#7b827a")
    g3 = ("#c9c3b2", "#a9a392", "#e3dfd2")
    s1 = stone(-0.15, 0.25, 0.30, 1.45, 1.05, 0.30, g2, 1)
    s2 = stone(-0.35, 0.3, 0.78, 0.98, 0.78, 0.20, g1, 2)
    stone(1.55, -0.35, 0.24, 0.62, 0.5, 0.24, g3, 3)
    stone(-1.75, -0.55, 0.16, 0.42, 0.36, 0.16, g1, 4)
    stone(2.05, 0.45, 0.15, 0.34, 0.3, 0.15, g2, 5)
    stone(0.75, -1.05, 0.10, 0.22, 0.18, 0.10, g3, 6)
    # --- dropper bottle in green glass, bamboo-wood collar; small jar
    gg = glass("#b4e0b4", 0, 1.5, 0.9, "#9fd6a4")
    lq = liquid("#d9e08a", 0.55)
    wdm = wood("#d0a56c", "#8f6536", 2.2, 0.45, "Z")
    rub = P(base="#1f2a22", rough=0.45)
    d = dropper(0.42, 1.32, gg, lq, wdm, rub)
    ink = P(base="#f6f2e2", rough=0.6)
    T = []
    for s, sz, f, z, sp in (
        ("verdé", 0.17, "garamond-i", 0.80, 1.05),
        ("BOTANICAL FACE OIL", 0.036, "inter", 0.62, 1.3),
        ("30 ml", 0.034, "inter", 0.34, 1.1),
    ):
        t = text(s, sz, P(base="#0d2f18", rough=0.6), f, 0.001, sp)
        wrap_cyl(t, 0.42, -90, 0.004)
        t.location.z = z
        T.append(t)
    parent(d + T, "d", (-0.40, 0.25, 0.965), (0, 0, 8))
    j = jar(
        0.42, 0.36, 0.22, glass("#b4e0b4", 0.0, 1.5, 0.9, "#9fd6a4"), wdm, None, cream("#eef0d8", 0.3), 0.09
    )
    t = text("verdé", 0.085, ink, "garamond-i")
    wrap_cyl(t, 0.42, -90, 0.004)
    t.location.z = 0.18
    parent(j + [t], "j", (0.62, -0.22, 0.57), (0, 0, -8))
    # --- moss: short instanced blades on the big stone flank + ground
    mo = Mat("moss")
    rnd = mo.n("ObjectInfo").outputs["Random"]
    col = mo.mix(rnd, "#5f8a2e", "#93b84a")
    p = mo.principled(base=col, rough=0.8, sheen=0.3)
    mo.out_surf(mo.mixsh(0.3, p, mo.n("BsdfTranslucent", {"Color": col})))
    mo = mo.m
    tf = []
    for k in range(4):
        parts = []
        r = random.Random(k)
        for i in range(26):
            l = leaf("b", r.uniform(0.05, 0.10), 0.016, mo, 2, 4, 0, 0.2, 0.8, 1.3, seed=i)
            l.rotation_euler = (math.radians(r.uniform(35, 85)), 0, r.random() * 6.28)
            l.location = (r.gauss(0, 0.03), r.gauss(0, 0.03), 0)
            parts.append(l)
        bpy.context.view_layer.update()
        tf.append(hide(join(parts, "tuft")))

    def moss_on(o, n, cond, nz=0.0, seed=1):
        p, N = sample_surface(o, n, np.random.default_rng(seed), nz=nz, min_dist=0.028, cond=cond)
        for q, nn in zip(p, N):
            i = bpy.data.objects.new("m", tf[rr.randrange(4)].data)
            link(i)
            i.location = Vector(q) - Vector(nn) * 0.008
            i.rotation_euler = align_rot(nn, rr.random() * 6)
            i.scale = (rr.uniform(0.6, 1.15),) * 3

    bpy.context.view_layer.update()
    mk = lambda q: mnoise.noise(Vector(q) * 1.5 + Vector((3, 1, 0)))
    moss_on(
        s1,
        2600,
        lambda q: mk(q) > 0.02
        and q[2] > 0.10
        and q[1] < 0.9
        and not (math.hypot(q[0] - 0.62, q[1] + 0.22) < 0.46)
        and math.hypot(q[0] + 0.35, (q[1] - 0.3) * 1.2) > 0.80,
        0.0,
        2,
    )
    # --- leaves: monstera + palms behind, ferns front
    L1 = leaf_mat("#1f5a33", "#5d9a5a", "#2f7444", 0.32, nveins=7, trans=0.25)
    L2 = leaf_mat("#3d8044", "#86b96a", "#57995a", 0.4, nveins=10, trans=0.35)
    st = P(base="#3f6a39", rough=0.5)
    mn = hide(monstera2(monstera_mat(), 1.9, 1.8, 1))
    pa = hide(palm(L2, st, 3.0, 22, 0.16, 3, 1.0, 0.45))

    def put(o, loc, rot, s):
        i = bpy.data.objects.new("lf", o.data)
        link(i)
        place(i, loc, rot, s)
        return i

    put(mn, (-1.75, 1.55, 1.9), (62, -18, 40), 1.15)
    put(mn, (1.75, 1.75, 2.0), (58, 16, -40), 1.25)
    put(mn, (-2.1, 0.9, 0.75), (40, -30, 70), 0.9)
    put(mn, (2.25, 1.1, 0.95), (45, 24, -62), 0.9)
    put(mn, (0.95, 2.2, 3.0), (70, 8, -14), 1.0)
    put(pa, (-0.9, 2.3, 0.2), (60, 0, 22), 1.0)
    put(pa, (0.8, 2.5, 0.1), (64, 0, -24), 1.05)
    put(pa, (-2.4, 1.8, 0.1), (40, 0, 40), 0.9)
    put(pa, (2.6, 1.9, 0.1), (42, 0, -42), 0.9)
    fr = hide(palm(L2, st, 1.3, 18, 0.05, 5, 0.42, 0.5))
    put(fr, (-2.2, -1.5, 0.02), (14, 0, -28), 1.0)
    put(fr, (2.35, -1.35, 0.02), (16, 0, 36), 0.95)
    wd = glass("#ffffff", 0, 1.333, 0.98)
    droplets(s1, 60, 0.010, 0.035, wd, rng, 3, 0.5, nz=0.3, min_dist=0.06)
    # --- light: dappled sun from the left through palms, soft sky, rim from behind
    SD = (-4.4, -2.6, 5.0)
    sun_from(SD, 6.0, 1.4, "#fff0cf")
    gp = hide(palm(matte("#000000"), matte("#000000"), 3.2, 22, 0.16, 2, 1.15, 0.35))
    for tg, ds, rt_, sc, of in (
        ((1.6, 1.5, 1.6), 5, (20, 30, -60), 0.9, (0, 0)),
        ((-2.4, 1.0, 2.0), 5, (40, 20, -100), 0.8, (0, 0.2)),
        ((0.9, -1.6, 0), 5, (30, 10, -30), 0.8, (0.3, 0)),
    ):
        gobo(gp, tg, SD, ds, rt_, sc, of)
    softbox((-1.0, -6, 4.6), (0, 0, 1), (3.2, 2.2), 190, "#f2fff2", grad="r")
    softbox((3.6, 1.6, 3.8), (0, 0, 1.2), (0.8, 3), 220, "#f4ffe8")
    hl = softbox((-0.4, 2.0, 1.9), (-0.4, 0.2, 1.6), (1.8, 2.2), 46, "#e9ffd0", grad="halo", shape="ELLIPSE")
    world("#cfe8d6", 0.30)
