"""coffee."""
from studio import *
from studio.food import *

VIEWS = {
    "main": dict(
        loc=(0.2, -10.4, 5.5), target=(0.30, 0.0, 0.74), lens=106, fstop=0.55, focus=(0, -0.35, 0.62)
    )
}
# was: setup(1200, 1500, spp, pct, bounces=8, clamp=6)


def build(view):
    rng = np.random.default_rng(8)
    # table
    woods = [
        wood(a, b, 1.7, 0.42, "X")
        for a, b in (("#a8754a", "#5a3219"), ("#b58152", "#63381c"), ("#9c6a41", "#4e2a14"))
    ]
    for k, yy in enumerate(np.arange(-4.2, 3.3, 0.92)):
        pk = box("plank", (17, 0.905, 0.3), woods[k % 3], 0.018, 3, (((k * 7) % 5 - 2) * 2.3, yy, -0.15))
        pk.data.transform(Matrix.Translation((0, 0, 0)))
    # --- cup
    cer = ceramic("#e9e2d6", "#6b5a48", 0.3, 0.7)
    glz = ceramic("#f6f2ea", None, 0.2, 0.9)
    cp = cup(0.66, 0.70, 0.3, 0.045, cer)
    img = np_image("latte", np.repeat(latte_art(900, "rosetta")[..., None], 3, 2))
    m = Mat("coffee")
    c = m.coord("UV")
    im = m.n("TexImage", {"Vector": c})
    im.image = img
    img.colorspace_settings.name = "Non-Color"
    im.interpolation = "Cubic"
    im.extension = "EXTEND"
    n = m.noise(7, 5, 0.6, vec=m.coord())
    fine = m.noise(60, 3, 0.6, vec=m.coord())
    x, y, _ = m.sep(m.coord())
    rr = m.math("SQRT", m.math("ADD", m.math("MULTIPLY", x, x), m.math("MULTIPLY", y, y)))
    crema = m.ramp(
        m.math("ADD", m.math("MULTIPLY", n, 0.7), m.math("MULTIPLY", m.maprange(rr, 0.2, 0.6, 0, 1), 0.5)),
        [(0.3, "#a8672f"), (0.6, "#8a4a1c"), (0.95, "#5f2d0f")],
    )
    milk = m.mix(m.maprange(n, 0.3, 0.7, 0, 0.35), "#fbf0dd", "#efdcbc")
    mask = m.maprange(
        m.math("ADD", im.outputs[0], m.math("MULTIPLY", m.math("SUBTRACT", fine, 0.5), 0.25)),
        0.32,
        0.68,
        0,
        1,
        True,
    )
    bub = m.maprange(m.voronoi(46, vec=m.coord()), 0.06, 0.12, 1, 0, True)
    bub = m.math("MULTIPLY", bub, m.maprange(m.noise(5, 2, vec=m.coord()), 0.55, 0.62, 0, 1))
    col = m.mix(mask, crema, milk)
    m.out_surf(
        m.principled(
            base=col,
            rough=0.24,
            spec=0.45,
            sss=0.2,
            sss_color=col,
            sss_radius=(0.05, 0.035, 0.02),
            coat=0.3,
            coat_rough=0.1,
            normal=m.bump(
                m.math("ADD", m.math("MULTIPLY", mask, 0.35), m.math("MULTIPLY", bub, 0.5)), 0.25, 0.012
            ),
        )
    )
    R = 0.605
    V = []
    U = []
    F = []
    ns = 128
    nr = 24
    for j in range(nr + 1):
        r = R * j / nr
        for k in range(ns):
            th = 2 * math.pi * k / ns
            V.append(
                (r * math.cos(th), r * math.sin(th), 0.60 + 0.018 * max(0, (r - R * 0.9) / (R * 0.1)) ** 2)
            )
            U.append((0.5 + 0.5 * j / nr * math.cos(th), 0.5 + 0.5 * j / nr * math.sin(th)))
    for j in range(nr):
        for k in range(ns):
            F.append((j * ns + k, (j + 1) * ns + k, (j + 1) * ns + (k + 1) % ns, j * ns + (k + 1) % ns))
    surf = mesh_obj("coffee", V, F, m.m, uvs=U)
    surf.rotation_euler = (0, 0, math.radians(-25 + 28))
    sc = saucer(1.06, cer)
    parent(cp + [surf], "cup", (0, 0, 0.055), (0, 0, -28))
    # --- spoon on saucer
    st = gold("#d9b27a", 0.18)
    sp = spoon(st, 1.55, 0.17, 0.27)
    place(sp, (-0.30, -0.80, 0.165), (-2, 4, -64), 0.92)

    # --- croissant
    def croissant(mat):
        V, F = [], []
        N = 150
        K = 56
        for i in range(N + 1):
            t = i / N * 2 - 1
            a = t * 1.18
            Rm = 0.78
            cx, cy = Rm * math.sin(a), Rm * (math.cos(a) - 1)
            env = (1 - abs(t) ** 2.1) ** 0.62 * 0.36 + 0.045
            seg = t * 4.6
            f = abs(seg - round(seg))
            step = 1 - 0.13 * max(0, (0.5 - abs(f - 0.0)))
            rid = (1 - (2 * f) ** 2.2 * 0.0) * 1
            r = env * (1 + 0.12 * math.cos(math.pi * 2 * seg) * (1 - abs(t) ** 3) + 0.0)
            tx, ty = math.cos(a), -math.sin(a)
            nx, ny = math.sin(a), math.cos(a)
            for k in range(K):
                th = 2 * math.pi * k / K
                rr = r * (1 + 0.05 * mnoise.noise(Vector((t * 5, math.cos(th) * 1.5, math.sin(th) * 1.5))))
                sh = 0.05 * math.sin(th) * math.sin(math.pi * 2 * seg)
                dx = rr * math.cos(th)
                dz = rr * 0.86 * math.sin(th)
                V.append((cx + nx * dx + tx * sh, cy + ny * dx + ty * sh, max(-env * 0.62, dz) + 0.0))
        for i in range(N):
            for k in range(K):
                F.append((i * K + k, i * K + (k + 1) % K, (i + 1) * K + (k + 1) % K, (i + 1) * K + k))
        F.append(tuple(range(K))[::-1])
        F.append(tuple(range(N * K, (N + 1) * K)))
        return mesh_obj("croissant", V, F, mat)

    m = Mat("crust")
    c = m.coord()
    n = m.noise(6, 6, 0.6, vec=c)
    ln = m.wave(16, 3.5, 3, 1.2, vec=c, dirn="X")
    nz = m.sep(m.n("NewGeometry").outputs["Normal"])[2]
    f = m.math(
        "ADD",
        m.math("ADD", m.math("MULTIPLY", n, 0.6), m.math("MULTIPLY", ln, 0.16)),
        m.maprange(nz, -0.4, 1, 0, 0.34),
    )
    col = m.ramp(f, [(0.22, "#f2cd88"), (0.42, "#e0a04c"), (0.62, "#b8661f"), (0.85, "#6d2f0c")])
    m.out_surf(
        m.principled(
            base=col,
            rough=0.42,
            sss=0.12,
            sss_color=col,
            sss_radius=(0.06, 0.03, 0.01),
            coat=0.35,
            coat_rough=0.25,
            normal=m.bump(
                m.math(
                    "ADD", m.math("MULTIPLY", ln, 0.5), m.math("MULTIPLY", m.noise(24, 5, 0.6, vec=c), 0.5)
                ),
                0.55,
                0.03,
            ),
        )
    )
    cr = croissant(m.m)
    place(cr, (1.45, 1.72, 0.36), (0, 0, 200), 0.95)
    pl = lathe(
        "plate",
        [(0, 0.02), (0.7, 0.02)]
        + spline([(0.72, 0), (0.8, 0.02), (1.15, 0.09), (1.22, 0.13)], 8)
        + spline([(1.21, 0.15), (1.13, 0.115), (0.78, 0.05), (0, 0.045)], 8),
        ceramic("#cfc5b6", "#57493b", 0.4, 0.4),
        144,
    )
    place(pl, (1.5, 1.45, 0))
    # --- beans scattered
    bm_ = bean_mat()
    b0 = coffee_bean(bm_, 0.12)
    b0.hide_render = True
    pts = []
    for k in range(150):
        a = rng.normal(0, 1, 2) * (0.62, 0.42)
        x, y = -1.55 + a[0], -0.98 + a[1]
        if math.hypot(x, y) < 1.12:
            continue
        if any(math.hypot(x - p[0], y - p[1]) < 0.2 for p in pts):
            continue
        pts.append((x, y))
        i = inst(b0, (x, y, 0.07))
        i.rotation_euler = (
            rng.choice([0, math.pi]) + rng.normal(0, 0.35),
            rng.normal(0, 0.35),
            rng.random() * 6.28,
        )
        i.hide_render = False
    for x, y in ((1.25, -0.9), (1.55, -1.25), (0.95, -1.35)):
        i = inst(b0, (x, y, 0.07))
        i.rotation_euler = (rng.normal(0, 0.3), rng.normal(0, 0.3), rng.random() * 6.28)
        i.hide_render = False
    # --- cafe behind: dark wall + bokeh
    wl = box("wall", (40, 0.2, 30), matte("#4a3324", 0.9), 0, loc=(0, 28, 0))
    wl.data.materials[0] = backdrop_grad("#6b4128", "#2c1a12", -9, 0)
    bokeh_wall(
        34,
        (-5.6, 6.2),
        18,
        (-7.0, -2.2),
        (0.10, 0.22),
        ["#ffb463", "#ffcf93", "#ff8f45", "#ffe2b8"],
        (3, 9),
        7,
        3,
    )
    for x, h_, c_ in (
        (-3.4, 2.2, "#7a5236"),
        (-1.2, 1.4, "#8d6442"),
        (2.0, 1.9, "#6a4a33"),
        (3.9, 2.6, "#7d583b"),
    ):
        box("sil", (1.3, 1, h_ * 1.5), matte(c_), 0.1, loc=(x * 1.3, 13.5, -5.4 + h_ * 0.75))
    # --- steam: soft noise card, camera-facing
    m = Mat("steam")
    u, v, _ = m.sep(m.coord("UV"))
    cv = m.mapping(m.coord("UV"), scale=(2.6, 0.9, 1))
    w = m.noise(1.3, 3, 0.5, vec=cv, out="Color")
    vv = m.n("MixRGB", {0: 0.45, 1: cv, 2: w}).outputs[0]
    s_ = m.math("ABSOLUTE", m.math("SUBTRACT", m.noise(1.5, 2, 0.4, vec=vv), 0.5))
    a = m.maprange(s_, 0, 0.22, 1, 0, True)
    fx = m.maprange(m.math("ABSOLUTE", m.math("SUBTRACT", u, 0.5)), 0.0, 0.40, 1, 0, True)
    fy = m.math("MULTIPLY", m.maprange(v, 0.0, 0.14, 0, 1, True), m.maprange(v, 0.35, 1, 1, 0, True))
    al = m.math("MULTIPLY", m.math("MULTIPLY", a, fx), m.math("MULTIPLY", fy, 0.20))
    m.out_surf(
        m.mixsh(al, m.n("BsdfTransparent"), m.n("Emission", {"Color": lin("#fff3e2"), "Strength": 0.75}))
    )
    m.m.cycles.sample_as_light = False
    st_ = grid("steam", 1.3, 2.3, 1, 1, None, m.m, (0, 0.1, 0.72 + 1.05))
    st_.rotation_euler = (math.radians(90), 0, 0)
    st_.visible_shadow = False
    # --- light: window left-back, warm fill right
    softbox((-4.6, 2.2, 3.6), (0, 0, 0.4), (2.6, 2.8), 1100, "#ffedd6", grad="r")
    softbox((-3, 17, 3.5), (0, 27, -5), (7, 3), 2600, "#ff9f55")
    softbox((4.4, -2.6, 3.2), (0, 0, 0.4), (2.4, 2.4), 150, "#ffd5a6")
    softbox((1.5, 6, 4.5), (0, 0, 0.5), (2.5, 1.5), 190, "#ffdcb0")
    world("#3f4046", 0.45)
