"""fashion."""
from studio import *

VIEWS = {"main": dict(loc=(2.6, -13.6, 2.75), target=(0, 0, 2.36), lens=104, fstop=None)}
# was: setup(1200, 1500, spp, pct, bounces=8, clamp=6)


def build(view):
    rng = random.Random(3)
    BG = "#f05a28"
    m = matte(BG, 0.8)
    cyclorama(m, back=3.6, radius=2.4, depth_front=10, z=-0.6)

    # puffer shell: glossy nylon
    def nylon(c, c2, rough=0.26, coat=0.55):
        m = Mat("nylon")
        n = m.noise(3.0, 5, 0.6, vec=m.coord())
        w = m.noise(46, 4, 0.6, vec=m.coord())
        lw = m.n("LayerWeight", {"Blend": 0.35}).outputs["Facing"]
        m.out_surf(
            m.principled(
                base=m.mix(lw, c, c2),
                rough=m.maprange(n, 0.3, 0.7, rough * 0.75, rough * 1.35),
                spec=0.5,
                coat=coat,
                coat_rough=0.18,
                sheen=0.2,
                normal=m.bump(
                    m.math("ADD", m.math("MULTIPLY", n, 0.6), m.math("MULTIPLY", w, 0.12)),
                    0.16,
                    0.03,
                    normal=m.bump(
                        m.math(
                            "MAXIMUM",
                            m.wave(62, 0.2, 1, 1, vec=m.coord(), dirn="X"),
                            m.wave(62, 0.2, 1, 1, vec=m.coord(), dirn="Z"),
                        ),
                        0.10,
                        0.003,
                    ),
                ),
            )
        )
        return m.m

    JK = nylon("#1f3bd6", "#4b69ff")
    IN = matte("#0d1440", 0.8)
    to = load_mesh("puff_torso", JK)
    co = load_mesh("puff_collar", JK)
    sl = load_mesh("puff_sleeve", JK)
    sr = load_mesh("puff_sleeve", JK)
    sr.scale = (-1, 1, 1)
    for o in (to, co, sl, sr):
        mod(o, "SMOOTH", factor=0.4, iterations=2)
        subsurf(o, 1)
    # cuffs + hem ribs
    rib = Mat("rib")
    u, v, _ = rib.sep(rib.coord("UV"))
    w = rib.math("SINE", rib.math("MULTIPLY", u, 520))
    rib.out_surf(rib.principled(base="#14215f", rough=0.85, sheen=0.6, normal=rib.bump(w, 0.6, 0.015)))
    rib = rib.m
    h = lathe(
        "hem", fillet([(0.80, -0.14), (0.815, -0.14, 0.02), (0.83, 0.02, 0.02), (0.80, 0.03)], 6), rib, 200
    )
    h.scale = (1, 0.66, 1)
    # zip: tape, teeth, puller
    zt = nylon("#0f1d5a", "#0f1d5a", 0.5, 0.1)

    def front(z):
        v, t = FR
        return v

    ZV = []
    dg = bpy.context.evaluated_depsgraph_get()
    dg.update()

    def ray(z):
        ok, loc, nn, _, ob, _ = bpy.context.scene.ray_cast(dg, Vector((0, -6, z)), Vector((0, 1, 0)))
        return loc if ok else None

    zp = [
        (p.x, p.y - 0.012, p.z)
        for p in (ray(z) for z in np.linspace(0.02, 2.62, 60))
        if p is not None and p.y < -0.2
    ]
    zs = spline(zp[::2], 8)
    V = []
    F = []
    for p in zs:
        V += [(-0.045, p[1] - 0.004, p[2]), (0.045, p[1] - 0.004, p[2])]
    for i in range(len(zs) - 1):
        F.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    z_ = mesh_obj("ztape", V, F, zt)
    mod(z_, "SOLIDIFY", thickness=0.012)
    SVm = P(base="#e8ecf5", metal=1, rough=0.18)
    L = 0
    tooth = box("tooth", (0.05, 0.022, 0.014), SVm, 0.004, 2)
    tooth.hide_render = True
    acc = 0
    for a, b in zip(zs[:-1], zs[1:]):
        acc += math.dist(a, b)
        if acc > 0.027:
            acc = 0
            t = inst(tooth, (0, a[1] - 0.018, a[2]))
            t.hide_render = False
    pz = zs[int(len(zs) * 0.86)]
    pu = box("pull", (0.05, 0.02, 0.16), SVm, 0.012, 3, (0.0, pz[1] - 0.05, pz[2] - 0.07), (14, 0, 0))
    sld = box("sld", (0.09, 0.05, 0.09), SVm, 0.015, 3, (0, pz[1] - 0.03, pz[2] + 0.02))
    # --- abstract mannequin head (clay) + neck
    clay = P(
        base="#f4b79b", rough=0.55, sss=0.15, sss_color="#f2a184", sss_radius=(0.2, 0.1, 0.06), spec=0.35
    )
    nk = lathe("neck", spline([(0.36, 2.0), (0.30, 2.4), (0.27, 2.7), (0.29, 2.95), (0.3, 3.1)], 8), clay, 96)
    nk.location = (0, 0.03, 0)
    hd = sphere("head", 1, clay, 256, 192)
    g = lambda q, c, w: math.exp(-(((q - c) / w) ** 2))
    for v in hd.data.vertices:
        x, y, z = v.co
        w = 0.50 * (1 + 0.05 * z - 0.20 * max(0, -z - 0.1) ** 1.3)
        d = 0.60 * (1 - 0.06 * max(0, -z))
        yy = y * d
        xx = x * w
        zz = z * 0.74
        if y < 0:
            f = min(1, -y * 1.6)
            ax = abs(x)
            yy -= f * (
                0.070 * g(z, 0.02, 0.20) * g(x, 0, 0.10)
                + 0.150 * g(z, -0.20, 0.115) * g(x, 0, 0.115)
                + 0.035 * g(z, -0.25, 0.07) * g(ax, 0.12, 0.06)
            )  # bridge, tip, nostrils
            yy += f * (0.060 * g(z, 0.06, 0.11) * g(ax, 0.34, 0.17))  # sockets
            yy -= f * (
                0.035 * g(z, 0.22, 0.08) * g(ax, 0.25, 0.25) + 0.030 * g(z, -0.13, 0.16) * g(ax, 0.55, 0.18)
            )  # brow, cheek bones
            yy -= f * (
                0.060 * g(z, -0.435, 0.050) * g(x, 0, 0.20) + 0.064 * g(z, -0.545, 0.055) * g(x, 0, 0.17)
            )
            yy += f * 0.050 * g(z, -0.490, 0.022) * g(x, 0, 0.24)  # lips
            yy += f * 0.026 * g(z, -0.66, 0.05) * g(x, 0, 0.2)
            yy -= f * 0.105 * g(z, -0.82, 0.14) * g(x, 0, 0.30)  # chin
        v.co = Vector((xx, yy, zz))
    hd.location = (0, -0.03, 3.42)
    for sx in (1, -1):
        ea = tube(
            "ear",
            [
                (0, 0.02, 0.17),
                (0.05, 0.10, 0.15),
                (0.07, 0.12, 0.02),
                (0.05, 0.06, -0.12),
                (0.0, 0.0, -0.17),
                (-0.01, -0.02, -0.05),
                (0, 0, 0.08),
            ],
            0.036,
            clay,
            6,
            True,
        )
        ea.location = (sx * 0.475, 0.02, 3.40)
        ea.scale = (sx, 1, 1)
        eb = sphere("earin", 0.09, clay, 24, 16, (sx * 0.475, 0.06, 3.40))
        eb.scale = (0.35, 0.8, 1.5)
    # bucket hat
    hat = Mat("hat")
    c = hat.coord("UV")
    hat.out_surf(
        hat.principled(
            base="#f6f1e4",
            rough=0.9,
            sheen=0.5,
            normal=hat.bump(
                hat.math("MAXIMUM", hat.noise(230, 3, 0.6, vec=c), hat.noise(120, 3, 0.6, vec=hat.coord())),
                0.35,
                0.006,
            ),
        )
    )
    hat = hat.m
    prof = fillet(
        [
            (0, 0.50),
            (0.46, 0.50, 0.12),
            (0.56, 0.06, 0.05),
            (0.93, -0.30, 0.03),
            (0.915, -0.315, 0.0),
            (0.545, 0.035, 0.05),
            (0.45, 0.47, 0.1),
            (0, 0.47),
        ],
        10,
    )
    ht = lathe(
        "hat",
        prof,
        hat,
        200,
        fn=lambda th, r, z: (
            r * (1 + 0.016 * math.sin(3 * th + 1) + 0.012 * math.sin(5 * th)) * (1.0),
            z + (0.035 * math.sin(2 * th + 0.6) + 0.02 * math.sin(5 * th)) * max(0, (r - 0.5) / 0.4)
            if r > 0.5
            else z,
        ),
    )
    place(ht, (0, 0.02, 3.76), (-9, 0, 3), (0.97, 1.06, 1))
    for k, zz in enumerate((0.0, 0.05, 0.1, 0.15)):  # brim stitching
        rr = 0.63 + 0.075 * k
        zc = 0.06 - (rr - 0.56) * 0.945
        t = tube(
            "st",
            [
                (rr * math.cos(a), rr * math.sin(a), zc + 0.0)
                for a in np.linspace(0, 6.283, 48, endpoint=False)
            ],
            0.0035,
            P(base="#cfc6b1", rough=0.9),
            2,
            True,
        )
        t.parent = ht
    # sunglasses: wrap visor
    fr = P(base="#0b0b10", rough=0.12, coat=1)
    ln = P(base="#ff7a3d", metal=1, rough=0.06)

    def lens(sx):
        V = []
        F = []
        N = 56
        M_ = 10
        for j in range(M_ + 1):
            q = j / M_
            for k in range(N):
                th = 2 * math.pi * k / N
                a = 0.205 * q * math.copysign(abs(math.cos(th)) ** 0.72, math.cos(th))
                b = (
                    0.125 * q * math.copysign(abs(math.sin(th)) ** 0.8, math.sin(th))
                    - 0.02 * abs(math.cos(th)) * q
                )
                x = sx * 0.235 + a
                z = b + 0.02 * sx * a
                y = -0.58 + 0.52 * x * x * 0.9 + 0.16 * b * b
                V.append((x, y, z))
        for j in range(M_):
            for k in range(N):
                F.append((j * N + k, j * N + (k + 1) % N, (j + 1) * N + (k + 1) % N, (j + 1) * N + k))
        V = [(x * 1.12, y, z * 1.22) for x, y, z in V]
        o = mesh_obj("lens", V, F, ln)
        rim = tube("rim", [V[M_ * N + k] for k in range(N)], 0.026, fr, 5, True)
        return [o, rim]

    sg = (
        lens(1)
        + lens(-1)
        + [tube("br", [(-0.05, -0.578, 0.03), (0, -0.60, 0.05), (0.05, -0.578, 0.03)], 0.022, fr, 5)]
    )
    for s_ in (1, -1):
        sg.append(
            tube(
                "arm",
                [
                    (s_ * 0.44, -0.49, 0.03),
                    (s_ * 0.50, -0.36, 0.035),
                    (s_ * 0.505, -0.1, 0.03),
                    (s_ * 0.50, 0.12, -0.02),
                ],
                0.022,
                fr,
                4,
            )
        )
    parent(sg, "sg", (0, -0.105, 3.47), (-3, 0, 0))
    ok, loc, nn, _, ob, _ = bpy.context.scene.ray_cast(dg, Vector((0.42, -6, 1.50)), Vector((0, 1, 0)))
    if ok:
        pa = [box("patch", (0.26, 0.02, 0.15), matte("#f6f1e4", 0.9, 0.1, 200), 0.006, 2)]
        tt = text("OFF-GRID", 0.045, P(base="#f05a28", rough=0.8), "inter-b", 0.001, 1.05)
        tt.location = (0, -0.0125, 0.012)
        t2 = text("SEOUL  SYDNEY", 0.020, P(base="#1f3bd6", rough=0.8), "inter", 0.001, 1.2)
        t2.location = (0, -0.0125, -0.038)
        pa += [tt, t2]
        e = parent(pa, "patch", loc + nn * 0.006)
        q = Vector((0, -1, 0)).rotation_difference(nn)
        e.rotation_mode = "QUATERNION"
        e.rotation_quaternion = q
    # --- hard flash-ish key + soft fill, rim
    spot((-3.6, -7.5, 6.2), (0, 0, 1.9), 3400, 40, 0.4, 0.28, "#fff4e6")
    softbox((4.4, -2, 4.5), (0, 0, 2), (2, 4), 260, "#ffe3d2", grad="v")
    softbox((-3.8, 2.0, 4.2), (0, 0, 2.2), (0.8, 3.4), 260, "#ffd9c4")
    softbox((3.2, 2.4, 4.6), (0, 0, 2.4), (0.8, 3.4), 260, "#cfe0ff")
    world("#ffb39a", 0.45)
