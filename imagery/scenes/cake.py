"""Patisserie Cake: a berry cake on a slim stand in powder blue, one slice already gone."""
from studio import *
from studio.food import *

VIEWS = {
    "main": dict(loc=(0, -9.2, 2.75), target=(0.02, 0, 0.97), lens=124, fstop=1.4, focus=(0, -0.5, 1.2)),
    "detail": dict(
        loc=(-1.6, -4.4, 2.9),
        target=(-0.06, -0.1, 1.52),
        lens=105,
        fstop=0.8,
        focus=(-0.12, -0.4, 1.6),
        grade=dict(exposure=0.2),
    ),
}
GRADE = dict(exposure=0.35, wb=(1.02, 1, 0.99))
R, H, STAND = 0.72, 0.62, 0.72  # the cake, and where it stands
CUT = math.radians(-80), math.radians(-16)  # the missing slice: its far side faces camera and light
GOLDEN = math.pi * (3 - math.sqrt(5))


def in_slice(x, y, margin=0.0):
    a = math.atan2(y, x)
    return CUT[0] - margin < a < CUT[1] + margin


# ---------------------------------------------------------------- the cake
def combed(r, z, th):
    """where the palette knife left the buttercream that should be at (r, z)"""
    hand = mnoise.noise(Vector((math.cos(th) * 1.4, math.sin(th) * 1.4, z * 3)))
    side = min(1, max(0, (H - 0.03 - z) / 0.05))
    comb = 0.0075 * math.sin(z * 78 + 1.6 * hand) * side + 0.008 * hand
    lift = 0.006 * math.sin(r * 40 + 3 * hand) * (1 - side) * min(1, r * 3)
    return r + comb, z + lift


def frosting(mat):
    """buttercream shell, combed round and round, open at the slice"""
    outline = fillet([(0, H), (R, H, 0.05), (R, 0.0, 0.02), (R - 0.05, 0)], 10)
    dense = []
    for (r0, z0), (r1, z1) in zip(outline, outline[1:]):
        k = max(1, int(math.hypot(r1 - r0, z1 - z0) / 0.007))
        dense += [(r0 + (r1 - r0) * t / k, z0 + (z1 - z0) * t / k) for t in range(k)]
    span, n = 2 * math.pi - (CUT[1] - CUT[0]), 300

    def skin(x, y, u, v):
        r, z = dense[min(len(dense) - 1, int(v * (len(dense) - 1) + 0.5))]
        th = CUT[1] + span * u
        r, z = combed(r, z, th)
        return r * math.cos(th), r * math.sin(th), z

    return place(grid("frosting", 1, 1, n, len(dense) - 1, skin, mat), (0, 0, STAND))


def layers_mat():
    """what the knife shows: three sponges, cream with a seam of raspberry, frosting round about"""
    m = Mat("layers")
    u, v, _ = m.sep(m.coord("UV"))
    c = m.coord()
    z = m.math("ADD", v, m.math("MULTIPLY", m.math("SUBTRACT", m.noise(7, 3, vec=c), 0.5), 0.035))
    crumb = m.voronoi(48, vec=c)
    tone = m.math("ADD", m.math("MULTIPLY", m.noise(22, 6, 0.7, vec=c), 0.8), m.math("MULTIPLY", crumb, 0.3))
    sponge = m.ramp(tone, [(0.25, "#e0b368"), (0.45, "#f3d591"), (0.65, "#f8e3ae"), (0.9, "#fcf0cd")])
    jam = m.mix(m.noise(16, 3, vec=c), "#a30f31", "#d8345a")
    white, red, cake = (1, 1, 1), (0.5, 0.5, 0.5), (0, 0, 0)
    part = m.ramp(
        z,
        [
            (0, cake),
            (0.27, white),
            (0.315, red),
            (0.345, white),
            (0.385, cake),
            (0.60, white),
            (0.645, red),
            (0.675, white),
            (0.715, cake),
            (0.93, white),
        ],
        "CONSTANT",
    )
    creamy = m.math("MAXIMUM", m.maprange(part, 0.6, 0.7), m.maprange(u, 0.935, 0.94))
    jammy = m.math("MULTIPLY", m.maprange(part, 0.2, 0.3), m.math("SUBTRACT", 1, creamy))
    col = m.mix(creamy, m.mix(jammy, sponge, jam), "#fff8ee")
    soft = m.math("MAXIMUM", creamy, jammy)
    relief = m.math("MULTIPLY", tone, m.math("SUBTRACT", 1, soft))
    m.out_surf(
        m.principled(
            base=col,
            rough=m.maprange(jammy, 0, 1, 0.6, 0.22),
            spec=0.35,
            normal=m.bump(relief, 0.9, 0.03),
        )
    )
    return m.m


def cut_face(mat, angle):
    """a knife never leaves a plane: crumbs stand out, cream is dragged smooth"""
    away = Vector((math.sin(angle), -math.cos(angle), 0))

    def face(x, y, u, v):
        z, bend = v * H, max(0, v * H - H + 0.05)
        r = u * (R - 0.05 + math.sqrt(0.05**2 - bend**2))
        edge_r, edge_z = combed(r, z, angle)  # meets the frosting exactly at the rim
        r, z = r + (edge_r - r) * u**9, z + (edge_z - z) * v**30
        rough = 0.007 * mnoise.fractal(Vector((r, z, angle)) * 16, 0.6, 2, 4) * (1 - u**20) * (1 - v**20)
        p = Vector((r * math.cos(angle), r * math.sin(angle), z)) + away * rough
        return p.x, p.y, p.z

    return place(grid("slice", 1, 1, 150, 130, face, mat), (0, 0, STAND))


def rosette(mat, seed):
    """cream from a star nozzle: a ridged rope wound up to a point"""
    turns, n, k = 2.1, 230, 64
    V, F = [], []
    for i in range(n + 1):
        t = i / n
        th = t * turns * 2 * math.pi
        out = 0.098 * (1 - t) ** 0.8
        fat = 0.088 * (1 - t) ** 0.55 * (0.75 + 0.25 * min(1, t * 9)) + 0.0008
        up = 0.062 + 0.215 * t**1.25
        for j in range(k):
            a = 2 * math.pi * j / k
            star = fat * (0.66 + 0.4 * abs(math.cos(3 * (a + 1.1 * t * turns))) ** 0.7)
            V.append(
                (
                    (out + star * math.cos(a)) * math.cos(th) + 0.02 * t**6,
                    (out + star * math.cos(a)) * math.sin(th),
                    max(0, up + star * math.sin(a) * 0.92),
                )
            )
    for i in range(n):
        for j in range(k):
            q, w = i * k + j, i * k + (j + 1) % k
            F.append((q, w, w + k, q + k))
    F.append(tuple(range(k))[::-1])
    return mesh_obj("rosette", V, F, mat)


def pearl(mat):
    """the small piped kiss of the lower border"""
    return lathe(
        "pearl",
        spline([(0.0, 0), (0.05, 0.004), (0.062, 0.035), (0.04, 0.07), (0.012, 0.092), (0, 0.105)], 6),
        mat,
        36,
    )


# ---------------------------------------------------------------- berries
def strawberry(flesh, seed_mat, green, seed):
    """tip up; every pip lies in its own dimple"""
    n = 110
    pips = []
    for i in range(n):
        t = (i + 0.5) / n
        z = 1 - 1.86 * t
        s = math.sqrt(1 - z * z)
        pips.append(Vector((s * math.cos(i * GOLDEN), s * math.sin(i * GOLDEN), z)))

    def skin(d):
        fat = (
            0.175
            * (1 - 0.32 * d.z - 0.12 * d.z**2)
            * (1 + 0.05 * mnoise.noise(d * 1.6 + Vector((seed * 5, 0, 0))))
        )
        return Vector((d.x * fat, d.y * fat, d.z * 0.2))

    o = sphere("strawberry", 1, flesh, 96, 72)
    for v in o.data.vertices:
        d = v.co.normalized()
        near = min((d - q).length_squared for q in pips)
        v.co = skin(d) * (1 - 0.055 * math.exp(-near / 0.006))
    parts = [o]
    for q in pips:
        p = ico("pip", 1, 2, seed_mat, skin(q) * 0.962)
        p.scale = (0.0075, 0.012, 0.0055)
        p.rotation_euler = align_rot(q)
        parts.append(p)
    for k in range(7):
        lf = leaf("sepal", 0.17, 0.085, green, 6, 12, 0.2, 0.3, -0.5, 1.6, seed=k)
        parts.append(place(lf, (0, 0, -0.185), (-12 + 5 * (k % 2), 180, k * 51)))
    return join(parts, "strawberry")


def sit(proto, loc, rot=(0, 0, 0), scale=1.0):
    o = inst(proto, loc, rot, scale)
    o.hide_render = False
    return o


def kinds():
    """one hidden original of each thing that is repeated"""
    cream_m = cream("#fffaf3", 0, 0.45)  # no scattering: it would speckle the white with colour
    red = berry_mat("#c80f24", "#a3081c", 0.2, 0.2, 0.6)
    green = leaf_mat("#5f9e3a", "#b5d98a", "#7fb558", 0.4)
    mint = leaf_mat("#3c8f46", "#a4d489", "#56a457", 0.4, nveins=8)
    found = dict(
        cream=cream_m,
        rosette=rosette(cream_m, 1),
        pearl=pearl(cream_m),
        strawberry=strawberry(red, P(base="#e9c66a", rough=0.35), green, 1),
        raspberry=raspberry(berry_mat("#d01f47", "#9d1233", 0.3, 0.3, 0.4), 2),
        blueberry=blueberry(berry_mat("#2c3a6e", "#181f45", 0.4, 0.1, 0.05, "#93a4d0")),
        mint=leaf("mint", 0.3, 0.17, mint, 10, 24, 0.3, 0.3, 0.5, 1.25, 0.1, 0.05, 13, 3, 0.8),
    )
    for o in found.values():
        if isinstance(o, bpy.types.Object):
            o.hide_render = True
    return found


def crown(k, rng):
    """rosettes round the rim, the berries heaped inside them"""
    top = STAND + H
    clear = 0.37  # half a rosette, so that none overhangs the knife's edge
    for a in np.linspace(CUT[1] + clear, CUT[0] + 2 * math.pi - clear, 10):
        r = R - 0.19
        sit(
            k["rosette"],
            (r * math.cos(a), r * math.sin(a), top - 0.008),
            (0, 0, rng.uniform(0, 360)),
            rng.uniform(0.96, 1.05),
        )
    heart = (-0.07, 0.08)
    rings = (
        (0.37, 0.03, 62, "raspberry blueberry strawberry raspberry blueberry raspberry strawberry blueberry"),
        (0.23, 0.15, 42, "strawberry raspberry blueberry strawberry blueberry raspberry"),
        (0.11, 0.27, 22, "raspberry strawberry blueberry"),
    )

    def keep_off(th, r, z):
        while r > 0.01 and in_slice(heart[0] + r * math.cos(th), heart[1] + r * math.sin(th), 0.25):
            r *= 0.9
        return r, z

    bed = lathe("bed", fillet([(0.32, 0), (0.16, 0.2, 0.1), (0, 0.22)], 8), k["cream"], 96, fn=keep_off)
    bed.location = (*heart, top)
    for n, (r, z, lean, names) in enumerate(rings):
        names = names.split()
        for i, name in enumerate(names):
            a = 2 * math.pi * (i + 0.35 * n) / len(names) - 1.9
            x, y = heart[0] + r * math.cos(a), heart[1] + r * math.sin(a)
            if in_slice(x, y, 0.12):
                continue
            up, s = dict(strawberry=(0.13, 0.92), raspberry=(0.0, 0.68), blueberry=(0.08, 0.72))[name]
            tilt = Euler((0, math.radians(lean + rng.normal(0, 9)), a)).to_matrix() @ Matrix.Rotation(
                rng.random() * 6, 3, "Z"
            )
            o = sit(k[name], (x, y, top + z + up), scale=s * rng.uniform(0.93, 1.07))
            o.rotation_euler = tilt.to_euler()
    sit(k["strawberry"], (heart[0], heart[1], top + 0.47), (6, -8, 20))
    for x, y, z, rx, rz in (
        (-0.3, -0.1, 0.27, 16, 140),
        (0.05, 0.14, 0.5, 40, -40),
        (-0.1, 0.16, 0.5, 34, 50),
    ):
        sit(k["mint"], (x, y, top + z), (rx, 0, rz), 0.8)


def stand(mat, rim):
    """thin plate on a slender turned stem"""
    stem = spline(
        [
            (0.44, 0.0),
            (0.44, 0.02),
            (0.3, 0.045),
            (0.1, 0.1),
            (0.06, 0.2),
            (0.05, 0.34),
            (0.075, 0.4),
            (0.05, 0.45),
            (0.07, 0.58),
            (0.2, 0.655),
        ],
        10,
    )
    plate = fillet([(0.2, 0.655), (0.93, 0.67, 0.02), (0.96, 0.735, 0.012), (0.92, 0.72, 0.03), (0, 0.72)], 8)
    lathe("stand", [(0, 0)] + stem + plate[1:], mat, 180)
    tube(
        "rim",
        [(0.957 * math.cos(a), 0.957 * math.sin(a), 0.732) for a in np.linspace(0, 2 * math.pi, 96)[:-1]],
        0.009,
        rim,
        5,
        True,
    )


def build(view):
    rng = np.random.default_rng(4)
    cyclorama(backdrop_grad("#d6e4ff", "#a3c0f6", 0, 6), back=5, radius=3.5, depth_front=12, width=40)
    stand(ceramic("#fbf9f5", None, 0.2, 0.8), gold("#eac48a", 0.2))
    k = kinds()
    frosting(k["cream"])
    inside = layers_mat()
    cut_face(inside, CUT[0])
    cut_face(inside, CUT[1])
    crown(k, rng)
    for i in range(44):
        a = CUT[1] + (2 * math.pi - (CUT[1] - CUT[0])) * (i + 0.5) / 44
        sit(
            k["pearl"],
            ((R + 0.035) * math.cos(a), (R + 0.035) * math.sin(a), STAND),
            (0, 0, i * 40),
            rng.uniform(0.92, 1.06),
        )

    # a few crumbs and berries the slice left behind
    crumb = granola(P(base="#f3d591", rough=0.85), 3, 0.013)
    crumb.hide_render = True
    for _ in range(22):
        x, y = rng.uniform(0.05, 0.6), rng.uniform(-0.62, -0.15)
        if in_slice(x, y, -0.1):
            sit(crumb, (x, y, STAND + 0.004), tuple(rng.random(3) * 360), rng.uniform(0.3, 1.1))
    for name, x, y, z, rot in (
        ("strawberry", -0.76, -0.25, 0.15, (-100, 10, -30)),
        ("blueberry", -0.56, -0.74, 0.1, (30, 10, 0)),
        ("raspberry", 0.8, -0.56, 0.115, (85, 0, -140)),
    ):
        sit(k[name], (x, y, z), rot, 0.92 if name == "strawberry" else 0.72)

    # one wide window from the upper left, a white wall opposite, a rim from behind
    softbox((-4.6, -2.6, 4.6), (0, 0, 1.1), (2.6, 2.6), 620, "#fffaf2", grad="r")
    softbox((4.2, -2.0, 2.4), (0, 0, 1.0), (3, 3), 40, "#f2f4ff")
    softbox((2.2, 4.0, 4.2), (0, 0, 1.2), (2.4, 1.6), 130, "#fff6ea")
    world("#eef3ff", 0.36)
