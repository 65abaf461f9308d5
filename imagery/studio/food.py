"""food.py - edible things"""
from studio import *
import numpy as np


# ---------------------------------------------------------------- images made by maths
def np_image(name, arr):
    """float rgb array (h,w,3), sRGB-encoded values 0..1, row 0 = top -> packed blender image"""
    h, w = arr.shape[:2]
    im = bpy.data.images.new(name, w, h, alpha=False)
    a = np.ones((h, w, 4), np.float32)
    a[..., :3] = np.clip(arr, 0, 1)[::-1]
    im.pixels.foreach_set(a.ravel())
    im.pack()
    return im


def latte_art(n=900, kind="tulip", seed=2):
    """mathematical marbling (Jaffer): drops pushed into each other, then a tine line. returns milk mask 0..1"""
    ops = []
    rng = np.random.default_rng(seed)
    if kind == "tulip":
        y = 0.30
        ops.append(("drop", 0, y, 0.36, 1))
        ops.append(("drop", 0, y - 0.02, 0.20, 0))
        ops.append(("drop", 0, y - 0.06, 0.30, 1))
        ops.append(("drop", 0, y - 0.10, 0.15, 0))
        ops.append(("drop", 0, y - 0.16, 0.24, 1))
        ops.append(("drop", 0, y - 0.22, 0.11, 0))
        ops.append(("drop", 0, y - 0.28, 0.19, 1))
        ops.append(("tine", 0, 0.20, 0.03))
    elif kind == "rosetta":
        k = 9
        for i in range(k):
            t = i / (k - 1)
            y = 0.45 - 0.95 * t
            r = 0.235 - 0.06 * t
            ops.append(("drop", (0.05 if i % 2 else -0.05) * (1 - t), y, r, 1))
            if i < k - 1:
                ops.append(("drop", 0, y - 0.03, r * 0.62, 0))
        ops.append(("drop", 0, -0.46, 0.13, 1))
        ops.append(("tine", 0, 0.42, 0.035))
    yy, xx = np.mgrid[0:n, 0:n]
    X = xx / (n - 1) * 2 - 1
    Y = -(yy / (n - 1) * 2 - 1)
    # gentle hand wobble
    X = X + 0.012 * np.sin(Y * 9 + 1) + 0.006 * np.sin(Y * 23)
    Y = Y + 0.010 * np.sin(X * 8)
    val = np.zeros((n, n))
    done = np.zeros((n, n), bool)
    for op in reversed(ops):
        if op[0] == "tine":
            _, x0, z, u = op
            Y = Y - z * (u / (np.abs(X - x0) + u))  # pull-through
        else:
            _, cx, cy, r, col = op
            dx, dy = X - cx, Y - cy
            d = np.hypot(dx, dy)
            ins = (d < r) & ~done
            val[ins] = col
            done |= ins
            k = np.sqrt(np.maximum(1 - (r / np.maximum(d, 1e-9)) ** 2, 0))
            X = np.where(done, X, cx + dx * k)
            Y = np.where(done, Y, cy + dy * k)
    from scipy import ndimage as nd

    return nd.gaussian_filter(val, n / 420.0)


# ---------------------------------------------------------------- materials
def berry_mat(c1, c2, rough=0.3, sss=0.25, coat=0.3, bloom=None, scale=9):
    m = Mat("berry")
    n = m.noise(scale, 4, 0.6, vec=m.coord())
    rnd = m.n("ObjectInfo").outputs["Random"]
    col = m.mix(m.maprange(n, 0.3, 0.7, 0, 1), c1, c2)
    col = m.n("HueSaturation", {"Color": col, "Value": m.maprange(rnd, 0, 1, 0.8, 1.12)}).outputs[0]
    kw = dict(
        base=col,
        rough=rough,
        sss=sss,
        sss_color=col,
        sss_radius=(0.06, 0.03, 0.02),
        coat=coat,
        coat_rough=0.15,
    )
    if bloom:
        b = m.maprange(m.noise(6, 5, 0.65, vec=m.coord()), 0.42, 0.66, 0, 0.8)
        kw["base"] = m.mix(b, col, bloom)
        kw["rough"] = m.maprange(b, 0, 1, rough, 0.75)
        kw["coat"] = m.maprange(b, 0, 1, coat, 0)
    kw["normal"] = m.bump(m.noise(scale * 6, 4, 0.6, vec=m.coord()), 0.12, 0.01)
    m.out_surf(m.principled(**kw))
    return m.m


# ---------------------------------------------------------------- fruit
def blueberry(mat):
    o = sphere("blueberry", 0.16, mat, 48, 32)
    for v in o.data.vertices:
        x, y, z = v.co / 0.16
        r = math.hypot(x, y)
        th = math.atan2(y, x)
        z *= 0.88
        if z > 0.5 and r < 0.5:
            rim = math.exp(-(((r - 0.33) / 0.09) ** 2)) * (0.13 + 0.06 * math.cos(th * 5))
            cup = -0.28 * max(0, 1 - (r / 0.3) ** 2)
            z += rim + cup
        v.co = Vector((x, y, z)) * 0.16
    return o


def raspberry(mat, seed=1, R=0.15, H=0.36):
    """drupelets by phyllotaxis on an egg, joined"""
    rng = random.Random(seed)
    bm = bmesh.new()
    N = 54
    for i in range(N):
        t = (i + 0.5) / N
        a = i * 2.39996 + 0.12 * rng.random()
        z = t
        prof = R * (math.sin(math.pi * min(1, 0.16 + 0.84 * (1 - z) ** 0.75 * 0.62 + 0.02)) ** 0.55)
        r = (prof - 0.014) * (1 if z < 0.92 else 0.55)
        s = 0.064 * (1 - 0.30 * z) * (1 + 0.14 * rng.random())
        M = Matrix.Translation(
            (r * math.cos(a), r * math.sin(a), H * (1 - (1 - z) ** 1.25) - 0.0)
        ) @ Matrix.Scale(s, 4)
        bmesh.ops.create_icosphere(bm, subdivisions=3, radius=1, matrix=M)
    bmesh.ops.create_uvsphere(
        bm,
        u_segments=16,
        v_segments=10,
        radius=R * 0.8,
        matrix=Matrix.Translation((0, 0, H * 0.42)) @ Matrix.Diagonal((1, 1, 1.15, 1)),
    )
    me = bpy.data.meshes.new("rasp")
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    me.materials.append(mat)
    return link(bpy.data.objects.new("rasp", me))


def banana_mat():
    m = Mat("banana")
    c = m.coord()
    x, y, z = m.sep(c)
    r = m.math("SQRT", m.math("ADD", m.math("MULTIPLY", x, x), m.math("MULTIPLY", y, y)))
    th = m.math("ARCTAN2", y, x)
    n = m.noise(9, 4, 0.6, vec=c)
    rr = m.math("ADD", r, m.math("MULTIPLY", m.math("SUBTRACT", n, 0.5), 0.03))
    col = m.ramp(
        m.math("DIVIDE", rr, 0.3),
        [
            (0, "#d9b468"),
            (0.12, "#f3dfa6"),
            (0.34, "#efd490"),
            (0.42, "#f8ebc4"),
            (0.9, "#fbf0cf"),
            (1, "#f1d98e"),
        ],
    )
    # three-fold star + seeds
    star = m.math("COSINE", m.math("MULTIPLY", th, 3))
    star = m.math(
        "MULTIPLY",
        m.maprange(star, 0.6, 1, 0, 1, True),
        m.math("MULTIPLY", m.maprange(rr, 0.0, 0.06, 0, 1, True), m.maprange(rr, 0.14, 0.10, 0, 1, True)),
    )
    col = m.mix(m.math("MULTIPLY", star, 0.5), col, "#c99a4e")
    seed = m.maprange(m.voronoi(26, vec=c), 0.10, 0.2, 1, 0, True)
    ring = m.math("MULTIPLY", m.maprange(rr, 0.02, 0.05, 0, 1, True), m.maprange(rr, 0.13, 0.09, 0, 1, True))
    col = m.mix(m.math("MULTIPLY", m.math("MULTIPLY", seed, ring), 0.75), col, "#6d4a24")
    m.out_surf(
        m.principled(
            base=col,
            rough=0.34,
            sss=0.35,
            sss_color=col,
            sss_radius=(0.06, 0.045, 0.02),
            coat=0.25,
            coat_rough=0.2,
            normal=m.bump(m.noise(26, 5, 0.65, vec=c), 0.3, 0.012),
        )
    )
    return m.m


def banana_slice(mat, R=0.3, h=0.11, seed=0):
    return lathe(
        "banana",
        fillet([(0, 0), (R, 0, 0.022), (R, h, 0.022), (0, h)], 6),
        mat,
        72,
        fn=lambda th, r, z: (
            r * (1 + 0.022 * math.cos(th * 5 + seed) + 0.015 * math.cos(th * 3 + seed * 2)),
            z + 0.006 * math.sin(th * 2 + seed) * r,
        ),
    )


def kiwi_mat():
    m = Mat("kiwi")
    c = m.coord()
    x, y, z = m.sep(c)
    r = m.math(
        "DIVIDE",
        m.math(
            "SQRT",
            m.math("ADD", m.math("MULTIPLY", x, x), m.math("MULTIPLY", m.math("MULTIPLY", y, y), 1.25)),
        ),
        0.36,
    )
    th = m.math("ARCTAN2", y, x)
    comb = m.n("CombineXYZ", {0: m.math("MULTIPLY", th, 6.2), 1: m.math("MULTIPLY", r, 1.6), 2: 0.0}).outputs[
        0
    ]
    rays = m.noise(2.2, 4, 0.6, vec=comb)
    col = m.ramp(
        m.math("ADD", r, m.math("MULTIPLY", m.math("SUBTRACT", rays, 0.5), 0.22)),
        [
            (0, "#e9edb9"),
            (0.2, "#e4ecae"),
            (0.32, "#7fae2c"),
            (0.55, "#6fa024"),
            (0.85, "#8fbd3d"),
            (1, "#a4c74f"),
        ],
    )
    col = m.mix(
        m.math("MULTIPLY", m.maprange(rays, 0.5, 0.75, 0, 0.6), m.maprange(r, 0.25, 0.5, 0, 1)),
        col,
        "#b9d873",
    )
    m.out_surf(
        m.principled(
            base=col,
            rough=0.25,
            sss=0.3,
            sss_color=col,
            sss_radius=(0.04, 0.06, 0.02),
            coat=0.5,
            coat_rough=0.1,
            normal=m.bump(rays, 0.35, 0.02),
        )
    )
    return m.m


def kiwi_slice(fm, sm, skin, R=0.36, h=0.1, seed=0):
    rng = random.Random(seed)
    b = lathe(
        "kiwi",
        fillet([(0, 0), (R, 0, 0.01), (R, h, 0.02), (0, h)], 5),
        fm,
        72,
        fn=lambda th, r, z: (r * (1 + 0.012 * math.cos(th * 3 + seed)), z),
    )
    b.scale = (1, 0.9, 1)
    sk = lathe("skin", [(R * 1.0, 0.004), (R * 1.025, h * 0.5), (R * 1.0, h - 0.006)], skin, 72)
    sk.scale = (1, 0.9, 1)
    P_ = [b, sk]
    for i in range(44):
        a = i * 2.39996 + rng.random() * 0.3
        r = R * (0.36 + 0.25 * rng.random())
        s = ico("seed", 1, 2, sm, (r * math.cos(a), r * 0.9 * math.sin(a), h - 0.004))
        s.scale = (0.021, 0.0105, 0.009)
        s.rotation_euler = (0, 0, math.atan2(0.9 * math.sin(a), math.cos(a)))
        P_.append(s)
    return join(P_, "kiwi")


def granola(mat, seed=1, r=0.09):
    o = ico("gran", r, 3, mat)
    S = Vector((seed * 3.1, seed * 1.7, 0))
    for v in o.data.vertices:
        n = v.co.normalized()
        v.co = Vector((v.co.x * 1.25, v.co.y, v.co.z * 0.72)) * (
            1 + 0.35 * mnoise.noise(n * 1.6 + S) + 0.16 * mnoise.noise(n * 4.2 + S)
        )
    return o


def coconut_flake(mat, seed=1):
    rng = random.Random(seed)
    L = 0.42 + 0.2 * rng.random()
    w = 0.09 + 0.03 * rng.random()
    c = 1.2 + rng.random()

    def fn(x, y, u, v):
        return (
            x * (1 - 0.25 * abs(2 * v - 1)),
            y,
            0.10 * math.cos(y * 5 * c) * c * 0.6 + x * x * 3 + 0.01 * math.sin(v * 30),
        )

    o = grid("coco", w, L, 6, 20, fn, mat)
    mod(o, "SOLIDIFY", thickness=0.009)
    return o


def rice_grain(mat, L=0.085, r=0.026):
    o = ico("rice", 1, 3, mat)
    for v in o.data.vertices:
        v.co = Vector(
            (
                v.co.x * r * (1 + 0.1 * v.co.z),
                v.co.y * r * 0.92,
                v.co.z * L * 0.5 * (1 - 0.12 * abs(v.co.z) ** 3),
            )
        ) + Vector((0.006 * (v.co.z**2), 0, 0))
    return o


def coffee_bean(mat, L=0.13):
    o = sphere("bean", 1, mat, 40, 28)
    for v in o.data.vertices:
        x, y, z = v.co
        zz = z * (0.62 if z > 0 else 0.42)
        if z > -1.1 and z < 2:
            pass
        g = math.exp(-(((x - 0.10 * math.sin(y * 2.6)) / 0.10) ** 2)) * max(0, 1 - abs(y) ** 4)
        if z > 0:
            zz = z * 0.42 - 0.20 * g  # flat face with the crease (up)
        else:
            zz = z * 0.62
        v.co = Vector((x * 0.72, y, zz)) * L
    return o


def bean_mat():
    m = Mat("bean")
    n = m.noise(5, 5, 0.6, vec=m.coord())
    rnd = m.n("ObjectInfo").outputs["Random"]
    col = m.ramp(n, [(0.3, "#2a1409"), (0.6, "#4a2613"), (0.8, "#5f3419")])
    col = m.n("HueSaturation", {"Color": col, "Value": m.maprange(rnd, 0, 1, 0.7, 1.25)}).outputs[0]
    m.out_surf(
        m.principled(
            base=col,
            rough=0.36,
            spec=0.55,
            coat=0.25,
            coat_rough=0.25,
            normal=m.bump(m.noise(18, 5, 0.6, vec=m.coord()), 0.25, 0.01),
        )
    )
    return m.m


# ---------------------------------------------------------------- tableware
def cup(R=0.62, H=0.72, base=0.3, wall=0.045, mat=None, handle=True):
    """cappuccino cup: rounded bowl profile with foot ring"""
    out = spline(
        [
            (base * 0.98, 0.0),
            (base, 0.05),
            (base * 0.98, 0.07),
            (base * 1.35, 0.13),
            (R * 0.80, 0.30),
            (R * 0.96, 0.52),
            (R, H),
        ],
        10,
    )
    lip = [(R - wall * 0.25, H + wall * 0.35), (R - wall * 0.75, H + wall * 0.3)]
    inn = spline(
        [
            (R - wall, H - 0.005),
            (R * 0.955 - wall, 0.52),
            (R * 0.79 - wall, 0.32),
            (base * 1.1, 0.17),
            (0.0, 0.12),
        ],
        10,
    )
    prof = [(0, 0.03), (base * 0.7, 0.03), (base * 0.8, 0.0)] + out + lip + inn
    c = lathe("cup", prof, mat, 144)
    parts = [c]
    if handle:
        pts = [
            (R * 0.93, 0, H * 0.84),
            (R * 1.22, 0, H * 0.92),
            (R * 1.52, 0, H * 0.80),
            (R * 1.56, 0, H * 0.52),
            (R * 1.32, 0, H * 0.34),
            (R * 1.02, 0, H * 0.33),
            (R * 0.78, 0, H * 0.38),
        ]
        h = tube("handle", pts, 0.062, mat, 10, order=4, radii=[1.1, 0.95, 0.9, 0.9, 0.95, 1, 1.15])
        h = to_mesh(h)
        for v in h.data.vertices:
            v.co.y *= 1.35
        parts.append(h)
    return parts


def saucer(R=1.02, mat=None):
    out = spline([(0.36, 0), (0.40, 0.0), (0.44, 0.05), (0.72, 0.09), (R, 0.185)], 8)
    inn = spline([(R - 0.01, 0.215), (0.74, 0.13), (0.50, 0.09), (0.40, 0.075), (0.38, 0.055), (0, 0.05)], 8)
    return lathe("saucer", [(0, 0.02), (0.33, 0.02)] + out + inn, mat, 160)


def bowl(R=1.4, H=0.72, foot=0.55, wall=0.06, mat=None, inner=None):
    out = spline([(foot, 0), (foot * 1.02, 0.05), (R * 0.72, 0.2), (R * 0.94, H * 0.62), (R, H)], 12)
    inn = spline(
        [
            (R - wall, H - 0.004),
            (R * 0.93 - wall, H * 0.62),
            (R * 0.70 - wall, 0.27),
            (foot * 0.8, 0.14),
            (0, 0.11),
        ],
        12,
    )
    lip = [
        (R - wall * 0.15, H + wall * 0.33),
        (R - wall * 0.5, H + wall * 0.45),
        (R - wall * 0.85, H + wall * 0.3),
    ]
    o = lathe("bowl", [(0, 0.02), (foot * 0.85, 0.02), (foot * 0.9, 0)] + out + lip + inn, mat, 192)
    return o


def spoon(mat, L=2.0, bw=0.26, bl=0.42):
    """lying on z=0 along +Y; bowl at y=0"""
    V, F = [], []
    ny, nx = 90, 14
    for j in range(ny + 1):
        t = j / ny
        y = t * L - bl
        if y < bl:
            s = (y + bl) / (2 * bl)
            w = bw * math.sin(math.pi * min(1, s * 0.94 + 0.0)) ** 0.62 if s < 0.97 else 0
            w = max(w, 0.045 if s > 0.5 else 0)
            dep = -0.11 * (math.sin(math.pi * min(1, s)) ** 0.8)
        else:
            q = (y - bl) / (L - 2 * bl)
            w = 0.045 + 0.05 * max(0, q - 0.25) ** 1.5
            dep = 0
        zc = 0.05 + 0.16 * math.sin(math.pi * min(1, max(0, (y - bl * 0.4) / (L - bl * 1.6)))) * 0.55
        for i in range(nx + 1):
            u = i / nx * 2 - 1
            V.append((u * w, y, zc + (dep * (1 - u * u) if dep else -0.012 * u * u) + 0.06))
    for j in range(ny):
        for i in range(nx):
            a = j * (nx + 1) + i
            F.append((a, a + 1, a + nx + 2, a + nx + 1))
    o = mesh_obj("spoon", V, F, mat)
    mod(o, "SOLIDIFY", thickness=0.022, offset=0)
    mod(o, "BEVEL", width=0.008, segments=2, limit_method="ANGLE")
    subsurf(o, 1)
    return o


def wine_glass(R=0.52, H=2.5, mat=None, wine=None, level=0.42):
    stem = H * 0.47
    b0 = stem
    out = spline(
        [
            (0.50, 0.0),
            (0.50, 0.012),
            (0.36, 0.03),
            (0.10, 0.07),
            (0.045, 0.2),
            (0.036, stem * 0.6),
            (0.05, stem * 0.92),
            (0.14, stem + 0.06),
            (R * 0.78, stem + 0.30),
            (R, stem + 0.68),
            (R * 0.93, stem + 1.1),
            (R * 0.74, H),
        ],
        12,
    )
    w = 0.016
    inn = spline(
        [
            (R * 0.74 - w, H),
            (R * 0.93 - w, stem + 1.1),
            (R - w, stem + 0.68),
            (R * 0.78 - w, stem + 0.32),
            (0.12, stem + 0.11),
            (0, stem + 0.085),
        ],
        12,
    )
    g = lathe("wineglass", [(0, 0), (0.44, 0)] + out + [(R * 0.74 - w * 0.5, H + w * 0.5)] + inn, mat, 144)
    parts = [g]
    if wine:
        zt = stem + 0.1 + (0.58) * 1.0 * (level / 0.42) * 0.9
        prof = [(0, stem + 0.083)] + [(r + 0.003, z) for r, z in reversed(inn) if 0.02 < r and z < zt]
        rt = prof[-1][0] + 0.002
        parts.append(lathe("wine", prof + [(rt, zt), (0, zt - 0.0)], wine, 144))
    return parts


def bokeh_wall(n, xr, y, zr, rr, cols, strength=(2, 9), seed=1, dy=3):
    rng = random.Random(seed)
    for i in range(n):
        c = rng.choice(cols)
        m = Mat("bk")
        m.out_surf(m.n("Emission", {"Color": lin(c), "Strength": rng.uniform(*strength)}))
        m.m.cycles.sample_as_light = False
        o = ico("bk", rng.uniform(*rr), 2, m.m, (rng.uniform(*xr), y + rng.uniform(0, dy), rng.uniform(*zr)))
        o.visible_shadow = False
