"""Water-Based Cosmetic: a bottle rises out of still blue water; before, the same bottle on a cluttered desk."""
from studio import *
from studio import hydra
from studio.food import cup
from studio.props import *

FRAME = dict(loc=(0, -12.2, 2.9), target=(0, 0, 1.02), lens=98)
VIEWS = {
    "main": dict(FRAME, fstop=1.3, focus=(0, -0.45, 1.2), grade=dict(exposure=0.2)),
    "before": dict(FRAME, fstop=None, grade=dict(exposure=0.3)),
    "detail": dict(
        loc=(-1.5, -5.8, 1.75),
        target=(0.03, 0, 1.1),
        lens=122,
        fstop=1.6,
        focus=(-0.1, -0.46, 1.0),
        grade=dict(exposure=0.2),
    ),
}


def bottle(wet, rng=None):
    """The customer's product, the same in both pictures; its collar satin, as metal would mirror an empty room."""
    hydra.make(wet, rng)
    bpy.data.objects["col"].active_material = plastic("#d5effa", 0.22, 0.9)


# ---------------------------------------------------------------- after: the set
def sea():
    """Still water with rings around the bottle and two drops."""

    def surface(x, y, u, v):
        r = math.hypot(x, y)
        z = 0.05 * math.cos(r * 8.2) * math.exp(-0.42 * r) * min(1, max(0, (r - 0.3) / 0.5))
        for cx, cy, high, dense, fade in ((1.45, -1.35, 0.03, 15, 1.3), (-1.6, -0.9, 0.015, 21, 1.5)):
            r = math.hypot(x - cx, y - cy)
            z += high * math.cos(r * dense) * math.exp(-fade * r)
        z += 0.018 * mnoise.noise(Vector((x * 0.8, y * 0.8, 1)))
        return x, y, z + 0.005 * mnoise.noise(Vector((x * 2.6, y * 2.6, 3)))

    grid("bottom", 40, 24, 2, 2, None, matte("#0b6ea6", 0.8), (0, 2, -0.34))
    grid("water", 15, 17, 520, 560, surface, glass("#e9f9ff", 0, 1.333, 0.97))


def dew():
    """Larger drops for the close view, clear of the lettering."""
    label = lambda q: abs(q[0]) < 0.38 and 0.78 < q[2] < 1.26
    front = lambda q: q[1] < 0.1 and 0.3 < q[2] < 1.85 and not label(q)
    water = glass("#ffffff", 0, 1.333, 0.98)
    droplets(bpy.data.objects["o"], 150, 0.012, 0.06, water, np.random.default_rng(8), 2.2, 0.5, front, 0.07)


def drops(rng):
    """Four large drops resting on the water, a spray in the air."""
    for x, y, r, z in (
        (1.25, -0.35, 0.3, 0.16),
        (1.78, 0.35, 0.17, 0.09),
        (-1.35, 0.35, 0.23, 0.12),
        (-1, -0.75, 0.11, 0.06),
    ):
        o = ico("drop", r, 5, glass("#dff6ff", 0, 1.31, 0.97))
        for v in o.data.vertices:
            v.co *= 1 + 0.16 * mnoise.noise(v.co * 1.1 / r + Vector((x * 9, y * 7, 0)))
            v.co.z *= 0.8
        o.location = (x, y, z)
    for _ in range(26):
        a = rng.random() * 6.28
        far = 0.65 + rng.random() * 1.1
        z = 0.12 + rng.random() ** 2 * 2.0
        r = 0.012 + 0.05 * rng.random() ** 3
        ico("spray", r, 3, glass("#f4fcff", 0, 1.333, 0.98), (far * math.cos(a), far * math.sin(a) * 0.6, z))


def caustics(lamp):
    """Turns a spot into sunlight that came through water: thin bright ridges of warped noise."""
    lamp.use_nodes = True
    tree = lamp.node_tree

    def node(kind, *ins, out=0, **attrs):
        n = tree.nodes.new("ShaderNode" + kind)
        for key, value in attrs.items():
            setattr(n, key, value)
        for key, value in ins:
            if isinstance(value, bpy.types.NodeSocket):
                tree.links.new(value, n.inputs[key])
            else:
                n.inputs[key].default_value = value
        return n.outputs[out]

    at = node("Mapping", (0, node("TexCoord", out="Normal")), ("Scale", (11, 11, 11)))
    warp = node("TexNoise", (0, at), ("Scale", 0.8), ("Detail", 2), out="Color")
    at = node("MixRGB", (0, 0.55), (1, at), (2, warp))

    def ridges(scale, power, shift):
        place_ = node("Mapping", (0, at), ("Location", (shift, shift, 0)))
        n = node("TexNoise", (0, place_), ("Scale", scale), ("Detail", 1.2), ("Roughness", 0.4), out="Fac")
        off = node("Math", (0, node("Math", (0, n), (1, 0.5), operation="SUBTRACT")), operation="ABSOLUTE")
        near = node("MapRange", (0, off), (1, 0.0), (2, 0.13), (3, 1.0), (4, 0.0))
        return node("Math", (0, near), (1, power), operation="POWER")

    both = node("Math", (0, ridges(2.2, 3.0, 0.0)), (1, ridges(3.4, 4.0, 5.3)), operation="ADD")
    strength = node("Math", (0, both), (1, 1.35), (2, 0.16), operation="MULTIPLY_ADD")
    tree.links.new(strength, tree.nodes["Emission"].inputs["Strength"])


def light():
    """Side strips, a front fill that keeps the cap white, a back light, a glow behind, caustics on the wall."""
    softbox((-4.2, -0.5, 4), (0, 0, 1), (2.2, 4.5), 420, "#ffffff", grad="r")
    softbox((4.2, 1.4, 3), (0, 0, 1.2), (1.1, 4.6), 330, "#e6f7ff", grad="v")
    softbox((-2.6, -8.5, 5.5), (0, 0, 1.5), (5, 4), 420, "#ffffff", grad="r")
    softbox((0, 5.5, 6.2), (0, 0, 0.2), (7, 3), 400, "#f4fcff", grad="halo")
    glow = softbox((0, 4.6, 1.6), (0, 0, 1.2), (2.2, 2.6), 60, "#d8f5ff", glossy=False)
    glow.visible_transmission = False
    caustics(spot((-5, -4, 7), (1.0, 6.5, 3.2), 3000, 42, 0.6, 0.02, "#ffffff").data)
    world("#cfeaf5", 0.45)


# ---------------------------------------------------------------- before: the customer's desk
DESK = -0.12  # where the bottle's foot is


def desk():
    """Laminate, a drab wall with a socket, its cable lying across the desk."""
    box("desk", (18, 8.2, 0.2), wood("#c79a62", "#a8763f", 0.5, 0.5, "X", 0), 0.02, 2, (0, -0.4, DESK - 0.1))
    box("wall", (30, 0.2, 20), matte("#b9ad95", 0.95, 0.25, 9), 0, loc=(0, 4.6, 5))
    box("skirt", (30, 0.1, 0.9), matte("#8a7f6c"), 0.02, 2, (0, 4.45, DESK + 0.2))
    box("socket", (0.85, 0.08, 0.85), plastic("#e6e1d2", 0.35, 0.2), 0.06, 4, (1.75, 4.46, 2.75))
    black = plastic("#1b1b1d", 0.4, 0.1)
    box("plug", (0.34, 0.3, 0.34), black, 0.06, 3, (1.75, 4.28, 2.72))
    hanging = [(1.75, 4.1, 2.7), (1.78, 3.6, 2.3), (1.9, 3.2, 0.9), (2.3, 2.6, DESK + 0.05)]
    lying = [(1.2, 1.9), (0.4, 2.3), (-0.8, 1.7), (-2.3, 2.1), (-3.4, 1.2)]
    tube("cable", hanging + [(x, y, DESK + 0.04) for x, y in lying], 0.035, black, 4)


def papers():
    """A note book, two bills, pens, a crumpled tissue, a phone."""
    cover, sheet = plastic("#2f4a6b", 0.5, 0.1), matte("#e9e4d6")
    box("notebook", (1.6, 2.1, 0.16), cover, 0.03, 3, (1.55, 0.75, DESK + 0.08), (0, 0, -17))
    box("pages", (1.52, 2.04, 0.12), sheet, 0.005, 1, (1.57, 0.73, DESK + 0.09), (0, 0, -17))
    box("bill", (1.3, 1.75, 0.006), matte("#ece8dc"), 0, loc=(-1.3, -1.2, DESK + 0.006), rot=(0, 0, 21))
    box("bill", (1.2, 1.6, 0.006), matte("#d9d3c2"), 0, loc=(-1.75, -0.8, DESK + 0.003), rot=(0, 0, -12))
    ink = matte("#6b675e")
    for k in range(9):
        size = (0.9 - 0.3 * (k % 3 == 2), 0.03, 0.002)
        box("line", size, ink, 0, loc=(-1.3 - 0.0144 * k, -0.72 - 0.12 * k, DESK + 0.011), rot=(0, 0, 21))
    for x, y, turn, color, z in (
        (0.55, -1.25, -25, "#1f4fae", 0.05),
        (1.6, 0.2, 40, "#c9c4b4", 0.22),
        (-2.4, 0.2, 70, "#c23b2f", 0.05),
    ):
        barrel = fillet([(0, 0), (0.012, 0), (0.05, 0.14, 0.02), (0.05, 1.35, 0.02), (0, 1.35)], 4)
        top = fillet([(0, 1), (0.058, 1, 0.01), (0.058, 1.45, 0.02), (0, 1.45)], 4)
        pen = [
            lathe("pen", barrel, plastic(color, 0.3, 0.5), 24),
            lathe("top", top, plastic("#20242c", 0.3, 0.4), 24),
        ]
        parent(pen, "pen", (x, y, DESK + z), (0, 90, turn))
    tissue = ico("tissue", 0.36, 5, matte("#f0ece3", 0.95), (-0.95, -0.25, DESK + 0.2))
    for v in tissue.data.vertices:
        n = v.co.normalized()
        v.co *= 1 + 0.55 * (abs(mnoise.noise(n * 2.4)) + 0.5 * abs(mnoise.noise(n * 5.1)) - 0.35)
        v.co.z *= 0.68
    box(
        "phone",
        (0.95, 1.9, 0.1),
        plastic("#1b1b1d", 0.4, 0.1),
        0.05,
        4,
        (1.35, -1.25, DESK + 0.05),
        (0, 0, 28),
    )
    screen = P(base="#0b0d11", rough=0.06, coat=1)
    box("screen", (0.86, 1.76, 0.012), screen, 0.04, 3, (1.35, -1.25, DESK + 0.1), (0, 0, 28))


def things(rng):
    """A mug, a carton, a hand soap, a roll of tape, crumbs."""
    mug = cup(0.52, 0.78, 0.36, 0.045, plastic("#8d2f2c", 0.25, 0.6))
    parent(mug, "mug", (-1.55, 0.95, DESK), (0, 0, 205), 1.05)
    place(lathe("coffee", [(0, 0.7), (0.46, 0.7)], P(base="#2a160b", rough=0.15), 64), (-1.55, 0.95, DESK))
    box("carton", (1.9, 1.2, 1.5), matte("#b98d5b", 0.9, 0.1), 0.02, 2, (-2.75, 2.3, DESK + 0.75), (0, 0, 12))
    seal = P(base="#cbb183", rough=0.25, coat=0.3)
    box("seal", (1.92, 0.26, 1.51), seal, 0.02, 2, (-2.75, 2.3, DESK + 0.75), (0, 0, 12))
    soap = pump(0.33, 1.3, plastic("#d9cfae", 0.35, 0.3), plastic("#e8e6df", 0.35, 0.3))
    parent(soap, "soap", (1.05, 2.4, DESK), (0, 0, -130))
    box("label", (0.5, 0.01, 0.6), matte("#c8593e"), 0, loc=(1.05, 2.06, DESK + 0.62))
    ring = fillet([(0.26, 0), (0.45, 0, 0.01), (0.45, 0.34, 0.01), (0.26, 0.34), (0.26, 0)], 3)
    place(lathe("tape", ring, P(base="#d8c48f", rough=0.25, trans=0.2), 96), (0.85, 0.95, DESK))
    for _ in range(14):
        color = matte(rng.choice(("#7a5a36", "#d8cfbb", "#55514a")))
        at = (rng.uniform(-1.4, 1.5), rng.uniform(-2, -0.6), DESK + 0.012)
        box("crumb", (0.03 + 0.03 * rng.random(), 0.03, 0.02), color, 0.004, 1, at, (0, 0, rng.random() * 90))


def flash():
    """A phone's flash beside its lens and a dim yellow bulb."""
    spot((0.22, -12.0, 3.15), (0, 0, 1.0), 5200, 52, 0.9, 0.03, "#f2f5ff")
    softbox((1.5, 0.5, 8), (0, 0, 0), (0.5, 0.5), 120, "#ffb45e")
    world("#5a4a33", 0.35)


def build(view):
    if view == "before":
        bottle(False)
        desk()
        papers()
        things(random.Random(6))
        flash()
        return
    rng = np.random.default_rng(4)
    cyclorama(backdrop_grad("#93def2", "#0f6fb0", -0.3, 5.0), back=7, radius=3, depth_front=12, z=-0.35)
    sea()
    bottle(True, rng)
    if view == "detail":
        dew()
    drops(rng)
    light()
