"""Honey Ampoule: low evening light through amber glass, pooling on honey-coloured steps."""
from studio import *
from studio.props import *

VIEWS = {
    "main": dict(loc=(0.2, -12.4, 4.4), target=(0.12, 0, 1.58), lens=101, fstop=1.3, focus=(-0.4, -0.3, 1.5)),
    "detail": dict(
        loc=(2.1, -9.4, 3.6), target=(0.36, -0.3, 1.22), lens=112, fstop=0.7, focus=(-0.2, -0.5, 1.4)
    ),
}
BOUNCES = 14
GRADE = dict(exposure=0.12, wb=(0.97, 1.04, 0.92))

SUN = (-4.2, 1.7, 3.2)  # low and a little behind: the glass glows and throws its colour forward
TREADS = [(-1.75, 0.28), (-0.55, 0.62), (0.75, 0.96)]  # front edge y, height of each step


def amber_glass():
    return glass("#fdf1b4", 0, 1.5, 1.0, "#fff3ba")


def steps():
    """Three broad steps, a shade lighter the higher they are."""
    parts = []
    for (y, z), colour in zip(TREADS, ("#f0bd57", "#f5cb70", "#f9d98b")):
        stone = matte(colour, 0.6, 0.03, 50)
        parts.append(box("step", (12, 6, z), stone, 0.045, 5, (0, y + 3, z / 2)))
    parent(parts, "steps", rot=(0, 0, -7))


def label(radius, z0, z1, arc, mat):
    """A paper label: a thin sheet bent round the bottle's front."""

    def bend(x, y, u, v):
        th = math.radians(-90 + (u - 0.5) * arc)
        return ((radius + 0.003) * math.cos(th), (radius + 0.003) * math.sin(th), z0 + (z1 - z0) * v)

    return grid("label", 1, 1, 48, 1, bend, mat)


def printed(words, radius, mat):
    """Lines of type on the label: (text, size, font, z, spacing)."""
    out = []
    for s, size, font, z, spacing in words:
        t = wrap_cyl(text(s, size, mat, font, 0, spacing), radius, -90, 0.006)
        t.location.z = z
        out.append(t)
    return out


def bottle(ink, paper, gilt):
    d = dropper(
        0.5, 1.5, amber_glass(), liquid("#ffe400", 1.5), gilt, plastic("#fff3dc", 0.35, 0.3), 0.055, 0.84
    )
    sheet = label(0.5, 0.34, 1.1, 128, paper)
    words = [
        ("solmel", 0.2, "garamond-i", 0.86, 1.0),
        ("PROPOLIS AMPOULE", 0.042, "inter", 0.68, 1.3),
        ("honey 62%  ·  royal jelly", 0.036, "inter", 0.53, 1.05),
        ("30 ml  /  1.0 fl oz", 0.032, "inter", 0.43, 1.05),
    ]
    return d + [sheet] + printed(words, 0.5, ink)


def vial(ink, gilt):
    """A single dose: a small bottle of amber glass under a gold crimp."""
    outer = lathe(
        "vial",
        fillet([(0, 0), (0.2, 0, 0.04), (0.2, 0.56, 0.1), (0.1, 0.66, 0.03), (0.1, 0.72)], 10),
        None,
        96,
    )
    inner = lathe(
        "core",
        fillet([(0, 0.05), (0.17, 0.05, 0.04), (0.17, 0.55, 0.09), (0.07, 0.65, 0.03), (0.07, 0.72)], 10),
    )
    body = shell(outer, inner)
    body.data.materials.clear()
    body.data.materials.append(amber_glass())
    fill = lathe(
        "dose",
        fillet([(0, 0.048), (0.172, 0.048, 0.04), (0.172, 0.5), (0, 0.5)], 8),
        liquid("#ffe400", 2.8),
        96,
    )
    cap = lathe(
        "crimp",
        fillet([(0, 0.66), (0.115, 0.66, 0.01), (0.135, 0.7, 0.01), (0.135, 0.8, 0.025), (0, 0.8)], 8),
        gilt,
        96,
    )
    return [body, fill, cap] + printed([("solmel", 0.1, "garamond-i", 0.3, 1.0)], 0.2, ink)


def thick_honey():
    """Half clear, half clouded: clear honey alone would vanish on a step of its own colour."""
    m = Mat("honey")
    clouded = m.principled(base="#f2b01c", rough=0.04, spec=0.6, coat=1.0, coat_rough=0.02)
    clear = m.n("BsdfGlass", {"Color": lin("#ffdf5c"), "Roughness": 0.0, "IOR": 1.48})
    shade = m.n("BsdfTransparent", {"Color": lin("#fff2b8")})
    path = m.n("LightPath")
    seen = m.mixsh(0.35, clear, clouded)
    m.out_surf(m.mixsh(path.outputs["Is Shadow Ray"], seen, shade))
    return m.m


def honey():
    """A spoonful let go on the second step: it creeps to the edge and runs down in three threads."""
    ball = bpy.data.metaballs.new("honey")
    ball.resolution = ball.render_resolution = 0.022
    ball.threshold = 0.35

    def drop(x, y, z, r, flat=1.0):
        e = ball.elements.new(type="ELLIPSOID" if flat != 1 else "BALL")
        e.co, e.radius = (x, y, z), r
        if flat != 1:
            e.size_x, e.size_y, e.size_z = 1, 1, flat

    (_, low), (edge, top) = TREADS[0], TREADS[1]
    rng = np.random.default_rng(5)
    for _ in range(70):  # the puddle
        a, q = rng.uniform(0, 2 * math.pi), math.sqrt(rng.random())
        drop(0.95 + 0.6 * q * math.cos(a), edge + 0.36 + 0.26 * q * math.sin(a), top, 0.24, 0.42)
    for x, length, r in ((0.56, 0.15, 0.13), (0.92, 0.34, 0.16), (1.27, 0.22, 0.12)):
        for t in np.linspace(0, 1, 12):  # over the edge
            drop(x, edge + 0.2 - 0.22 * t, top - 0.55 * r, r)
        for t in np.linspace(0, 1, 14):  # and down the riser
            drop(x, edge - 0.03, top - length * t, r * (0.75 + 0.45 * t**4))
    for _ in range(16):  # the longest one has begun a pool below
        a, q = rng.uniform(0, 2 * math.pi), math.sqrt(rng.random())
        drop(0.93 + 0.2 * q * math.cos(a), edge - 0.17 + 0.1 * q * math.sin(a), low, 0.17, 0.42)
    o = link(bpy.data.objects.new("honey", ball))
    bpy.context.view_layer.update()
    o = to_mesh(o)
    o.data.polygons.foreach_set("use_smooth", [True] * len(o.data.polygons))
    mod(o, "SMOOTH", factor=0.5, iterations=6)
    o.data.materials.clear()
    o.data.materials.append(thick_honey())
    place(o, rot=(0, 0, -7))


def caustics():
    """What a path tracer is slow to find: the bright threads that curved glass draws in its own shadow."""
    aim = Vector((0.5, -0.25, TREADS[1][1]))
    lamp = spot(aim + Vector(SUN).normalized() * 9, aim, 5200, 15, 1.0, 0.01, "#fff0bd")
    lamp.data.use_nodes = True
    tree = lamp.data.node_tree

    def node(kind, socket, **inputs):
        n = tree.nodes.new("ShaderNode" + kind)
        for name, value in inputs.items():
            n.inputs[name.replace("_", " ")].default_value = value
        if socket:
            tree.links.new(socket, n.inputs[0])
        return n

    ray = node("TexCoord", None).outputs["Normal"]
    bent = node("Mapping", ray, Scale=(26, 11, 11)).outputs[0]
    threads = node("TexNoise", bent, Scale=1.0, Detail=1.5, Distortion=1.2).outputs["Fac"]
    ridge = node("MapRange", threads, From_Min=0.44, From_Max=0.66, To_Min=0.05, To_Max=1.0)
    ridge.interpolation_type = "SMOOTHERSTEP"
    tree.links.new(ridge.outputs[0], tree.nodes["Emission"].inputs["Strength"])


def light():
    sun_from(SUN, 7.5, 0.8, "#ffefd0")
    # the evening sun itself: a lamp's round patch on the wall, behind the bottle
    spot((-3.4, -3.0, 4.6), (0.35, 3.4, 2.1), 4200, 20, 0.1, 0.03, "#ffd27c")
    caustics()
    softbox((-3.4, -3.6, 4.2), (0, 0, 1.4), (2.2, 3.2), 125, "#fff4e2", grad="r")
    softbox((2.4, -5.0, 2.0), (0.95, -0.6, 0.4), (1.2, 0.7), 36, "#fff0cf")  # a glint for the honey
    softbox((3.8, 0.2, 3.0), (0, 0, 1.2), (0.8, 3.6), 110, "#ffe1b4", grad="v")
    softbox((-0.4, 2.7, 2.2), (-0.4, 0, 1.8), (2.2, 2.4), 55, "#ffc067", grad="halo", shape="ELLIPSE")
    world("#ffe6b8", 0.22)


def build(view):
    wall = cyclorama(backdrop_grad("#f2c061", "#e9a93e", 0, 5.5), back=3.4, radius=1.2, depth_front=10)
    wall.visible_shadow = False  # the sun stands behind it
    steps()
    ink, paper = P(base="#5a2f08", rough=0.6), matte("#fff3dc", 0.7, 0.02, 120)
    gilt = gold("#f3c479", 0.2, True)
    parent(bottle(ink, paper, gilt), "bottle", (-0.32, 0.02, TREADS[1][1]), (0, 0, 8), 1.12)
    white = P(base="#fff3dc", rough=0.6)
    for x, y, spin in ((-1.28, -0.85, 20), (-0.86, -1.25, -14)):
        parent(vial(white, gilt), "vial", (x, y, TREADS[0][1]), (0, 0, spin), 1.1)
    honey()
    light()
