"""pasta."""
from studio import *
from studio.food import *

VIEWS = {
    "main": dict(loc=(0.1, -11.0, 5.6), target=(0.05, 0.3, 0.98), lens=86, fstop=0.6, focus=(0, -0.35, 0.6))
}
# was: setup(1200, 1500, spp, pct, bounces=12, clamp=6)


def build(view):
    rng = np.random.default_rng(5)
    hide = lambda o: (setattr(o, "hide_render", True), o)[1]
    # table: dark walnut boards, linen napkin
    woods = [
        wood(a, b, 1.7, 0.42, "X")
        for a, b in (("#6b4630", "#2f1a10"), ("#75503a", "#381f13"), ("#5f3d2a", "#2a160d"))
    ]
    for k, yy in enumerate(np.arange(-4.2, 4.2, 0.98)):
        box("plank", (17, 0.965, 0.3), woods[k % 3], 0.018, 3, (((k * 7) % 5 - 2) * 2.3, yy, -0.15))
    na = load_mesh("napkin", fabric("#d8cbb8", "#bfae97", 150, 0.95, 0.3, 0.5))
    place(na, (-1.75, -1.35, 0.0), (0, 0, 38), 1.1)
    subsurf(na, 1)
    # --- wide rim pasta plate
    cer = ceramic("#ece5d8", "#7b6a56", 0.3, 0.6)
    pl = lathe(
        "plate",
        [(0, 0.03), (0.62, 0.03)]
        + spline([(0.64, 0), (0.72, 0.02), (0.98, 0.14), (1.08, 0.30), (1.30, 0.37), (1.72, 0.43)], 10)
        + spline(
            [(1.73, 0.455), (1.70, 0.47), (1.30, 0.41), (1.06, 0.345), (0.92, 0.19), (0.6, 0.10), (0, 0.09)],
            10,
        ),
        cer,
        200,
    )
    # --- spaghetti nest
    ps = Mat("pasta")
    n = ps.noise(9, 4, 0.6, vec=ps.coord())
    z = ps.sep(ps.coord())[2]
    sauce = ps.maprange(ps.noise(2.6, 4, 0.6, vec=ps.coord()), 0.40, 0.62, 0, 0.85, True)
    col = ps.mix(ps.maprange(n, 0.3, 0.7, 0, 1), "#f6d48c", "#eec06a")
    col = ps.mix(sauce, col, "#d9662b")
    ps.out_surf(
        ps.principled(
            base=col,
            rough=0.3,
            sss=0.35,
            sss_color=col,
            sss_radius=(0.06, 0.035, 0.015),
            coat=0.6,
            coat_rough=0.12,
            normal=ps.bump(n, 0.1, 0.01),
        )
    )
    ps = ps.m
    cu = bpy.data.curves.new("spag", "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = 0.036
    cu.bevel_resolution = 4
    cu.use_fill_caps = True
    cu.resolution_u = 5
    mound = lambda r: 0.14 + 0.72 * max(0, 1 - (r / 0.86) ** 2.0) ** 0.8
    for i in range(120):
        t0 = rng.random() * 6.28
        turns = rng.uniform(0.5, 1.5) * (1 if i % 6 else -1)
        rb = 0.06 + 0.80 * math.sqrt(rng.random())
        lay = rng.uniform(0.55, 1.0) if i > 40 else rng.uniform(0.1, 0.7)
        N = int(10 + 18 * abs(turns))
        ph = rng.random() * 6
        dr = rng.uniform(-0.25, 0.25)
        pts = []
        tilt = rng.normal(0, 0.10)
        for k in range(N):
            s = k / (N - 1)
            a = t0 + turns * 2 * math.pi * s
            r = max(
                0.03, rb + dr * (s - 0.5) + 0.07 * math.sin(s * 7 + ph) + 0.03 * math.sin(s * 17 + ph * 2)
            )
            r = min(r, 0.98)
            zz = mound(r) * lay + 0.05 * math.sin(s * 9 + ph) * 0.8 + tilt * r * math.sin(a) + 0.03
            zz = max(zz, 0.13 + max(0, (r - 0.88)) * 1.0)
            pts.append((r * math.cos(a), r * math.sin(a), zz))
        sp = cu.splines.new("NURBS")
        sp.points.add(len(pts) - 1)
        for k, p in enumerate(pts):
            sp.points[k].co = (*p, 1)
        sp.use_endpoint_u = True
        sp.order_u = 4
    link(bpy.data.objects.new("spag", cu)).data.materials.append(ps)
    # a few loose loops hanging over the mound edge
    # --- sauce: chunks + glossy base
    sm = Mat("sauce")
    n = sm.noise(7, 6, 0.65, vec=sm.coord())
    rnd = sm.n("ObjectInfo").outputs["Random"]
    col = sm.mix(sm.maprange(n, 0.3, 0.7, 0, 1), "#c22a12", "#8a1608")
    col = sm.n("HueSaturation", {"Color": col, "Value": sm.maprange(rnd, 0, 1, 0.8, 1.2)}).outputs[0]
    sm.out_surf(
        sm.principled(
            base=col,
            rough=0.24,
            sss=0.25,
            sss_color=col,
            sss_radius=(0.1, 0.03, 0.015),
            coat=0.6,
            coat_rough=0.1,
            normal=sm.bump(sm.noise(20, 5, 0.6, vec=sm.coord()), 0.5, 0.03),
        )
    )
    sm = sm.m
    bl = ico("sauce", 0.44, 6, sm, (0, 0.0, 0.79))
    for v in bl.data.vertices:
        q = v.co * 3.2
        v.co = Vector((v.co.x, v.co.y, v.co.z * 0.42)) * (
            1 + 0.22 * mnoise.noise(q) + 0.10 * mnoise.noise(q * 2.3) + 0.05 * mnoise.noise(q * 5)
        )
    ch = []
    for k in range(6):
        o = ico("chunk", 0.085, 4, sm)
        for v in o.data.vertices:
            n_ = v.co.normalized()
            v.co = v.co * (
                1
                + 0.35 * mnoise.noise(n_ * 1.7 + Vector((k * 3, 0, 0)))
                + 0.12 * mnoise.noise(n_ * 4 + Vector((k, 0, 0)))
            )
        ch.append(hide(o))
    for k in range(70):
        a = rng.random() * 6.28
        r = 0.66 * rng.random() ** 0.6
        i = inst(
            ch[k % 6],
            (
                r * math.cos(a),
                r * math.sin(a),
                mound(r) + 0.06 if r > 0.4 else 0.90 + 0.08 * rng.random() - r * 0.3,
            ),
            (0, 0, 0),
            0.5 + 0.75 * rng.random(),
        )
        i.rotation_euler = tuple(rng.random(3) * 6.28)
        i.hide_render = False
    # --- basil
    bm_ = leaf_mat("#2f7a2c", "#7dbb5a", "#4f9a3f", 0.32, nveins=6, trans=0.3)
    bs = [
        hide(leaf("basil", 0.58, 0.40, bm_, 14, 26, 0.55, 0.30, 0.75, 1.5, 0, 0.05, seed=k, base=0.85))
        for k in range(4)
    ]

    def put(o, x, y, z, rx, ry, rz, s=1):
        i = bpy.data.objects.new("i", o.data)
        link(i)
        i.location = (x, y, z)
        i.rotation_euler = [math.radians(a) for a in (rx, ry, rz)]
        i.scale = (s,) * 3
        return i

    for a, tl, s in ((10, 24, 1), (135, 22, 0.95), (250, 28, 0.9), (70, 56, 0.62), (200, 58, 0.6)):
        put(bs[a % 4], 0.02, -0.02, 1.0, tl, 0, a, s)
    put(bs[1], -1.42, -0.55, 0.47, 6, 0, 60, 0.8)
    put(bs[2], 1.95, -1.1, 0.03, 6, 8, -70, 0.95)
    put(bs[0], 2.2, -0.85, 0.03, 4, -6, 40, 0.8)
    # --- parmesan shards
    pm = P(base="#f6e3ad", rough=0.5, sss=0.3, sss_color="#f6e0a6", sss_radius=(0.05, 0.04, 0.02))
    for k in range(34):
        L = rng.uniform(0.08, 0.24)
        w = rng.uniform(0.05, 0.11)
        o = grid(
            "parm",
            w,
            L,
            4,
            8,
            lambda x, y, u, v, k=k: (
                x * (1 - 0.4 * abs(v - 0.5)),
                y,
                0.35 * y * y + 0.01 * math.sin(u * 9 + k),
            ),
            pm,
        )
        mod(o, "SOLIDIFY", thickness=0.012)
        a = rng.random() * 6.28
        r = 0.85 * rng.random() ** 0.6
        z = mound(r) + 0.10 + 0.03 * rng.random() if r > 0.42 else 1.0 + 0.05 * rng.random()
        if k > 27:
            x, y, z = rng.uniform(1.2, 2.3), rng.uniform(-1.8, -1.2), 0.02
        else:
            x, y = r * math.cos(a), r * math.sin(a)
        place(o, (x, y, z), (rng.normal(0, 24), rng.normal(0, 24), rng.random() * 360))
    pep = hide(ico("pep", 0.012, 1, P(base="#1c1612", rough=0.6)))
    for k in range(150):
        a = rng.random() * 6.28
        r = 0.4 + 1.2 * rng.random()
        z = 0.45 if r > 1.25 else (0.40 if r > 1.05 else mound(min(r, 0.85)) + 0.09)
        i = inst(pep, (r * math.cos(a), r * math.sin(a), z), (0, 0, 0), 0.5 + rng.random())
        i.hide_render = False
    # --- cherry tomatoes with calyx
    tm = berry_mat("#d6210f", "#b31208", 0.14, 0.3, 0.8, None, 4)
    cg = P(base="#4f7a2e", rough=0.6)
    cal = [hide(leaf("cal", 0.16, 0.05, cg, 3, 8, 0.1, 0.2, 0.9, 1.3, seed=k)) for k in range(2)]

    def tomato(x, y, r, rx, ry, rz, z0=0):
        o = sphere("tom", r, tm, 48, 32)
        for v in o.data.vertices:
            q = v.co / r
            rr = math.hypot(q.x, q.y)
            v.co.z -= 0.16 * r * math.exp(-((rr / 0.3) ** 2)) * (1 if q.z > 0 else 0)
        P_ = [o]
        for k in range(5):
            i = bpy.data.objects.new("c", cal[k % 2].data)
            link(i)
            i.location = (0, 0, r * 0.86)
            i.rotation_euler = (math.radians(12), 0, k * 1.2566)
            i.scale = (r / 0.16,) * 3
            P_.append(i)
        st = tube("st", [(0, 0, r * 0.84), (0.01, 0, r * 1.05), (0.05, 0, r * 1.22)], 0.014, cg, 3)
        P_.append(st)
        parent(P_, "tom", (x, y, z0 + r * 0.97), (rx, ry, rz))

    tomato(-1.98, 0.55, 0.27, 14, -20, 0)
    tomato(-2.3, 0.05, 0.25, -25, 15, 60)
    tomato(-1.75, 1.02, 0.24, 30, 12, 130)
    tomato(1.62, -1.62, 0.22, -34, 10, 30)
    # --- garlic? fork
    fk = gold("#d8b98a", 0.2)
    # --- wine
    wn = Mat("wine")
    lp = wn.n("LightPath")
    g = wn.n("BsdfGlass", {"Color": (1, 1, 1, 1), "Roughness": 0.0, "IOR": 1.34})
    wn.out_surf(
        wn.mixsh(
            wn.math("MAXIMUM", lp.outputs["Is Shadow Ray"], lp.outputs["Is Diffuse Ray"]),
            g,
            wn.n("BsdfTransparent", {"Color": lin("#7a1020")}),
        )
    )
    wn.out_vol(wn.n("VolumeAbsorption", {"Color": lin("#b3122c"), "Density": 7.5}))
    gl = glass("#ffffff", 0, 1.48, 0.96)
    wg = wine_glass(0.58, 2.7, gl, wn.m, 0.42)
    parent(wg, "wg", (1.42, 1.62, 0))
    # bottle behind
    bo = lathe(
        "bot",
        fillet(
            [(0, 0), (0.42, 0, 0.06), (0.42, 2.0, 0.28), (0.15, 2.45, 0.12), (0.15, 3.25, 0.02), (0, 3.25)],
            12,
        ),
        P(base="#0e1a10", rough=0.06, coat=1, spec=0.7),
        128,
    )
    place(bo, (-1.15, 2.75, 0))
    lb = lathe("lab", [(0.424, 0.5), (0.424, 1.5)], matte("#efe6d2", 0.9), 96)
    place(lb, (-1.15, 2.75, 0))
    ki = P(base="#5c1a22", rough=0.7)
    for s_, z_, sz_ in (("Rosso", 1.16, 0.26), ("RISERVA", 0.92, 0.075), ("2021", 0.76, 0.085)):
        t = text(s_, sz_, ki, "garamond-i" if s_ == "Rosso" else "garamond", 0, 1.1)
        wrap_cyl(t, 0.424, -90, 0.004)
        t.location = (-1.15, 2.75, z_)
        t.rotation_euler = (0, 0, math.radians(14))
    fo = lathe(
        "foil",
        fillet([(0.156, 2.72), (0.158, 3.27, 0.02), (0, 3.27)], 4),
        P(base="#6d1322", metal=0.6, rough=0.35),
        64,
    )
    place(fo, (-1.15, 2.75, 0))
    # --- bread? skip; candle bokeh behind
    wl = box("wall", (40, 0.2, 30), matte("#3a2620", 0.9), 0, loc=(0, 24, 0))
    bokeh_wall(20, (-5, 6), 15, (-5.2, -0.6), (0.10, 0.2), ["#ffb463", "#ffcf93", "#ff8f45"], (3, 8), 6, 5)
    # --- light: window left/back + warm bounce
    softbox((-4.4, 2.8, 3.9), (0, 0, 0.4), (2.8, 2.8), 980, "#fff0de", grad="r")
    softbox((4.4, -1.4, 3.2), (0, 0, 0.4), (2.2, 2.4), 150, "#ffd6ab")
    softbox(
        (1.8, 5.2, 3.8), (0.4, 0.6, 0.8), (1.6, 2.2), 230, "#ffe3c2", glossy=False
    ).visible_transmission = False
    softbox((-2, 22 - 5, 3), (0, 24, -3), (7, 3), 1400, "#ff8a4a")
    world("#3a3a40", 0.42)
