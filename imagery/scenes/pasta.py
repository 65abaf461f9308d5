"""Gourmet Pasta and Wine: a spaghetti nest on dark walnut, a glass of red, candle lights far behind."""
from studio import *
from studio.food import *

VIEWS = {
    "main": dict(loc=(0.1, -11.0, 5.6), target=(0.05, 0.3, 1.0), lens=95, fstop=0.6, focus=(0, -0.35, 0.6)),
    "detail": dict(
        loc=(-1.7, -6.2, 3.3), target=(0.02, 0.0, 0.66), lens=128, fstop=0.5, focus=(-0.1, -0.5, 0.75)
    ),
}
GRADE = dict(exposure=0.3)
BOUNCES = 12


def hidden(o):
    """A prototype: only its copies are seen."""
    o.hide_render = True
    return o


def mound(r):
    """Height of the heap of pasta at a distance from its middle."""
    return 0.14 + 0.72 * max(0, 1 - (r / 0.86) ** 2.0) ** 0.8


def table():
    shades = (("#6b4630", "#2f1a10"), ("#75503a", "#381f13"), ("#5f3d2a", "#2a160d"))
    walnut = [wood(light, dark, 1.7, 0.42, "X") for light, dark in shades]
    for k, y in enumerate(np.arange(-4.2, 4.2, 0.98)):
        box("plank", (17, 0.965, 0.3), walnut[k % 3], 0.018, 3, (((k * 7) % 5 - 2) * 2.3, y, -0.15))
    napkin = load_mesh("napkin", fabric("#efe6d8", "#d3c6b2", 150, 0.95, 0.3, 0.5))
    place(napkin, (-1.75, -1.35, 0.0), (0, 0, 38), 1.1)
    subsurf(napkin, 1)


def plate():
    """Deep in the middle, with a wide flat rim."""
    under = [(0.64, 0), (0.72, 0.02), (0.98, 0.14), (1.08, 0.30), (1.26, 0.37), (1.58, 0.43)]
    top = [(1.59, 0.455), (1.56, 0.47), (1.26, 0.41), (1.06, 0.345), (0.92, 0.19), (0.6, 0.10), (0, 0.09)]
    profile = [(0, 0.03), (0.62, 0.03)] + spline(under, 10) + spline(top, 10)
    return lathe("plate", profile, ceramic("#f4efe6", "#7b6a56", 0.3, 0.6), 200)


def pasta_mat():
    """Cooked durum, stained with sauce here and there."""
    m = Mat("pasta")
    grain = m.noise(9, 4, 0.6, vec=m.coord())
    sauce = m.maprange(m.noise(2.6, 4, 0.6, vec=m.coord()), 0.40, 0.62, 0, 0.8, True)
    colour = m.mix(m.maprange(grain, 0.3, 0.7, 0, 1), "#f8da96", "#f0c572")
    colour = m.mix(sauce, colour, "#dd6c2e")
    m.out_surf(
        m.principled(
            base=colour,
            rough=0.3,
            sss=0.35,
            sss_color=colour,
            sss_radius=(0.06, 0.035, 0.015),
            coat=0.6,
            coat_rough=0.12,
            normal=m.bump(grain, 0.1, 0.01),
        )
    )
    return m.m


def spaghetti(rng, count=130):
    """Strands wound around the middle, all in one curve object."""
    curve = bpy.data.curves.new("spaghetti", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = 0.034
    curve.bevel_resolution = 4
    curve.use_fill_caps = True
    curve.resolution_u = 5
    for i in range(count):
        start, phase = rng.random(2) * 6.28
        turns = rng.uniform(0.5, 1.5) * (1 if i % 6 else -1)
        radius = 0.06 + 0.80 * math.sqrt(rng.random())
        layer = rng.uniform(0.55, 1.0) if i > 40 else rng.uniform(0.1, 0.7)
        drift, tilt = rng.uniform(-0.25, 0.25), rng.normal(0, 0.10)
        n = int(10 + 18 * abs(turns))
        strand = curve.splines.new("NURBS")
        strand.points.add(n - 1)
        for k, s in enumerate(np.linspace(0, 1, n)):
            a = start + turns * 2 * math.pi * s
            wander = 0.07 * math.sin(s * 7 + phase) + 0.03 * math.sin(s * 17 + phase * 2)
            r = min(max(0.03, radius + drift * (s - 0.5) + wander), 0.98)
            z = mound(r) * layer + 0.04 * math.sin(s * 9 + phase) + tilt * r * math.sin(a) + 0.03
            z = max(z, 0.13 + max(0, r - 0.88))  # stays above the plate
            strand.points[k].co = (r * math.cos(a), r * math.sin(a), z, 1)
        strand.use_endpoint_u = True
        strand.order_u = 4
    curve.materials.append(pasta_mat())
    link(bpy.data.objects.new("spaghetti", curve))


def sauce(rng):
    """A glossy heap on top and pieces of tomato that rolled down."""
    m = Mat("sauce")
    each = m.n("ObjectInfo").outputs["Random"]
    colour = m.mix(m.maprange(m.noise(7, 6, 0.65, vec=m.coord()), 0.3, 0.7, 0, 1), "#cf3015", "#961b0a")
    value = m.maprange(each, 0, 1, 0.85, 1.25)
    colour = m.n("HueSaturation", {"Color": colour, "Value": value}).outputs[0]
    m.out_surf(
        m.principled(
            base=colour,
            rough=0.24,
            sss=0.25,
            sss_color=colour,
            sss_radius=(0.1, 0.03, 0.015),
            coat=0.6,
            coat_rough=0.1,
            normal=m.bump(m.noise(20, 5, 0.6, vec=m.coord()), 0.5, 0.03),
        )
    )
    heap = ico("sauce", 0.44, 6, m.m, (0, 0.0, 0.79))
    for v in heap.data.vertices:
        q = v.co * 3.2
        lumps = 0.22 * mnoise.noise(q) + 0.10 * mnoise.noise(q * 2.3) + 0.05 * mnoise.noise(q * 5)
        v.co = Vector((v.co.x, v.co.y, v.co.z * 0.42)) * (1 + lumps)
    pieces = []
    for k in range(6):
        o = ico("chunk", 0.085, 4, m.m)
        for v in o.data.vertices:
            n = v.co.normalized()
            big = 0.35 * mnoise.noise(n * 1.7 + Vector((k * 3, 0, 0)))
            v.co = v.co * (1 + big + 0.12 * mnoise.noise(n * 4 + Vector((k, 0, 0))))
        pieces.append(hidden(o))
    for k in range(70):
        a, r = rng.random() * 6.28, 0.66 * rng.random() ** 0.6
        z = mound(r) + 0.06 if r > 0.4 else 0.90 + 0.08 * rng.random() - r * 0.3
        piece = inst(pieces[k % 6], (r * math.cos(a), r * math.sin(a), z), scale=0.5 + 0.75 * rng.random())
        piece.rotation_euler = tuple(rng.random(3) * 6.28)
        piece.hide_render = False


def basil():
    green = leaf_mat("#2f7a2c", "#7dbb5a", "#4f9a3f", 0.32, nveins=6, trans=0.3)
    leaves = [
        hidden(leaf("basil", 0.58, 0.40, green, 14, 26, 0.55, 0.30, 0.75, 1.5, 0, 0.05, seed=k, base=0.85))
        for k in range(4)
    ]

    def lay(k, loc, rot, scale):
        inst(leaves[k % 4], loc, rot, scale).hide_render = False

    for a, tilt, s in ((10, 24, 1), (135, 22, 0.95), (250, 28, 0.9), (70, 56, 0.62), (200, 58, 0.6)):
        lay(a, (0.02, -0.02, 1.0), (tilt, 0, a), s)
    lay(2, (1.9, -1.15, 0.03), (6, 8, -70), 0.95)
    lay(0, (2.15, -0.9, 0.03), (4, -6, 40), 0.8)


def parmesan(rng):
    """Thin curled shavings over the nest, a few beside the plate."""
    cheese = P(base="#f8e8b8", rough=0.5, sss=0.3, sss_color="#f6e0a6", sss_radius=(0.05, 0.04, 0.02))
    for k in range(34):
        curl = lambda x, y, u, v: (x * (1 - 0.4 * abs(v - 0.5)), y, 0.35 * y * y + 0.01 * math.sin(u * 9 + k))
        shaving = grid("parmesan", rng.uniform(0.09, 0.17), rng.uniform(0.12, 0.26), 4, 8, curl, cheese)
        mod(shaving, "SOLIDIFY", thickness=0.012)
        a, r = rng.random() * 6.28, 0.85 * rng.random() ** 0.6
        z = mound(r) + 0.10 + 0.03 * rng.random() if r > 0.42 else 1.0 + 0.05 * rng.random()
        spot_ = (r * math.cos(a), r * math.sin(a), z)
        turn = rng.normal(0, 24, 2)
        if k > 28:
            spot_, turn = (rng.uniform(1.2, 2.1), rng.uniform(-1.8, -1.2), 0.02), (0, 0)
        place(shaving, spot_, (*turn, rng.random() * 360))


def pepper(rng):
    corn = hidden(ico("pepper", 0.012, 1, P(base="#1c1612", rough=0.6)))
    for _ in range(90):
        a, r = rng.random() * 6.28, 0.4 + 1.05 * rng.random()
        z = 0.44 if r > 1.25 else (0.40 if r > 1.05 else mound(min(r, 0.85)) + 0.09)
        inst(corn, (r * math.cos(a), r * math.sin(a), z), scale=0.5 + rng.random()).hide_render = False


def tomatoes():
    red = berry_mat("#dc2611", "#bd150a", 0.14, 0.3, 0.8, None, 4)
    green = P(base="#4f7a2e", rough=0.6)
    sepals = [hidden(leaf("sepal", 0.16, 0.05, green, 3, 8, 0.1, 0.2, 0.9, 1.3, seed=k)) for k in range(2)]

    def tomato(x, y, r, rot):
        o = sphere("tomato", r, red, 48, 32)
        for v in o.data.vertices:
            if v.co.z > 0:  # the dimple under the stalk
                v.co.z -= 0.16 * r * math.exp(-((math.hypot(v.co.x, v.co.y) / r / 0.3) ** 2))
        parts = [
            o,
            tube("stalk", [(0, 0, r * 0.84), (0.01, 0, r * 1.05), (0.05, 0, r * 1.22)], 0.014, green, 3),
        ]
        for k in range(5):
            parts.append(inst(sepals[k % 2], (0, 0, r * 0.86), (12, 0, k * 72), r / 0.16))
            parts[-1].hide_render = False
        parent(parts, "tomato", (x, y, r * 0.97), rot)

    tomato(-1.90, 0.60, 0.27, (14, -20, 0))
    tomato(-2.15, 0.08, 0.25, (-25, 15, 60))
    tomato(-1.66, 1.08, 0.24, (30, 12, 130))
    tomato(1.55, -1.55, 0.22, (-34, 10, 30))


def red_wine(x, y):
    """Clear glass; the wine itself lets candle colour through its edges."""
    m = Mat("wine")
    body = m.n("BsdfGlass", {"Color": (1, 1, 1, 1), "Roughness": 0.0, "IOR": 1.34})
    path = m.n("LightPath")
    passing = m.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"])
    m.out_surf(m.mixsh(passing, body, m.n("BsdfTransparent", {"Color": lin("#9a1830")})))
    m.out_vol(m.n("VolumeAbsorption", {"Color": lin("#c4152f"), "Density": 2.6}))
    parent(wine_glass(0.58, 2.7, glass("#ffffff", 0, 1.48, 0.96), m.m, 0.56), "wine", (x, y, 0))


def bottle(x, y):
    shape = [(0, 0), (0.42, 0, 0.06), (0.42, 2.0, 0.28), (0.15, 2.45, 0.12), (0.15, 3.25, 0.02), (0, 3.25)]
    foil = fillet([(0.156, 2.72), (0.158, 3.27, 0.02), (0, 3.27)], 4)
    parts = [
        lathe("bottle", fillet(shape, 12), P(base="#0e1a10", rough=0.06, coat=1, spec=0.7), 128),
        lathe("label", [(0.424, 0.5), (0.424, 1.5)], matte("#f4ecdb", 0.9), 96),
        lathe("foil", foil, P(base="#6d1322", metal=0.6, rough=0.35), 64),
    ]
    ink = P(base="#5c1a22", rough=0.7)
    for words, size, z, font in (
        ("Velora", 0.25, 1.16, "garamond-i"),
        ("ROSSO RISERVA", 0.068, 0.92, "garamond"),
        ("2021", 0.085, 0.76, "garamond"),
    ):
        line = wrap_cyl(text(words, size, ink, font, 0, 1.1), 0.424, -90, 0.004)
        parts.append(place(line, (0, 0, z), (0, 0, 14)))
    parent(parts, "bottle", (x, y, 0))


def build(view):
    rng = np.random.default_rng(5)
    table()
    plate()
    spaghetti(rng)
    sauce(rng)
    basil()
    parmesan(rng)
    pepper(rng)
    tomatoes()
    red_wine(1.30, 1.62)
    bottle(-1.15, 2.75)

    # the room: a dark warm wall and candle lights out of focus
    box("wall", (40, 0.2, 30), matte("#4a2e22", 0.9), 0, loc=(0, 24, 0))
    bokeh_wall(26, (-5, 6), 15, (-5.2, -0.3), (0.10, 0.2), ["#ffb463", "#ffcf93", "#ff8f45"], (3, 8), 6, 5)
    softbox((-2, 17, 3), (0, 24, -3), (7, 3), 1900, "#ff8a4a")

    # window left and behind, warm bounce right, a strip that draws the edge of the glass
    softbox((-4.4, 2.8, 3.9), (0, 0, 0.4), (2.8, 2.8), 1050, "#fff0de", grad="r")
    softbox((4.4, -1.4, 3.2), (0, 0, 0.4), (2.2, 2.4), 190, "#ffd6ab")
    softbox((3.9, 3.6, 2.4), (1.3, 1.6, 1.6), (0.5, 3.2), 160, "#ffe6c8")
    back = softbox((1.8, 5.2, 3.8), (0.4, 0.6, 0.8), (1.6, 2.2), 230, "#ffe3c2", glossy=False)
    back.visible_transmission = False
    world("#3a3a40", 0.42)
