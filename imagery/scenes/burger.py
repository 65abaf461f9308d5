"""Burger on Colour: a tall double cheeseburger on one loud colour, hard sun, one clean shadow."""
from studio import *

VIEWS = {
    "main": dict(loc=(0, -7.2, 1.9), target=(0.12, 0, 0.76), lens=100, fstop=1.6, focus=(0, -0.6, 0.8)),
    "detail": dict(
        loc=(-1.9, -3.6, 1.75), target=(0.04, -0.3, 0.86), lens=118, fstop=0.9, focus=(-0.25, -0.58, 0.86)
    ),
}
GRADE = dict(exposure=0.25)
COLOUR = "#ff3f6c"


def rough_noise(x, y, z, scale, octaves=5):
    return mnoise.fractal(Vector((x, y, z)) * scale, 0.7, 2.1, octaves)


def uneven(amount, scale, seed=0, octaves=4):
    """lathe fn: nothing that was baked or fried is a perfect solid of revolution"""

    def shape(th, r, z):
        d = amount * rough_noise(r * math.cos(th) + seed, r * math.sin(th), z, scale, octaves)
        return r + d * min(1, r * 4), z + d * 0.4

    return shape


# ---------------------------------------------------------------- bread
def bun_mat(pale_below):
    """egg-washed brioche: pale waist, golden shoulder, deep brown crown"""
    m = Mat("bun")
    c = m.coord()
    height = m.maprange(m.sep(c)[2], pale_below - 0.1, pale_below + 0.3, 0, 0.7)
    blotch = m.math("MULTIPLY", m.math("SUBTRACT", m.noise(4, 6, 0.6, vec=c), 0.5), 0.5)
    fine = m.noise(38, 5, 0.65, vec=c)
    f = m.math("ADD", m.math("ADD", height, blotch), m.math("MULTIPLY", fine, 0.12))
    col = m.ramp(
        f, [(0.0, "#f6d9a0"), (0.16, "#efb968"), (0.42, "#d57f2b"), (0.68, "#a94f16"), (0.9, "#7c3410")]
    )
    pores = m.maprange(m.voronoi(60, vec=c), 0.0, 0.3, 0, 1, True)
    relief = m.math("ADD", m.math("MULTIPLY", fine, 0.6), m.math("MULTIPLY", pores, 0.25))
    m.out_surf(
        m.principled(
            base=col, rough=0.36, spec=0.45, coat=0.35, coat_rough=0.22, normal=m.bump(relief, 0.35, 0.012)
        )
    )
    return m.m


def bun_top():
    profile = spline(
        [
            (0, 0.03),
            (0.3, 0.02),
            (0.56, 0),
            (0.645, 0.07),
            (0.655, 0.17),
            (0.6, 0.31),
            (0.44, 0.445),
            (0.22, 0.505),
            (0, 0.52),
        ],
        14,
    )
    return lathe("crown", profile, bun_mat(0.06), 220, fn=uneven(0.02, 1.7, 3))


def bun_heel():
    profile = spline(
        [
            (0, 0),
            (0.4, 0),
            (0.55, 0.012),
            (0.62, 0.09),
            (0.625, 0.17),
            (0.585, 0.235),
            (0.4, 0.24),
            (0, 0.24),
        ],
        12,
    )
    return lathe("heel", profile, bun_mat(0.08), 200, fn=uneven(0.02, 2.0, 9))


def sesame(crown, rng):
    """hulled seeds pressed into the wash, denser towards the top"""
    m = Mat("sesame")
    tone = m.n("ObjectInfo").outputs["Random"]
    col = m.ramp(tone, [(0, "#f4deb0"), (0.7, "#fbefcf"), (1, "#dfb877")])
    m.out_surf(m.principled(base=col, rough=0.42, sss=0.1, sss_color=col, coat=0.2, coat_rough=0.3))
    seed = ico("sesame", 1, 3, m.m)
    for v in seed.data.vertices:
        x, y, z = v.co
        v.co = (0.0195 * x * (1 - 0.42 * y), 0.034 * y, 0.011 * z)
    seed.hide_render = True
    at, normals = sample_surface(crown, 190, rng, nz=0.28, min_dist=0.062)
    for q, n in zip(at, normals):
        if rng.random() > 0.5 + 0.5 * n[2]:
            continue
        s = inst(seed, Vector(q) + Vector(n) * 0.005, scale=rng.uniform(0.88, 1.14))
        s.rotation_euler = align_rot(n, rng.random() * 6.28)
        s.hide_render = False
    for x, y in ((0.86, -0.5), (0.98, -0.36), (-0.62, -0.8)):
        place(inst(seed, (x, y, 0.011)), rot=(0, 0, rng.uniform(0, 360))).hide_render = False


# ---------------------------------------------------------------- meat and cheese
def patty_mat():
    m = Mat("patty")
    c = m.coord()
    grain = m.voronoi(16, vec=c, feature="SMOOTH_F1", smooth=0.5)
    char = m.noise(5, 6, 0.65, vec=c)
    f = m.math("ADD", m.math("MULTIPLY", grain, 0.5), m.math("MULTIPLY", char, 0.7))
    col = m.ramp(f, [(0.3, "#8a4522"), (0.5, "#5c2a14"), (0.68, "#37180b"), (0.85, "#1d0c06")])
    fine = m.noise(45, 5, 0.7, vec=c)
    relief = m.math("ADD", m.math("MULTIPLY", grain, -0.6), m.math("MULTIPLY", fine, 0.5))
    fat = m.maprange(m.noise(9, 3, vec=c), 0.4, 0.62, 0.6, 0.24)
    m.out_surf(m.principled(base=col, rough=fat, spec=0.6, normal=m.bump(relief, 0.8, 0.03)))
    return m.m


def patty(mat, seed, z):
    """coarse mince: lumps by cell noise, so the edge breaks the way ground meat does"""

    def mince(th, r, h):
        p = Vector((r * math.cos(th), r * math.sin(th), h * 1.2 + seed * 3))
        lumps = 0.045 * (0.5 - mnoise.voronoi(p * 7.5)[0][0]) + 0.05 * mnoise.fractal(p * 2.2, 0.8, 2, 4)
        return r + lumps * min(1, r * 3), h + lumps * 0.35

    profile = spline(
        [(0, 0.01), (0.4, 0), (0.57, 0.015), (0.635, 0.1), (0.58, 0.195), (0.4, 0.21), (0, 0.2)], 12
    )
    return place(lathe("patty", profile, mat, 260, fn=mince), (0, 0, z), (0, 0, seed * 70))


def cheese(mat, seed, z, turn, edge=0.635):
    """a square slice that has given way: lies on the meat, rolls over its edge, corners hang and swell"""
    half, n, bend = 0.6, 150, 0.045
    top, under = [], []
    for j in range(n + 1):
        for i in range(n + 1):
            u, v = i / n * 2 - 1, j / n * 2 - 1
            x, y = half * u * (1 - 0.03 * v**2), half * v * (1 - 0.03 * u**2)
            r, th = math.hypot(x, y), math.atan2(y, x)
            s = max(0, r - edge + bend) * (
                1.3 + 0.5 * mnoise.noise(Vector((math.cos(th) * 2, math.sin(th) * 2, seed)))
            )
            a = min(s / bend, math.pi / 2)
            out = edge - bend + bend * math.sin(a) if s else r
            down = bend * (1 - math.cos(a)) + max(0, s - bend * math.pi / 2)
            out += (
                0.022 * rough_noise(math.cos(th) * 3, math.sin(th) * 3, seed, 1)
                + 0.10 * max(0, down - 0.1) ** 1.2
            )
            rim = max(abs(u), abs(v))
            thick = 0.030 + 0.016 * min(1, down * 6) * max(0, (rim - 0.8) / 0.2)
            if rim > 0.97:
                thick *= math.sqrt(max(0.02, 1 - ((rim - 0.97) / 0.03) ** 2))
            wave = 0.006 * mnoise.noise(Vector((x * 3, y * 3, seed)))
            sa, ca = math.sin(a), math.cos(a)
            for side, verts in ((0.5, top), (-0.5, under)):
                rr, zz = out + sa * thick * side, wave - down + ca * thick * side
                verts.append((rr * math.cos(th), rr * math.sin(th), zz))
    m = n + 1
    faces, k = [], m * m
    for j in range(n):
        for i in range(n):
            q = j * m + i
            faces.append((q, q + 1, q + m + 1, q + m))
            faces.append((k + q + m, k + q + m + 1, k + q + 1, k + q))
    ring = [
        *range(m),
        *range(2 * m - 1, m * m, m),
        *range(m * m - 2, m * m - m - 1, -1),
        *range(m * m - 2 * m, 0, -m),
    ]
    faces += [(b, a, k + a, k + b) for a, b in zip(ring, ring[1:] + ring[:1])]
    o = mesh_obj("cheese", top + under, faces, mat)
    o.data.auto_smooth_angle = math.pi
    return place(o, (0, 0, z), (0, 0, turn))


# ---------------------------------------------------------------- garden
def lettuce(mat, z, seed, reach=0.8, fall=0.11):
    """a frilled leaf ring: the rim is far longer than the circle it sits on, so it has to ruffle"""

    def frill(x, y, u, v):
        th, t = u * 2 * math.pi, v
        circle = lambda k, s: mnoise.noise(Vector((math.cos(th) * k, math.sin(th) * k, seed + s)))
        phase = th * 14 + 4.5 * circle(1.8, 0)
        fine = th * 58 + 7 * circle(2.4, 5)
        free = max(0, (t - 0.45) / 0.55)
        r = 0.3 + (reach - 0.3 + 0.07 * circle(2.2, 9)) * t + 0.028 * free * math.sin(2 * phase)
        h = free**1.3 * (0.07 * math.sin(phase) + 0.034 * math.sin(fine) * free) - fall * free**2 * (
            1 + 0.6 * circle(1.4, 2)
        )
        th += 0.035 * free * math.cos(fine)
        return r * math.cos(th), r * math.sin(th), h + 0.008 * math.sin(phase)

    o = grid("lettuce", 1, 1, 680, 34, frill, mat)
    mod(o, "SOLIDIFY", thickness=0.009)
    return place(o, (0, 0, z), (0, 0, seed * 50))


def lettuce_mat():
    m = Mat("lettuce")
    u, v, _ = m.sep(m.coord("UV"))
    veins = m.noise(5, 5, 0.6, dist=0.6, vec=m.mapping(m.coord("UV"), scale=(26, 1.4, 1)))
    col = m.mix(
        m.maprange(m.math("ADD", v, m.math("MULTIPLY", veins, 0.3)), 0.7, 1.2, 0, 1), "#d8eb96", "#5fa82a"
    )
    col = m.mix(m.maprange(veins, 0.52, 0.68, 0, 0.6), col, "#dcefa0")
    blister = m.voronoi(15, vec=m.coord(), feature="SMOOTH_F1", smooth=0.8)
    p = m.principled(base=col, rough=0.3, spec=0.5, normal=m.bump(m.math("ADD", veins, blister), 0.7, 0.03))
    m.out_surf(m.mixsh(0.35, p, m.n("BsdfTranslucent", {"Color": col})))
    return m.m


def tomato_slices(z):
    m = Mat("tomato")
    c = m.coord()
    x, y, h = m.sep(c)
    r = m.math("SQRT", m.math("ADD", m.math("MULTIPLY", x, x), m.math("MULTIPLY", y, y)))
    col = m.ramp(
        m.math("DIVIDE", r, 0.36), [(0.0, "#e9785a"), (0.5, "#d8321f"), (0.9, "#c8200f"), (1, "#b3140b")]
    )
    wet = m.bump(m.noise(14, 3, vec=c), 0.15, 0.02)
    m.out_surf(
        m.principled(base=col, rough=0.16, sss=0.15, sss_color=col, coat=0.6, coat_rough=0.05, normal=wet)
    )
    shape = fillet([(0, 0), (0.35, 0, 0.022), (0.35, 0.075, 0.022), (0, 0.075)], 8)
    for k, (x, y, tilt) in enumerate(((-0.29, -0.17, 2), (0.31, -0.15, -3), (0.0, 0.31, 0))):
        o = lathe("tomato", shape, m.m, 120, fn=uneven(0.012, 3, k * 5, 2))
        place(o, (x, y, z + 0.012 * k), (tilt, tilt, k * 80))


def onion_rings(z):
    m = Mat("onion")
    out = m.maprange(m.sep(m.coord("UV"))[1], 0.25, 0.75, 0, 1, True)
    col = m.mix(out, "#f3e3ec", "#8d1f5c")
    m.out_surf(m.principled(base=col, rough=0.2, coat=0.5, coat_rough=0.08, sss=0.2, sss_color="#e9cfdd"))
    shape = fillet(
        [(0.345, 0.0), (0.345, 0.055, 0.012), (0.39, 0.055, 0.02), (0.39, 0.0, 0.012), (0.345, 0)], 6
    )
    for k, (x, y, s) in enumerate(
        ((-0.2, -0.2, 1), (0.24, -0.22, 0.92), (0.02, 0.18, 1.05), (-0.16, -0.12, 0.7))
    ):
        o = lathe("onion", shape, m.m, 120, fn=uneven(0.03, 1.5, k * 4, 2))
        place(o, (x, y, z + 0.006 * k), (2 - k, k - 1, k * 50), s)


def pickles(z):
    m = Mat("pickle")
    u, v, _ = m.sep(m.coord("UV"))
    col = m.ramp(
        v, [(0, "#b8b64a"), (0.3, "#a9ab3c"), (0.36, "#5f6d1c"), (0.64, "#566418"), (0.7, "#a9ab3c")]
    )
    m.out_surf(m.principled(base=col, rough=0.2, coat=0.5, coat_rough=0.08))
    shape = fillet([(0, 0), (0.19, 0, 0.014), (0.19, 0.05, 0.014), (0, 0.05)], 5)
    for k, (a, r) in enumerate(((-118, 0.47), (-62, 0.45), (-15, 0.46), (190, 0.45))):
        o = lathe("pickle", shape, m.m, 90, fn=lambda th, r, h: (r * (1 + 0.035 * math.cos(th * 14)), h))
        place(o, (r * math.cos(math.radians(a)), r * math.sin(math.radians(a)), z), (1, 2, k * 37))


def build(view):
    rng = np.random.default_rng(5)
    cyclorama(matte(COLOUR, 0.7, spec=0.2), back=7, radius=5, depth_front=12, width=40)

    # the stack, from the heel up
    bun_heel()
    green = lettuce_mat()
    lettuce(green, 0.265, 1, 0.76, 0.08)
    meat = patty_mat()
    melt = Mat("cheddar")
    melt.out_surf(
        melt.principled(
            base="#fba916",
            rough=0.3,
            sss=0.35,
            sss_color="#ff9d1c",
            sss_radius=(0.09, 0.045, 0.01),
            coat=0.3,
            coat_rough=0.2,
        )
    )
    patty(meat, 1, 0.275)
    cheese(melt.m, 1, 0.5, 38)
    patty(meat, 2, 0.51)
    cheese(melt.m, 5, 0.735, 62)
    pickles(0.75)
    tomato_slices(0.795)
    onion_rings(0.885)
    lettuce(green, 0.955, 3, 0.76, 0.03)
    crown = place(bun_top(), (0, 0, 0.968), (1.5, -2, 0))
    bpy.context.view_layer.update()
    sesame(crown, rng)

    # hard sun from the upper left, a big fill for gloss, a rim from behind
    sun_from((-3.6, -2.6, 4.0), 4.2, 1.2, "#fff3e0")
    softbox((-3.4, -3.2, 3.4), (0, 0, 0.8), (1.6, 2.4), 60, "#fff6ea", grad="v")
    softbox((3.6, -2.4, 1.6), (0, 0, 0.7), (1.6, 2.6), 55, "#ffe9e0")
    softbox((1.6, 3.4, 3.2), (0, 0, 0.9), (2.4, 1.4), 120, "#fff0dc")
    world("#ffffff", 0.35)
