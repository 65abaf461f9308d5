"""flora.py - flowers and foliage from cupped petals + phyllotaxis"""
from studio import *


def petal(
    name,
    L=0.5,
    W=0.5,
    mat=None,
    cup=0.5,
    curl=0.25,
    ruffle=0.05,
    notch=0.0,
    tip=2.2,
    base=0.55,
    nx=20,
    ny=24,
    seed=0,
):
    """blade along +Y rising: cup bends sides+tip up (+Z); curl rolls the rim outwards"""
    rng = random.Random(seed)
    V, U, F = [], [], []
    ph = rng.random() * 6.28
    k1 = rng.uniform(2.2, 3.4)
    k2 = rng.uniform(5, 8)
    for j in range(ny + 1):
        v = 1 - (1 - j / ny) ** 1.6
        c = 0.60  # dense rows near the rim; round cap above v=c
        w = (
            W
            * 0.5
            * (
                (0.12 + 0.88 * math.sin(math.pi / 2 * v / c) ** 0.9)
                if v < c
                else math.sqrt(max(0, 1 - ((v - c) / (1 - c)) ** tip))
            )
        )
        for i in range(nx + 1):
            u = i / nx * 2 - 1
            x = u * w
            y = v * L * (1 - 0.10 * u * u * v - notch * math.exp(-((u / 0.16) ** 2)) * v**6)
            z = cup * (L * 0.55 * v * v + 0.45 * W * u * u * (v * (1.15 - 0.4 * v)))
            rim = max(0, (v - 0.62) / 0.38) ** 2
            z -= curl * L * rim * 0.8
            y += curl * L * rim * 0.15
            z += (
                ruffle * L * math.sin(u * k1 * 2 + ph) * v**2.2
                + ruffle * 0.5 * L * math.sin(u * k2 + v * 6 + ph) * v**3
            )
            V.append((x, y, z))
            U.append(((u + 1) / 2, v))
    for j in range(ny):
        for i in range(nx):
            a = j * (nx + 1) + i
            F.append((a, a + 1, a + nx + 2, a + nx + 1))
    return mesh_obj(name, V, F, mat, uvs=U)


def _emit(out, proto, M, s):
    c = bpy.data.objects.new("pt", proto.data)
    link(c)
    c.matrix_world = M @ Matrix.Scale(s, 4)
    out.append(c)


def rose(mat, R=0.55, n=46, seed=1, open_=1.0, kind="peony", join_=True, mat_in=None):
    """layered flower: inner petals upright & closed, outer ones lie back. kind: peony|ranunculus|rose"""
    rng = random.Random(seed)
    cfg = {
        "peony": dict(W=0.70, L=0.62, cup=0.85, curl=0.14, ruffle=0.042, notch=0.10),
        "ranunculus": dict(W=0.66, L=0.5, cup=1.15, curl=0.02, ruffle=0.02, notch=0),
        "rose": dict(W=0.72, L=0.62, cup=0.85, curl=0.30, ruffle=0.03, notch=0),
    }[kind]
    protos = [petal("p", mat=mat, seed=seed * 10 + k, **cfg) for k in range(5)]
    inner = [
        petal(
            "pi",
            mat=mat_in or mat,
            seed=seed * 20 + k,
            **{**cfg, "cup": cfg["cup"] * 1.25, "curl": cfg["curl"] * 0.3}
        )
        for k in range(3)
    ]
    out = []
    for i in range(n):
        t = (i + 0.5) / n  # 0 centre .. 1 outside
        a = i * 2.39996 + rng.uniform(-0.12, 0.12)
        tilt = {
            "peony": 82 - 76 * t**0.85 * open_,
            "ranunculus": 88 - 58 * t**1.3 * open_,
            "rose": 86 - 74 * t**1.15 * open_,
        }[kind] + rng.uniform(-6, 6)
        s = (
            R
            * ({"peony": 0.62 + 0.62 * t, "ranunculus": 0.40 + 0.85 * t, "rose": 0.46 + 0.85 * t}[kind])
            * (1 + rng.uniform(-0.07, 0.07))
        )
        rad = R * {"peony": 0.02 + 0.16 * t, "ranunculus": 0.03 + 0.10 * t, "rose": 0.015 + 0.12 * t}[kind]
        z = R * {"peony": 0.20 * (1 - t), "ranunculus": 0.16 * (1 - t), "rose": 0.22 * (1 - t)}[kind]
        M = (
            Matrix.Rotation(a, 4, "Z")
            @ Matrix.Translation((0, rad, z))
            @ Matrix.Rotation(math.radians(tilt), 4, "X")
            @ Matrix.Rotation(rng.uniform(-0.1, 0.1), 4, "Y")
        )
        _emit(out, rng.choice(inner if t < 0.3 else protos), M, s)
    for p in protos + inner:
        bpy.data.objects.remove(p)
    return join(out, kind) if join_ else out


def daisy(mat, eye, R=0.4, n=21, seed=1, layers=2, L=1.0, W=0.26, lift=8, droop=0.1):
    rng = random.Random(seed)
    out = []
    protos = [
        petal(
            "d",
            L=L,
            W=W,
            mat=mat,
            cup=0.12,
            curl=0.12,
            ruffle=0.02,
            tip=3.0,
            base=0.7,
            nx=8,
            ny=14,
            seed=seed * 7 + k,
        )
        for k in range(4)
    ]
    for l in range(layers):
        for i in range(n):
            a = (i + 0.5 * l) / n * 2 * math.pi + rng.uniform(-0.07, 0.07)
            M = (
                Matrix.Rotation(a, 4, "Z")
                @ Matrix.Translation((0, R * 0.2, 0.01 + 0.02 * l))
                @ Matrix.Rotation(math.radians(lift + 9 * l + rng.uniform(-6, 6)), 4, "X")
            )
            _emit(out, rng.choice(protos), M, R * (1 - 0.12 * l) * rng.uniform(0.9, 1.05))
    for i in range(150):  # eye florets
        r = math.sqrt((i + 0.5) / 150) * R * 0.27
        a = i * 2.39996
        z = R * 0.17 * (1 - (r / (R * 0.27)) ** 2) + R * 0.02
        o = ico("f", R * 0.024, 1, eye, (r * math.cos(a), r * math.sin(a), z + 0.012))
        out.append(o)
    o = sphere("eye", R * 0.27, eye, 24, 12)
    o.scale = (1, 1, 0.5)
    out.append(o)
    bpy.context.view_layer.update()
    j = join(out, "daisy")
    for p in protos:
        bpy.data.objects.remove(p)
    return j


def gyp(mat, stem, n=70, R=0.5, seed=1):
    """baby's breath: fine branching stems with tiny double blossoms"""
    rng = random.Random(seed)
    out = []
    pr = [
        petal("g", L=1, W=0.8, mat=mat, cup=0.5, curl=0.1, ruffle=0.12, tip=2, nx=5, ny=6, seed=k)
        for k in range(3)
    ]
    fl = []
    for k in range(11):
        _emit(
            fl,
            rng.choice(pr),
            Matrix.Rotation(k * 2.4, 4, "Z") @ Matrix.Rotation(math.radians(70 - 60 * k / 11), 4, "X"),
            0.05,
        )
    bl = join(fl, "blossom")
    objs = []
    for i in range(n):
        d = (
            Vector((rng.gauss(0, 0.55), rng.gauss(0, 0.55), rng.uniform(0.5, 1.1))).normalized()
            * R
            * rng.uniform(0.7, 1.15)
        )
        mid = d * 0.55 + Vector((rng.gauss(0, 0.04), rng.gauss(0, 0.04), 0))
        objs.append(
            tube("st", [(0, 0, -0.3), tuple(mid * 0.5), tuple(mid), tuple(d)], 0.006, stem, 2, resu=4)
        )
        b = bpy.data.objects.new("b", bl.data)
        link(b)
        b.location = d
        b.rotation_euler = align_rot(d, rng.random() * 6)
        b.scale = (rng.uniform(0.7, 1.2),) * 3
        objs.append(b)
    bpy.context.view_layer.update()
    j = join(objs, "gyp")
    bpy.data.objects.remove(bl)
    for p in pr:
        bpy.data.objects.remove(p)
    return j


def eucalyptus(mat, stem_m, L=1.8, n=11, seed=1, size=0.24, bend=0.3, ratio=0.95):
    rng = random.Random(seed)
    out = []
    lf = [
        leaf("e", 1, ratio, mat, 10, 14, 0.2, 0.12, 0.15, 1.7, 0, 0.02, seed=seed + k, base=0.9)
        for k in range(3)
    ]
    P_ = [
        (bend * math.sin(t * 1.6) * L * 0.4, t * L, 0.10 * L * math.sin(t * 2.4))
        for t in np.linspace(0, 1, 12)
    ]
    out.append(tube("stem", P_, 0.016, stem_m, 4, radii=[1 - 0.6 * i / 11 for i in range(12)]))
    Q = spline(P_, 6)
    for i in range(n):
        t = 0.12 + 0.88 * i / (n - 1)
        q = Vector(Q[int(t * (len(Q) - 1))])
        s = size * (1 - 0.5 * t) * rng.uniform(0.88, 1.1)
        for side in (-1, 1):
            M = (
                Matrix.Translation(q)
                @ Matrix.Rotation(side * math.radians(62 - 22 * t) * -1 + rng.uniform(-0.15, 0.15), 4, "Z")
                @ Matrix.Rotation(math.radians(rng.uniform(5, 38)), 4, "X")
                @ Matrix.Rotation(rng.uniform(-0.35, 0.35), 4, "Y")
            )
            _emit(out, rng.choice(lf), M, s)
    M = Matrix.Translation(Q[-1]) @ Matrix.Rotation(math.radians(20), 4, "X")
    _emit(out, lf[0], M, size * 0.45)
    bpy.context.view_layer.update()
    j = join(out, "euc")
    for p in lf:
        bpy.data.objects.remove(p)
    return j


def palm(mat, stem_m, L=3, n=24, w=0.16, seed=1, l0=1.1, droop=0.5):
    """feather palm frond along +Y"""
    rng = random.Random(seed)
    out = []
    lf = [leaf("pl", 1, 0.16, mat, 4, 16, 0.1, 0.35, 0.5, 1.5, 0, 0, seed=k, base=0.55) for k in range(2)]
    P_ = [(0, t * L, 0.25 * L * t - droop * L * t * t) for t in np.linspace(0, 1, 14)]
    Q = spline(P_, 6)
    out.append(tube("rachis", P_, 0.028, stem_m, 3, radii=[1 - 0.75 * i / 13 for i in range(14)]))
    for i in range(n):
        t = 0.1 + 0.9 * i / (n - 1)
        q = Vector(Q[int(t * (len(Q) - 1))])
        s = l0 * math.sin(math.pi * min(0.98, 0.18 + t * 0.78)) ** 0.7
        for side in (-1, 1):
            M = (
                Matrix.Translation(q)
                @ Matrix.Rotation(-side * math.radians(66 - 34 * t + rng.uniform(-3, 3)), 4, "Z")
                @ Matrix.Rotation(math.radians(14 + rng.uniform(-5, 5)), 4, "X")
            )
            _emit(out, rng.choice(lf), M, s)
    bpy.context.view_layer.update()
    j = join(out, "palm")
    for p in lf:
        bpy.data.objects.remove(p)
    return j


def monstera(mat, R=1.0, seed=1, cuts=5):
    """split-leaf silhouette built in polar form: deep notches between lobes + holes left out"""
    rng = random.Random(seed)
    V, U, F = [], [], []
    na, nr = 240, 26
    for i in range(na + 1):
        a = (i / na) * 2 * math.pi - math.pi  # 0 = tip (+Y), +-pi = stem notch
        heart = (
            R
            * (1.02 - 0.26 * (abs(a) / math.pi) ** 1.5 + 0.18 * math.exp(-((a / 0.5) ** 2)))
            * (1 - 0.72 * math.exp(-(((math.pi - abs(a)) / 0.30) ** 2)))
        )
        lob = 1.0
        for k in range(cuts):
            c = 0.42 + k * (2.3 / cuts)
            for sgn in (-1, 1):
                lob = min(lob, 1 - 0.50 * math.exp(-(((a - sgn * c) / 0.042) ** 4)))
        for j in range(nr + 1):
            q = j / nr
            r = heart * lob * q
            x, y = r * math.sin(a), r * math.cos(a)
            z = -0.16 * R * (r / R) ** 2 + 0.05 * R * math.sin(a * cuts * 2) * q * q - 0.08 * abs(x)
            V.append((x, y + 0.25 * R, z))
            U.append((0.5 + 0.5 * x / R, 0.5 + 0.5 * y / R))
    for i in range(na):
        for j in range(nr):
            a = i * (nr + 1) + j
            F.append((a, a + 1, a + nr + 2, a + nr + 1))
    return mesh_obj("monstera", V, F, mat, uvs=U)


def monstera_mat(color="#1f6a38", vein="#6fb06a", back="#2f8044", n=6.5):
    """split leaf: pinnate slits cut by alpha along the side veins (geometry stays a plain blade)"""
    m = Mat("monstera")
    u, v, _ = m.sep(m.coord("UV"))
    d = m.math("ABSOLUTE", m.math("SUBTRACT", u, 0.5))
    p = m.math("SUBTRACT", m.math("MULTIPLY", v, n), m.math("MULTIPLY", d, n * 0.62))
    fr = m.math("ABSOLUTE", m.math("SUBTRACT", m.math("FRACT", p), 0.5))
    slit = m.math(
        "LESS_THAN", m.math("SUBTRACT", 0.5, fr), m.math("MULTIPLY", m.maprange(d, 0.16, 0.5, 0, 0.20), 1.0)
    )
    slit = m.math("MULTIPLY", slit, m.math("GREATER_THAN", d, 0.165))
    ends = m.math("MULTIPLY", m.math("GREATER_THAN", v, 0.10), m.math("LESS_THAN", v, 0.93))
    slit = m.math("MULTIPLY", slit, ends)
    hole = m.math(
        "MULTIPLY",
        m.math("LESS_THAN", m.math("SUBTRACT", 0.5, fr), 0.10),
        m.math("MULTIPLY", m.math("GREATER_THAN", d, 0.055), m.math("LESS_THAN", d, 0.105)),
    )
    hole = m.math("MULTIPLY", hole, ends)
    cut = m.math("MAXIMUM", slit, hole)
    mid = m.maprange(d, 0, 0.022, 1, 0, True)
    side = m.maprange(fr, 0, 0.07, 0.7, 0, True)
    vn = m.math("MAXIMUM", mid, side)
    nz = m.noise(3, 4, vec=m.coord())
    col = m.mix(m.maprange(nz, 0.3, 0.7, 0, 0.6), color, back)
    col = m.mix(m.math("MULTIPLY", vn, 0.5), col, vein)
    pr = m.principled(
        base=col,
        rough=0.42,
        spec=0.35,
        coat=0.06,
        coat_rough=0.3,
        normal=m.bump(m.math("ADD", fr, m.math("MULTIPLY", m.noise(30, 3, vec=m.coord()), 0.1)), 0.45, 0.03),
    )
    tl = m.n("BsdfTranslucent", {"Color": col})
    m.out_surf(m.mixsh(cut, m.mixsh(0.25, pr, tl), m.n("BsdfTransparent")))
    return m.m


def monstera2(mat, L=2.0, W=1.9, seed=1):
    """heart-shaped blade for monstera_mat"""
    V, U, F = [], [], []
    nx, ny = 28, 48
    rng = random.Random(seed)
    for j in range(ny + 1):
        v = j / ny
        w = W * 0.5 * (math.sin(math.pi * (v * 0.93 + 0.07) ** 0.62) ** 0.62) if v < 1 else 0
        for i in range(nx + 1):
            u = i / nx * 2 - 1
            x = u * w
            y = v * L - 0.34 * L * abs(u) ** 1.5 * (1 - v) ** 2.2
            z = (
                -0.20 * L * (v - 0.25) ** 2
                - 0.10 * abs(u) ** 1.6 * w
                + 0.025 * L * math.sin(v * 17 + abs(u) * 3 + seed) * abs(u)
            )
            V.append((x, y - 0.3 * L, z))
            U.append(((u + 1) / 2, v))
    for j in range(ny):
        for i in range(nx):
            a = j * (nx + 1) + i
            F.append((a, a + 1, a + nx + 2, a + nx + 1))
    return mesh_obj("monstera", V, F, mat, uvs=U)
