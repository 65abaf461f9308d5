"""sushi."""
from studio import *
from studio.food import *

VIEWS = {
    "main": dict(
        loc=(-3.755, -8.87, 6.6), target=(0.189, -0.062, 0.25), lens=78, fstop=0.9, focus=(0.038, -0.597, 0.5)
    )
}
# was: setup(1200, 1500, spp, pct, bounces=8, clamp=6)


def build(view):
    rng = np.random.default_rng(21)
    hide = lambda o: (setattr(o, "hide_render", True), o)[1]
    # --- set: dark stoneware on charcoal-indigo
    m = Mat("tablet")
    c = m.coord()
    n = m.noise(2.2, 8, 0.65, vec=c)
    m.out_surf(
        m.principled(
            base=m.mix(m.maprange(n, 0.3, 0.7, 0, 1), "#1b2027", "#2b3138"),
            rough=0.7,
            spec=0.3,
            normal=m.bump(n, 0.35, 0.05),
        )
    )
    grid("table", 40, 40, 2, 2, None, m.m)
    m = Mat("slate")
    c = m.coord()
    n = m.noise(5, 10, 0.7, vec=c)
    m.out_surf(
        m.principled(
            base=m.mix(m.maprange(n, 0.3, 0.7, 0, 1), "#15171a", "#26292d"),
            rough=m.maprange(n, 0.3, 0.7, 0.34, 0.55),
            spec=0.5,
            normal=m.bump(n, 0.3, 0.03),
        )
    )
    pl = box("plate", (5.2, 2.5, 0.12), m.m, 0.05, 4, (0, 0.1, 0.16))
    for x in (-2.1, 2.1):
        box("ft", (0.3, 1.9, 0.1), m.m, 0.02, 2, (x, 0.1, 0.05))
    PZ = 0.22
    # --- materials
    rice = Mat("rice")
    rnd = rice.n("ObjectInfo").outputs["Random"]
    rice.out_surf(
        rice.principled(
            base="#fdf6e6",
            rough=0.34,
            sss=0.5,
            sss_color="#fff5e2",
            sss_radius=(0.035, 0.03, 0.022),
            coat=0.25,
            coat_rough=0.2,
            spec=0.4,
        )
    )
    rice = rice.m
    nori = Mat("nori")
    c = nori.coord()
    n = nori.noise(30, 5, 0.7, vec=c)
    nori.out_surf(
        nori.principled(
            base=nori.mix(nori.maprange(n, 0.35, 0.65, 0, 1), "#0b140e", "#1b2c1c"),
            rough=0.42,
            spec=0.5,
            sheen=0.2,
            normal=nori.bump(n, 0.6, 0.02),
        )
    )
    nori = nori.m

    def salmon_mat(a="#f4743b", b="#ffc9a2", c2="#e85a24", scale=1.0, wet=0.8):
        m = Mat("salmon")
        c = m.coord()
        x, y, z = m.sep(c)
        ch = m.math(
            "ADD",
            m.math("MULTIPLY", y, 5.2 * scale),
            m.math(
                "MULTIPLY", m.math("POWER", m.math("ABSOLUTE", m.math("ADD", x, 0.06)), 1.25), 3.0 * scale
            ),
        )
        ch = m.math("ADD", ch, m.math("MULTIPLY", m.noise(2.4, 3, 0.5, vec=c), 1.3))
        fr = m.math("ABSOLUTE", m.math("SUBTRACT", m.math("FRACT", ch), 0.5))
        st = m.maprange(fr, 0.0, 0.17, 1, 0, True)
        n = m.noise(7, 5, 0.6, vec=c)
        col = m.mix(m.maprange(n, 0.35, 0.65, 0, 1), a, c2)
        col = m.mix(m.math("MULTIPLY", st, 0.85), col, b)
        m.out_surf(
            m.principled(
                base=col,
                rough=0.26,
                sss=0.4,
                sss_color=col,
                sss_radius=(0.12, 0.045, 0.025),
                coat=wet,
                coat_rough=0.07,
                spec=0.5,
                normal=m.bump(
                    m.math(
                        "ADD",
                        m.math("MULTIPLY", fr, 1.0),
                        m.math("MULTIPLY", m.noise(34, 4, 0.6, vec=c), 0.25),
                    ),
                    0.3,
                    0.025,
                ),
            )
        )
        return m.m

    SAL = salmon_mat()
    TUNA = salmon_mat("#b3172c", "#d8596a", "#8f0e22", 0.8)
    avo = Mat("avo")
    c = avo.coord()
    avo.out_surf(
        avo.principled(
            base=avo.mix(avo.maprange(avo.noise(5, 3, vec=c), 0.35, 0.65, 0, 1), "#c3d557", "#86b135"),
            rough=0.4,
            sss=0.3,
            sss_color="#c3d46f",
            sss_radius=(0.05, 0.06, 0.02),
            coat=0.2,
        )
    )
    avo = avo.m
    cuc = P(
        base="#bfe08a", rough=0.25, sss=0.35, sss_color="#cfe6a8", sss_radius=(0.06, 0.07, 0.03), coat=0.5
    )
    cucs = P(base="#2f6b2c", rough=0.35, coat=0.3)
    tama = P(
        base="#f6cf52", rough=0.45, sss=0.35, sss_color="#f6cf52", sss_radius=(0.08, 0.06, 0.02), coat=0.15
    )
    roe = Mat("roe")
    roe.out_surf(
        roe.principled(
            base="#ff5a16",
            rough=0.06,
            trans=0.55,
            ior=1.36,
            sss=0.35,
            sss_color="#ff6a1e",
            sss_radius=(0.08, 0.03, 0.01),
            coat=1,
            coat_rough=0.02,
        )
    )
    roe = roe.m
    G = rice_grain(rice, 0.105, 0.029)
    hide(G)
    gv = np.array([v.co[:] for v in G.data.vertices])
    gf = np.array([p.vertices[:] for p in G.data.polygons])

    def grains(body, n, sink=0.010, seed=1, md=0.034, cond=None):
        """cover a body mesh with rice grains; returns one mesh"""
        r = np.random.default_rng(seed)
        p, N = sample_surface(body, n, r, min_dist=md, cond=cond)
        V = []
        F = []
        for q, nn in zip(p, N):
            nn = nn / np.linalg.norm(nn)
            t = np.cross(nn, r.standard_normal(3))
            t /= np.linalg.norm(t)
            t = t + nn * r.normal(0, 0.28)
            t /= np.linalg.norm(t)
            b = np.cross(t, nn)
            b /= np.linalg.norm(b)
            n2 = np.cross(b, t)
            M = np.stack([b, n2, t], 1) * (0.86 + 0.3 * r.random())
            o = len(V) * len(gv)
            V.append(gv @ M.T + q - nn * sink * (r.random() * 1.2 - 0.1))
            F.append(gf + o)
        return mesh_obj("grains", np.concatenate(V), np.concatenate(F), rice)

    # --- uramaki (inside-out): axis along Z, cut face up
    def uramaki(seed, R=0.40, H=0.5, top=None):
        r = random.Random(seed)
        P_ = []
        body = lathe(
            "rb",
            fillet([(0.17, 0), (0.17, 0.001), (R, 0, 0.06), (R, H, 0.06), (0.2, H)], 6),
            rice,
            64,
            fn=lambda th, rr, z: (
                rr * (1 + 0.025 * math.cos(3 * th + seed) + 0.02 * math.cos(2 * th + seed * 2)),
                z,
            ),
        )
        P_.append(
            grains(
                body,
                1500,
                0.012,
                seed,
                cond=lambda q: not (math.hypot(q[0], q[1]) < 0.287 and (q[2] < 0.04 or q[2] > H - 0.04)),
            )
        )
        P_.append(body)
        sp = []
        # nori spiral sheet
        V = []
        F = []
        N = 90
        for i in range(N + 1):
            a = i / N * 2 * math.pi * 1.12 + seed
            rr = 0.232 + 0.022 * i / N
            V += [
                (rr * math.cos(a) * (1 + 0.05 * math.cos(2 * a + seed)), rr * math.sin(a), 0.0),
                (rr * math.cos(a) * (1 + 0.05 * math.cos(2 * a + seed)), rr * math.sin(a), H + 0.012),
            ]
        for i in range(N):
            F.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
        no = mesh_obj("nori", V, F, nori)
        mod(no, "SOLIDIFY", thickness=0.02)
        P_.append(no)
        P_.append(lathe("core", [(0, 0.0), (0.225, 0), (0.225, H - 0.004), (0, H - 0.004)], rice, 48))

        def bit(sz, loc, rot, mt, bev=0.03):
            o = box("f", sz, mt, bev, 3, loc, rot)
            subsurf(o, 1)
            P_.append(o)

        bit((0.24, 0.20, H), (-0.075, 0.085, H / 2 + 0.016), (0, 0, 20 + seed * 5), SAL, 0.02)
        bit((0.20, 0.20, H), (0.105, 0.06, H / 2 + 0.014), (0, 0, -20 + seed * 9), avo, 0.03)
        bit((0.22, 0.16, H), (0.0, -0.115, H / 2 + 0.012), (0, 0, 10), cuc, 0.015)
        bit((0.18, 0.025, H), (0.0, -0.178, H / 2 + 0.004), (0, 0, 10), cucs, 0.008)
        o = join(P_, "uramaki")
        return o

    sesame = ico("ses", 1, 2, P(base="#f0dcae", rough=0.5))
    sesb = ico("sesb", 1, 2, P(base="#191512", rough=0.45))
    for o in (sesame, sesb):
        for v in o.data.vertices:
            v.co = Vector((v.co.x * 0.0165 * (1 - 0.45 * v.co.z), v.co.y * 0.009, v.co.z * 0.028))
        hide(o)
    U = [uramaki(k) for k in (1, 2, 3)]
    for o in U:
        hide(o)
    # positions: two rows
    k = 0
    for x, y, rz in (
        (-1.95, 0.52, 10),
        (-1.08, 0.56, 70),
        (-0.22, 0.52, 130),
        (-1.52, -0.32, 200),
        (-0.62, -0.34, 260),
        (0.22, -0.30, 20),
    ):
        u = inst(U[k % 3], (x, y, PZ + 0.0), (0, 0, rz), 1.0)
        u.hide_render = False
        k += 1
        # sesame on sides/top
        bpy.context.view_layer.update()
        r = np.random.default_rng(k)
        for j in range(46):
            a = r.random() * 6.28
            z = PZ + 0.05 + 0.42 * r.random()
            rr = 0.425
            top_ = r.random() < 0.35
            if top_:
                rr = 0.30 + 0.1 * r.random()
                z = PZ + 0.525
            s = inst(sesame if r.random() < 0.6 else sesb, (x + rr * math.cos(a), y + rr * math.sin(a), z))
            s.hide_render = False
            if top_:
                s.rotation_euler = (math.pi / 2 + r.normal(0, 0.2), 0, r.random() * 6)
            else:
                s.rotation_euler = (r.normal(0, 0.8), r.normal(0, 0.2), a + math.pi / 2)
    # one roll leaning, showing its face to the camera
    u = inst(U[1], (1.12, -0.52, PZ + 0.40), (78, 0, 14), 1.0)
    u.hide_render = False

    # --- nigiri
    def nigiri(kind, seed):
        P_ = []
        b = ico("nb", 1, 4, rice)
        for v in b.data.vertices:
            x, y, z = v.co
            e = lambda q, p: math.copysign(abs(q) ** p, q)
            v.co = Vector((e(x, 0.8) * 0.27, e(y, 0.75) * 0.52, e(z, 0.8) * 0.2 + 0.2))
        P_.append(grains(b, 900, 0.012, seed))
        P_.append(b)
        mt = {"salmon": SAL, "tuna": TUNA, "tamago": tama}[kind]
        L, W, T = (0.72, 0.305, 0.075) if kind != "tamago" else (0.62, 0.33, 0.11)
        V = []
        F = []
        ny, nx = 60, 40
        for j in range(ny + 1):
            v = j / ny * 2 - 1
            for i in range(nx):
                th = 2 * math.pi * i / nx
                sx = math.copysign(abs(math.cos(th)) ** 0.55, math.cos(th))
                sz = math.copysign(abs(math.sin(th)) ** 0.7, math.sin(th))
                en = (1 - abs(v) ** 7) ** 0.5 if abs(v) < 1 else 0
                x = sx * W * (en * 0.92 + 0.08) * (1 - 0.10 * v * v + 0.05 * math.sin(v * 3 + seed))
                y = v * L
                zt = 0.445 - 0.22 * (abs(v) ** 3.0) - 0.07 * abs(sx) ** 2.5 * 0.9
                if kind == "tamago":
                    zt = 0.43 - 0.03 * abs(v) ** 3
                V.append(
                    (
                        x,
                        y,
                        zt + sz * T * (0.25 + 0.75 * en) + 0.012 * mnoise.noise(Vector((x * 4, y * 4, seed))),
                    )
                )
        for j in range(ny):
            for i in range(nx):
                F.append((j * nx + i, j * nx + (i + 1) % nx, (j + 1) * nx + (i + 1) % nx, (j + 1) * nx + i))
        F.append(tuple(range(nx))[::-1])
        F.append(tuple(range(ny * nx, (ny + 1) * nx)))
        s = mesh_obj("slab", V, F, mt)
        subsurf(s, 1)
        P_.append(s)
        if kind == "tamago":
            nb = tube(
                "nb2",
                [
                    (0.36 * math.cos(a) * 1.0, 0, 0.30 + 0.27 * math.sin(a))
                    for a in np.linspace(0, 6.283, 24, endpoint=False)
                ],
                0.02,
                nori,
                2,
                True,
            )
            nb = to_mesh(nb)
            for v in nb.data.vertices:
                v.co.y *= 4
            P_.append(nb)
        return join(P_, kind)

    n1 = nigiri("salmon", 3)
    place(n1, (1.35, 0.62, PZ - 0.02), (0, 0, -62))
    n2 = nigiri("tuna", 5)
    place(n2, (2.08, 0.0, PZ - 0.02), (0, 0, -62))
    n3 = nigiri("salmon", 9)
    place(n3, (0.62, 1.0, PZ - 0.02), (0, 0, -62))

    # --- gunkan with ikura
    def gunkan(x, y, rz, seed):
        e = lambda th, a, b: (
            a * math.copysign(abs(math.cos(th)) ** 0.8, math.cos(th)),
            b * math.copysign(abs(math.sin(th)) ** 0.8, math.sin(th)),
        )
        V = []
        F = []
        N = 80
        for i in range(N + 1):
            th = 2 * math.pi * i / N
            px, py = e(th, 0.27 + 0.008 * (i / N), 0.44 + 0.008 * (i / N))
            V += [(px, py, 0), (px, py, 0.44 + 0.01 * math.sin(th * 3))]
        for i in range(N):
            F.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
        no = mesh_obj("gn", V, F, nori)
        mod(no, "SOLIDIFY", thickness=0.014)
        fl = box("gr", (0.5, 0.82, 0.36), rice, 0.12, 5, (0, 0, 0.18))
        r = np.random.default_rng(seed)
        ob = [no, fl]
        pts = []
        for t in range(9000):
            a = r.random() * 6.28
            q = math.sqrt(r.random())
            px, py = e(a, 0.22 * q, 0.39 * q)
            z = 0.40 + 0.13 * (1 - q**2) + 0.03 * r.random()
            if all((px - u) ** 2 + (py - v) ** 2 + (z - w) ** 2 > 0.0047 for u, v, w in pts):
                pts.append((px, py, z))
        base = ico("roe", 0.047, 3, roe)
        hide(base)
        core = ico("roec", 0.014, 2, P(base="#ff7a2a", rough=0.3))
        hide(core)
        gp = parent(ob, "gk", (x, y, PZ), (0, 0, rz))
        for p in pts:
            s = inst(base, p, (0, 0, 0), 0.88 + 0.2 * r.random())
            s.hide_render = False
            s.parent = gp

    gunkan(2.22, 0.92, -62, 4)
    # --- wasabi, ginger
    wm = Mat("wasabi")
    n = wm.noise(22, 6, 0.7, vec=wm.coord())
    wm.out_surf(
        wm.principled(
            base=wm.mix(wm.maprange(n, 0.35, 0.65, 0, 1), "#9cc65a", "#7fae43"),
            rough=0.7,
            sss=0.2,
            sss_color="#9cc65a",
            normal=wm.bump(n, 0.8, 0.03),
        )
    )
    w = ico("wasabi", 0.2, 5, wm.m, (1.98, -0.66, PZ + 0.09))
    for v in w.data.vertices:
        v.co = v.co * (1 + 0.16 * mnoise.noise(v.co * 5) + 0.05 * mnoise.noise(v.co * 18))
        v.co.z *= 0.72
    gm = Mat("ginger")
    pn = gm.principled(
        base="#f7c8b4", rough=0.25, sss=0.4, sss_color="#f7c0a8", sss_radius=(0.08, 0.05, 0.03), coat=0.5
    )
    gm.out_surf(gm.mixsh(0.3, pn, gm.n("BsdfTranslucent", {"Color": lin("#f6b79c")})))
    for k in range(13):
        a = k * 2.4
        def_ = lambda x, y, u, v, k=k: (
            x * (0.8 + 0.2 * math.cos(y * 6)),
            y,
            0.09 * math.sin(y * 9 + k) + 0.06 * math.cos(x * 11 + k) + 0.25 * x * x * 4,
        )
        g = grid("ging", 0.30, 0.42, 16, 22, def_, gm.m)
        mod(g, "SOLIDIFY", thickness=0.008)
        subsurf(g, 1)
        place(
            g,
            (
                -2.12 + 0.16 * math.cos(a) * (k % 4) / 3,
                -0.52 + 0.2 * math.sin(a) * (k % 4) / 3,
                PZ + 0.10 + 0.012 * k,
            ),
            (rng.normal(0, 34), rng.normal(0, 34), a * 57),
            0.9,
        )
    # --- soy dish + chopsticks
    d = lathe(
        "dish",
        [(0, 0.02), (0.3, 0.02)]
        + spline([(0.33, 0), (0.42, 0.05), (0.56, 0.16), (0.60, 0.24)], 8)
        + spline([(0.575, 0.25), (0.53, 0.17), (0.40, 0.08), (0, 0.06)], 8),
        ceramic("#20303c", "#8fa3ad", 0.25, 0.9),
        128,
    )
    place(d, (-2.35, -1.95, 0))
    so = lathe(
        "soy",
        [(0, 0.15), (0.50, 0.15), (0.515, 0.158)],
        P(base="#1a0703", rough=0.05, spec=0.6, coat=0.5),
        96,
    )
    place(so, (-2.35, -1.95, 0))
    wd = P(base="#2a120c", rough=0.25, coat=0.8, coat_rough=0.1)
    gd = gold("#d9a860", 0.22)
    for k, (dx, rz) in enumerate(((0, -82), (0.0, -79.2))):
        c = lathe(
            "chop",
            fillet([(0, 0), (0.026, 0, 0.02), (0.052, 3.2, 0.02), (0.052, 4.5, 0.02), (0, 4.5)], 5),
            wd,
            24,
        )
        g = lathe("cg", [(0.0535, 3.9), (0.0535, 4.02)], gd, 24)
        e = parent([c, g], "ch", (-1.5, -1.78 - 0.26 * k, 0.16), (0, 90 + 1.2, rz + 90 - 8))
    rest = box("rest", (0.2, 0.62, 0.13), ceramic("#d9d2c4", None), 0.06, 5, (-1.05, -1.92, 0.065), (0, 0, 8))
    # --- lights: big soft back light (food standard), warm low side, cool fill
    AZ = math.radians(-24)

    def rt(x, y, z, c=(0.15, -0.1)):
        return (c[0] + x * math.cos(AZ) - y * math.sin(AZ), c[1] + x * math.sin(AZ) + y * math.cos(AZ), z)

    T = rt(0, 0, 0.3)
    softbox(rt(-1.8, 5.2, 4.8), T, (5, 2.4), 1150, "#fff3e4", grad="r")
    softbox(rt(5.0, 0.2, 3.4), T, (2.0, 2.8), 420, "#ffdcb5", grad="v")
    softbox(rt(-4.8, -2.0, 4.2), T, (2.6, 2.6), 230, "#e6eeff")
    world("#3b4650", 0.8)
