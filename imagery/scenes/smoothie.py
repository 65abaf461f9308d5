"""smoothie."""
from studio import *
from studio.food import *
from studio.flora import palm

VIEWS = {"main": dict(loc=(0, -1.9, 13.5), target=(0, -0.02, 0.3), lens=88, fstop=2.2, focus=(0, -0.3, 0.7))}
# was: setup(1200, 1500, spp, pct, bounces=8, clamp=6)


def build(view):
    rng = np.random.default_rng(12)
    # plaster table, pale pink-sand
    m = Mat("plaster")
    c = m.coord()
    n = m.musgrave(1.1, 9, 1.2, 2.1, vec=c)
    col = m.mix(m.maprange(n, -0.4, 0.8, 0, 1), "#f3dccb", "#e8c5ae")
    m.out_surf(
        m.principled(base=col, rough=0.85, spec=0.2, normal=m.bump(m.noise(5, 9, 0.65, vec=c), 0.25, 0.03))
    )
    grid("table", 24, 24, 2, 2, None, m.m)
    # bowl + smoothie
    bw = bowl(1.5, 0.74, 0.55, 0.07, ceramic("#f4efe8", "#9a8472", 0.3, 0.6))
    m = Mat("smoothie")
    c = m.coord()
    x, y, z = m.sep(c)
    r = m.math("SQRT", m.math("ADD", m.math("MULTIPLY", x, x), m.math("MULTIPLY", y, y)))
    th = m.math("ARCTAN2", y, x)
    sw = m.math(
        "ADD",
        m.math("SINE", m.math("ADD", m.math("MULTIPLY", r, 9.5), m.math("MULTIPLY", th, 1.0))),
        m.math("MULTIPLY", m.noise(2.2, 4, 0.5, vec=c), 1.3),
    )
    sp_ = m.maprange(m.voronoi(34, vec=c), 0.07, 0.14, 1, 0, True)
    keep = m.maprange(m.noise(9, 2, vec=c), 0.5, 0.6, 0, 1)
    sd = m.math("MULTIPLY", sp_, keep)
    col = m.mix(m.maprange(sw, -1, 2, 0, 1), "#7f2158", "#cf6ba6")
    col = m.mix(m.math("MULTIPLY", sd, 0.6), col, "#4d1236")
    m.out_surf(
        m.principled(
            base=col,
            rough=0.3,
            sss=0.3,
            sss_color=col,
            sss_radius=(0.08, 0.03, 0.05),
            coat=0.35,
            coat_rough=0.18,
            normal=m.bump(
                m.math("ADD", m.math("MULTIPLY", sw, 0.6), m.math("MULTIPLY", m.noise(30, 4, vec=c), 0.15)),
                0.5,
                0.045,
            ),
        )
    )
    ZS = 0.63
    V = []
    F = []
    ns = 144
    nr = 40
    R = 1.41
    for j in range(nr + 1):
        rr = R * j / nr
        for k in range(ns):
            a = 2 * math.pi * k / ns
            V.append(
                (
                    rr * math.cos(a),
                    rr * math.sin(a),
                    ZS
                    + 0.036 * math.sin(rr * 9.5 + a) * (1 - 0.75 * rr / R)
                    + 0.02 * mnoise.noise(Vector((rr * math.cos(a) * 2, rr * math.sin(a) * 2, 3))),
                )
            )
    for j in range(nr):
        for k in range(ns):
            F.append((j * ns + k, (j + 1) * ns + k, (j + 1) * ns + (k + 1) % ns, j * ns + (k + 1) % ns))
    mesh_obj("smooth", V, F, m.m)
    zs = lambda x, y: ZS + 0.02
    placed = []

    def free(x, y, r):
        for a, b, c_ in placed:
            if math.hypot(x - a, y - b) < (r + c_) * 0.93:
                return False
        return True

    def put(o, x, y, z, rot, s=1, r=None):
        i = inst(o, (x, y, z), (0, 0, 0), s)
        i.rotation_euler = rot
        i.hide_render = False
        if r:
            placed.append((x, y, r))
        return i

    hide = lambda o: (setattr(o, "hide_render", True), o)[1]
    # --- banana fan (arc)
    bmats = banana_mat()
    bs = [hide(banana_slice(bmats, 0.285, 0.10, k * 1.3)) for k in range(4)]
    for k in range(8):
        a = math.radians(196 - k * 17.5)
        rr = 0.98
        x, y = rr * math.cos(a), rr * math.sin(a)
        put(
            bs[k % 4],
            x,
            y,
            ZS + 0.075,
            (math.radians(20) * math.sin(a + 1.57 + 0.0), math.radians(-20) * math.cos(a + 1.57), 0),
            1.0,
            None,
        )
        placed.append((x, y, 0.25))
    # --- kiwi
    km = kiwi_mat()
    ks = hide(kiwi_slice(km, P(base="#161210", rough=0.3), P(base="#7b5d34", rough=0.9), 0.36, 0.09, 1))
    for x, y, ax, ay, rz in (
        (0.42, 0.86, 0.25, -0.1, 0.4),
        (0.86, 0.52, 0.2, 0.3, 1.6),
        (0.62, 1.14, 0.5, 0.1, 2.2),
    ):
        put(ks, x * 0.95, y * 0.95, ZS + 0.10 if y < 1 else ZS + 0.16, (ax, ay, rz))
        placed.append((x, y, 0.33))
    # --- raspberries cluster
    rm = berry_mat("#c2183c", "#8f0f2c", 0.32, 0.35, 0.4)
    rs = [hide(raspberry(rm, k)) for k in range(3)]
    for x, y in ((0.98, -0.05), (1.05, -0.42), (0.72, -0.26), (0.78, -0.66), (0.98, -0.76), (0.5, -0.52)):
        put(
            rs[rng.integers(3)],
            x,
            y,
            ZS + 0.06,
            (rng.normal(0, 0.9), rng.normal(0, 0.9), rng.random() * 6),
            1.02,
            0.17,
        )
    # --- blueberries
    bb = hide(blueberry(berry_mat("#26325c", "#141a38", 0.42, 0.1, 0.05, "#8b9cc4")))
    cnt = 0
    for k in range(600):
        a = math.radians(rng.uniform(250, 312))
        rr = rng.uniform(0.42, 1.22)
        x, y = rr * math.cos(a), rr * math.sin(a)
        if free(x, y, 0.15):
            put(
                bb,
                x,
                y,
                ZS + 0.09,
                (rng.normal(0, 0.7), rng.normal(0, 0.7), rng.random() * 6),
                0.92 + 0.2 * rng.random(),
                0.145,
            )
            cnt += 1
        if cnt > 17:
            break
    for x, y in ((-0.05, -0.62), (0.12, -0.9)):
        if free(x, y, 0.12):
            put(bb, x, y, ZS + 0.30, (rng.normal(0, 0.5), rng.normal(0, 0.5), 0), 1, None)
    # --- granola heap
    gm = Mat("granola")
    rnd = gm.n("ObjectInfo").outputs["Random"]
    col = gm.ramp(
        gm.math(
            "ADD",
            gm.math("MULTIPLY", gm.noise(14, 5, 0.6, vec=gm.coord()), 0.7),
            gm.math("MULTIPLY", rnd, 0.35),
        ),
        [(0.25, "#8a5524"), (0.5, "#c48a48"), (0.8, "#e6bd7d")],
    )
    gm.out_surf(
        gm.principled(
            base=col,
            rough=0.6,
            sss=0.1,
            sss_color=col,
            coat=0.1,
            normal=gm.bump(gm.noise(26, 5, 0.7, vec=gm.coord()), 0.6, 0.02),
        )
    )
    gs = [hide(granola(gm.m, k)) for k in range(7)]
    for k in range(150):
        a = math.radians(rng.uniform(203, 256))
        rr = 0.35 + 0.98 * math.sqrt(rng.random()) * 0.98
        x, y = rr * math.cos(a), rr * math.sin(a)
        if rr > 1.3 or not free(x, y, -0.03):
            continue
        put(
            gs[rng.integers(7)],
            x,
            y,
            ZS + 0.05 + 0.10 * rng.random(),
            tuple(rng.random(3) * 6.28),
            0.55 + 0.75 * rng.random(),
        )
    # --- coconut flakes
    cm = P(base="#fffaf0", rough=0.55, sss=0.3, sss_color="#fff6e6", sss_radius=(0.05, 0.05, 0.04))
    cs = [hide(coconut_flake(cm, k)) for k in range(6)]
    for k in range(30):
        x, y = -0.12 + rng.normal(0, 0.20), -0.02 + rng.normal(0, 0.2)
        put(
            cs[rng.integers(6)],
            x,
            y,
            ZS + 0.05 + 0.16 * rng.random(),
            (rng.normal(0, 0.7), rng.normal(0, 0.7), rng.random() * 6.28),
            0.75,
        )
    # --- chia + seeds sprinkled along the centre
    ch = ico("chia", 1, 2, P(base="#1d1a1c", rough=0.35))
    ch.hide_render = True
    for k in range(240):
        t = rng.random()
        a = math.radians(40 + t * 150)
        rr = 0.55 + rng.normal(0, 0.13)
        x, y = rr * math.cos(a) * 0.9, rr * math.sin(a) * 0.9
        put(ch, x, y, ZS + 0.03, (0, 0, rng.random() * 6), (0.02, 0.014, 0.011))
    # --- mint sprig
    lm = leaf_mat("#2f7d36", "#9ccf7c", "#4f9d48", 0.4, nveins=8)
    lf = [
        hide(leaf("mint", 0.42, 0.26, lm, 10, 24, 0.3, 0.3, 0.5, 1.25, 0.10, 0.05, 13, k, 0.8))
        for k in range(3)
    ]
    for a, s_, tl in ((20, 0.95, 18), (140, 1, 22), (255, 0.9, 15), (75, 0.62, 50), (195, 0.6, 48)):
        put(lf[int(a) % 3], 0.22, 0.22, ZS + 0.22, (math.radians(tl), 0, math.radians(a)), s_)
    # --- around the bowl: linen, spoon, loose berries, half kiwi, flakes
    li = (
        load_mesh("napkin", fabric("#f6efe6", "#e9dccd", 150, 0.95, 0.3, 0.5))
        if os.path.exists(ASSETS + "/napkin.npz")
        else None
    )
    if li:
        place(li, (-1.55, -1.15, 0.0), (0, 0, 24), 1.15)
        subsurf(li, 1)
    sp = spoon(gold("#e8bd83", 0.2), 2.5, 0.27, 0.40)
    place(sp, (1.72, -1.75, 0.0), (0, 0, 18), 1.0)
    for x, y, s_ in (
        (1.75, 0.95, 1),
        (2.02, 0.72, 0.9),
        (1.55, 1.55, 1.05),
        (-1.1, 1.75, 1),
        (-1.95, 0.35, 0.95),
    ):
        put(bb, x, y, 0.13 * s_, (rng.normal(0, 0.6), rng.normal(0, 0.6), 0), s_)
    for x, y in ((1.98, 1.2), (-1.42, 1.58)):
        put(rs[1], x, y, 0.16, (1.45, 0, rng.random() * 6), 1.05)
    for x, y, a in ((-1.75, 1.2, 30), (1.6, 1.98, -50), (1.3, 1.8, 100)):
        put(lf[1], x, y, 0.06, (math.radians(4), 0, math.radians(a)), 1.15)
    for k in range(26):
        a = rng.random() * 6.28
        rr = 1.7 + rng.random() * 0.9
        put(
            gs[rng.integers(7)],
            rr * math.cos(a) * 0.8,
            rr * math.sin(a),
            0.03,
            tuple(rng.random(3) * 6),
            0.25 + 0.3 * rng.random(),
        )
    for k in range(8):
        put(
            cs[rng.integers(6)],
            rng.uniform(0.9, 2.0),
            rng.uniform(-2.3, -1.6) if k % 2 else rng.uniform(1.6, 2.3),
            0.05,
            (rng.normal(0, 0.3), rng.normal(0, 0.3), rng.random() * 6),
            0.7,
        )
    # --- light: low sun from upper left with a palm shadow, soft sky fill
    s = sun_from((-4.6, 3.4, 4.4), 5.0, 1.6, "#ffe6c6")
    pm = palm(matte("#000000"), matte("#000000"), 3.2, 20, 0.16, 2, 1.15, 0.3)
    pm.hide_render = True
    SD = (-4.6, 3.4, 4.4)
    for tg, ds, rt_, sc, of in (
        ((-1.6, 1.9, 0), 4.2, (0, 0, -70), 0.95, (0, 0.2)),
        ((-2.3, 0.4, 0), 5.0, (10, 0, -120), 0.9, (0, 0)),
        ((0.6, 2.6, 0), 4.4, (0, 10, -150), 0.8, (0.2, 0.3)),
    ):
        gobo(pm, tg, SD, ds, rt_, sc, of)
    softbox((4, -3, 6), (0, 0, 0), (4, 4), 150, "#e9f0ff")
    softbox((-1, 5, 6), (0, 0, 0.4), (3, 2), 160, "#fff2e4")
    world("#f2e6ff", 0.36)
