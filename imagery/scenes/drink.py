"""Iced Fruit Drink: a tall glass against the sun, raspberry rising into orange into lemon."""
from studio import *
from studio.food import *
from studio.props import shell

VIEWS = {
    "main": dict(loc=(0, -9.4, 2.1), target=(0.06, 0, 1.06), lens=104, fstop=1.0, focus=(0, -0.4, 1.2)),
    "detail": dict(loc=(1.5, -4.4, 2.6), target=(0.1, 0, 1.72), lens=98, fstop=0.7, focus=(0.3, -0.25, 1.75)),
}
GRADE = dict(exposure=0.35, sat=1.45, wb=(0.97, 1, 1.07))
BOUNCES = 14
RIM, TOP, LEVEL = 0.43, 1.78, 1.46  # outer radius at the lip, height of the glass, surface of the drink


def radius(z):
    """outside of the glass, which opens a little upwards"""
    return 0.355 + (RIM - 0.355) * z / TOP


# ---------------------------------------------------------------- glass, layers, ice
def tumbler():
    wall, base = 0.028, 0.15
    outer = lathe(
        "tumbler",
        fillet([(0, 0.02), (0.24, 0.0), (radius(0), 0, 0.05), (RIM, TOP, 0.014), (RIM - wall / 2, TOP)], 10),
        None,
        180,
    )
    inner = lathe(
        "inside",
        fillet(
            [(0, base), (radius(base) - wall, base, 0.07), (RIM - wall, TOP, 0.01), (RIM - wall / 2, TOP)], 10
        ),
        None,
        180,
    )
    clear = glass("#ffffff", 0, 1.47, 0.97)
    dew = lathe("dew", [(radius(z), z) for z in np.linspace(0.1, 1.66, 40)], None, 96)
    o = shell(outer, inner)
    o.data.materials.clear()
    o.data.materials.append(clear)
    fill = [
        (0, base - 0.004),
        (radius(base) - wall + 0.003, base - 0.004, 0.07),
        (radius(LEVEL) - wall + 0.003, LEVEL),
        (0, LEVEL),
    ]
    dense = fillet(fill[:3], 10)
    lathe("drink", dense + [(radius(LEVEL) - 0.09, LEVEL - 0.012), (0, LEVEL - 0.014)], layers_mat(), 160)
    dew.hide_render = True
    return dew


def layers_mat():
    """colour that has only begun to mix: the tint runs with height, bent by slow swirls"""
    m = Mat("layers")
    c = m.coord()
    z = m.sep(c)[2]
    swirl = m.noise(2.2, 3, 0.5, 1.2, vec=m.mapping(c, scale=(1, 1, 2.2)))
    f = m.math("ADD", m.math("DIVIDE", z, LEVEL), m.math("MULTIPLY", m.math("SUBTRACT", swirl, 0.5), 0.22))
    col = m.ramp(
        f,
        [
            (0.1, "#d81238"),
            (0.27, "#ec3138"),
            (0.42, "#fb6f2c"),
            (0.6, "#ffa53a"),
            (0.8, "#ffd36a"),
            (1.0, "#fff0c2"),
        ],
    )
    body = m.n("BsdfGlass", {"Color": col, "Roughness": 0.0, "IOR": 1.34})
    lit = m.n("BsdfTransparent", {"Color": m.mix(0.25, col, "#ffffff")})
    ray = m.n("LightPath")
    shade = m.math("MAXIMUM", ray.outputs["Is Shadow Ray"], ray.outputs["Is Diffuse Ray"])
    m.out_surf(m.mixsh(shade, body, lit))
    return m.m


def ice_cube(seed, mat, size=0.27):
    """a worn cube: rounded, dented, a little hollow where it froze last"""
    o = box("ice", (size, size, size * 0.94), mat, 0)
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=22, use_grid_fill=True)
    for v in bm.verts:
        q = v.co / (size / 2)
        ball = 1 / (abs(q.x) ** 7 + abs(q.y) ** 7 + abs(q.z) ** 7) ** (1 / 7)
        dent = 0.035 * mnoise.noise(q * 1.5 + Vector((seed * 9, 0, 0))) + 0.012 * mnoise.noise(
            q * 4 + Vector((seed, 0, 0))
        )
        v.co = v.co * (0.35 + 0.65 * ball) * (1 + dent)
    bm.to_mesh(o.data)
    bm.free()
    o.data.polygons.foreach_set("use_smooth", [True] * len(o.data.polygons))
    o.data.auto_smooth_angle = math.pi
    o.hide_render = True
    return o


def show(proto, loc, rot=(0, 0, 0), scale=1.0):
    o = inst(proto, loc, rot, scale)
    o.hide_render = False
    return o


# ---------------------------------------------------------------- fruit
def citrus_mat(R, rind, pulp, light, segments=10):
    """cut citrus by polar maths: segments, their skins, vesicles drawn towards the heart; light passes through"""
    m = Mat("citrus")
    c = m.coord()
    x, y, _ = m.sep(c)
    r = m.math("DIVIDE", m.math("SQRT", m.math("ADD", m.math("MULTIPLY", x, x), m.math("MULTIPLY", y, y))), R)
    wobble = m.math("MULTIPLY", m.math("SUBTRACT", m.noise(6, 2, vec=c), 0.5), 0.35)
    turn = m.math("ADD", m.math("MULTIPLY", m.math("ARCTAN2", y, x), segments / (2 * math.pi)), wobble)
    wall = m.math("SUBTRACT", 0.5, m.math("ABSOLUTE", m.math("SUBTRACT", m.math("FRACT", turn), 0.5)))
    wide = m.math("MULTIPLY", wall, r)
    flesh = m.math(
        "MULTIPLY", m.maprange(wide, 0.012, 0.034, 0, 1, True), m.maprange(r, 0.08, 0.13, 0, 1, True)
    )
    flesh = m.math("MULTIPLY", flesh, m.maprange(r, 0.9, 0.865, 0, 1, True))
    polar = m.n(
        "CombineXYZ", {0: m.math("MULTIPLY", turn, 5.0), 1: m.math("MULTIPLY", r, 3.4), 2: 0.0}
    ).outputs[0]
    cells = m.voronoi(1.5, vec=polar, feature="SMOOTH_F1", smooth=0.4)
    col = m.mix(m.maprange(cells, 0.2, 0.65, 0, 1), pulp, light)
    col = m.mix(flesh, "#fff9e8", col)
    col = m.mix(m.maprange(r, 0.945, 0.965, 0, 1, True), col, rind)
    relief = m.math("MULTIPLY", m.math("SUBTRACT", 1, cells), flesh)
    p = m.principled(
        base=col, rough=0.22, spec=0.5, coat=0.4, coat_rough=0.08, normal=m.bump(relief, 0.5, 0.02)
    )
    m.out_surf(m.mixsh(m.maprange(flesh, 0, 1, 0.25, 0.55), p, m.n("BsdfTranslucent", {"Color": col})))
    return m.m


def wheel(R, mat, h=0.055):
    o = lathe("wheel", fillet([(0, 0), (R, 0, 0.02), (R, h, 0.02), (0, h)], 6), mat, 120)
    for v in o.data.vertices:
        v.co.z -= h / 2
    return o


def half_fruit(R, mat, rind):
    """the cut face lies in XY looking up, the peel hangs below"""
    m = Mat("peel")
    pores = m.voronoi(42, vec=m.coord(), feature="SMOOTH_F1", smooth=0.6)
    m.out_surf(m.principled(base=rind, rough=0.35, coat=0.3, coat_rough=0.2, normal=m.bump(pores, 0.4, 0.02)))
    peel = lathe(
        "peel",
        [(R * math.sin(a), -R * 0.95 * math.cos(a)) for a in np.linspace(0, math.pi / 2, 40)],
        m.m,
        120,
    )
    face = lathe("face", [(R * 0.997, -0.001), (R * 0.98, 0.006), (0, 0.004)], mat, 120)
    return parent([peel, face], "half")


def mint_sprig(loc):
    mat = leaf_mat("#3f9a45", "#b4e29a", "#6cb866", 0.38, nveins=9, trans=0.45)
    blade = leaf("mint", 0.4, 0.25, mat, 12, 28, 0.3, 0.32, 0.3, 1.25, 0.1, 0.05, 14, 2, 0.8)
    blade.hide_render = True
    x, y, z = loc
    whorls = (
        *((200, 38, 1.0), (330, 42, 0.95), (85, 40, 1.0), (265, 58, 0.9), (25, 60, 0.85), (145, 62, 0.85)),
        *((300, 76, 0.62), (60, 78, 0.6), (180, 80, 0.62)),
    )
    for turn, lift, s in whorls:
        show(blade, (x, y, z + lift * 0.0022), (lift, 0, turn), s)
    tube(
        "stem",
        [(x, y, z - 0.35), (x + 0.01, y, z - 0.1), (x, y, z + 0.1)],
        0.016,
        P(base="#6fa84f", rough=0.5),
        5,
    )


def straw():
    """striped paper straw, leaning out to the left"""
    m = Mat("straw")
    u, v, _ = m.sep(m.coord("UV"))
    band = m.math("FRACT", m.math("ADD", m.math("MULTIPLY", v, 17), u))
    m.out_surf(m.principled(base=m.mix(m.math("GREATER_THAN", band, 0.5), "#fffaf0", "#ef4a3c"), rough=0.6))
    low, high = Vector((0.16, 0.1, 0.2)), Vector((-0.36, 0.06, 2.42))
    length = (high - low).length
    o = lathe(
        "straw",
        [(0.036, 0), (0.036, length / 2), (0.036, length), (0.031, length), (0.031, length - 0.3)],
        m.m,
        48,
    )
    o.location = low
    o.rotation_euler = align_rot(high - low)


def backdrop():
    """bright haze with the sun in it: all the light in the glass comes from here"""
    m = Mat("haze")
    x, _, z = m.sep(m.n("NewGeometry").outputs["Position"])
    dx, dz = m.math("SUBTRACT", x, -0.3), m.math("SUBTRACT", z, 0.6)
    d = m.math("SQRT", m.math("ADD", m.math("MULTIPLY", dx, dx), m.math("MULTIPLY", dz, dz)))
    col = m.ramp(m.maprange(d, 0, 6.5), [(0, "#fff6dc"), (0.2, "#ffe9b8"), (0.5, "#ffcb83"), (1, "#ff9f5e")])
    m.out_surf(m.n("Emission", {"Color": col, "Strength": m.maprange(d, 0, 4.5, 2.6, 0.95, True)}))
    o = mesh_obj("haze", [(-14, 7, -6), (14, 7, -6), (14, 7, 12), (-14, 7, 12)], [(0, 1, 2, 3)], m.m)
    o.visible_shadow = False


def build(view):
    rng = np.random.default_rng(6)
    backdrop()
    m = Mat("stone")
    n = m.noise(3, 8, 0.6, vec=m.coord())
    m.out_surf(
        m.principled(base=m.mix(n, "#fff1de", "#f6dcc0"), rough=0.42, spec=0.4, normal=m.bump(n, 0.12, 0.03))
    )
    box("counter", (20, 9, 0.3), m.m, 0.03, 4, (0, 0.2, -0.15))

    dew = tumbler()
    wet = glass("#ffffff", 0, 1.17, 1.0)  # nearly the index of the drink around it
    dry = glass("#ffffff", 0, 1.31, 0.97)
    sunk = [ice_cube(k, wet) for k in range(3)]
    bare = [ice_cube(k + 5, dry) for k in range(3)]
    for k, (z, turn) in enumerate(((0.66, 20), (0.92, 95), (1.18, 160), (1.46, 60))):
        for half in (0, 180):
            a = math.radians(turn + half)
            proto = (bare if z > 1.4 else sunk)[(k + half) % 3]
            tilt = tuple(rng.uniform(-28, 28, 2)) + (rng.uniform(0, 90),)
            show(proto, (0.175 * math.cos(a), 0.05 + 0.17 * math.sin(a), z + half / 3000), tilt)
    show(bare[0], (0.03, 0.02, 1.69), (25, 38, 10), 0.92)

    # citrus: on the rim, sunk behind the glass wall, and halved beside it
    orange = "#f98b14", "#f77a08", "#ffcb6a"
    lime = "#7fae2a", "#b9d64a", "#e8f2a0"
    on_rim = wheel(0.33, citrus_mat(0.33, *orange))
    place(on_rim, (RIM + 0.02, -0.06, TOP + 0.07), (84, 12, -14))
    slice_l = wheel(0.215, citrus_mat(0.215, *lime, 9), 0.04)
    place(slice_l, (-0.1, -0.27, 1.16), (88, -20, -12))
    place(half_fruit(0.46, citrus_mat(0.46, *orange), "#f98b14"), (1.02, 0.75, 0.4), (62, 0, -24))
    place(half_fruit(0.27, citrus_mat(0.27, *lime, 9), "#6fa024"), (-0.92, 0.3, 0.235), (58, 0, 28))
    mint_sprig((-0.1, -0.08, TOP - 0.06))
    straw()
    for x, y, s, rz in ((-0.62, -0.62, 0.85, 30), (0.66, -0.7, 0.7, 65)):
        show(bare[1], (x, y, 0.127 * s), (0, 0, rz), s)

    # the glass has been standing a minute: dew
    bead = glass("#ffffff", 0, 1.33, 1.0)
    droplets(dew, 420, 0.006, 0.026, bead, rng, 3.2, 0.6, min_dist=0.03, cond=lambda q: q[1] < 0.15)
    droplets(dew, 12, 0.02, 0.034, bead, rng, 1.5, 0.55, min_dist=0.1, cond=lambda q: q[1] < 0)

    # low sun behind the glass, one reflector in front for the fruit, strips for the edges
    sun_from((-2.0, 4.6, 3.6), 5.0, 1.5, "#ffdfae")
    softbox((-3.4, -2.8, 3.2), (0, 0, 1.1), (1.4, 3.0), 150, "#fffaf4", grad="v")
    softbox((3.2, -2.6, 2.0), (0, 0, 1.0), (1.0, 3.0), 45, "#fff1e0")
    world("#ffe9cf", 0.45)
