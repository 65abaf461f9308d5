"""Stone Spa Ritual: two bottles and a soap-smooth cairn before cool grey plaster, one soft beam of light."""
from studio import *
from studio.props import *

VIEWS = {
    "main": dict(loc=(0.0, -12.4, 2.2), target=(0.1, 0, 1.46), lens=98, fstop=1.3, focus=(-0.4, -0.2, 1.4)),
    "detail": dict(
        loc=(1.5, -6.4, 2.0), target=(0.75, -0.1, 1.0), lens=84, fstop=0.9, focus=(0.8, -0.3, 1.0)
    ),
}
GRADE = dict(exposure=0.4, sat=1.15, power=1.25)
BOUNCES = 8


def plaster(light, dark, bump=0.35):
    """cool lime plaster, floated by hand"""
    m = Mat("plaster")
    c = m.coord()
    cloud = m.noise(0.55, 7, 0.6, 0.5, vec=c)
    stroke = m.noise(1.4, 8, 0.65, 0.8, vec=m.mapping(c, rot=(0, 35, 0), scale=(1, 1, 1.8)))
    col = m.mix(m.maprange(m.math("ADD", cloud, m.math("MULTIPLY", stroke, 0.5)), 0.5, 0.95), dark, light)
    h = m.math("ADD", stroke, m.math("MULTIPLY", m.noise(60, 4, 0.6, vec=c), 0.08))
    m.out_surf(m.principled(base=col, rough=0.92, spec=0.12, normal=m.bump(h, bump, 0.07)))
    return m.m


def basalt(light, dark, fleck):
    """river stone: clouded grey, fine flecks, now and then a pale vein"""
    m = Mat("basalt")
    c = m.coord()
    cloud = m.noise(1.6, 7, 0.6, vec=c)
    flecks = m.maprange(m.noise(48, 4, 0.7, vec=c), 0.56, 0.72, 0, 0.6)
    wander = m.math("ABSOLUTE", m.math("SUBTRACT", m.noise(0.8, 3, 0.5, 0.6, vec=c), 0.5))
    vein = m.math("MULTIPLY", m.maprange(wander, 0, 0.012, 0.5, 0, True), m.maprange(cloud, 0.45, 0.6))
    col = m.mix(flecks, m.mix(m.maprange(cloud, 0.32, 0.68), dark, light), fleck)
    col = m.mix(vein, col, "#e6e8e8")
    fine = m.noise(30, 5, 0.6, vec=c)
    m.out_surf(m.principled(base=col, rough=0.62, spec=0.35, normal=m.bump(fine, 0.12, 0.02)))
    return m.m


def pebble(size, mat, loc, turn=0, tilt=0, seed=1):
    """water-worn stone resting on loc: flat below and above, its outline a little lopsided"""
    o = ico("pebble", 1, 6, mat)
    a, b, c = size
    low = 0
    for v in o.data.vertices:
        q = v.co.copy()
        f = 1 + 0.07 * mnoise.noise(q * 0.9 + Vector((seed * 5.1, 0, 0)))
        f += 0.02 * mnoise.noise(q * 2.6 + Vector((0, seed * 3.3, 0)))
        flat = math.copysign(abs(q.z) ** 0.78, q.z)
        v.co = Vector((q.x * a * f, q.y * b * f, flat * c * f))
    M = Matrix.Rotation(math.radians(tilt), 4, "Y") @ Matrix.Rotation(math.radians(turn), 4, "Z")
    o.data.transform(M)
    low = min(v.co.z for v in o.data.vertices)
    o.location = (loc[0], loc[1], loc[2] - low)
    return max(v.co.z for v in o.data.vertices) - low


def cairn(x, y):
    """five balanced stones; each sinks a hair into the one below, as soft contact does"""
    dark = basalt("#5d656b", "#454c52", "#8f979c")
    mid = basalt("#8b9499", "#727b81", "#b4bbbe")
    pale = basalt("#c9cdcd", "#aeb4b6", "#e4e6e5")
    z = 0
    for k, (size, mat, dx, turn, tilt) in enumerate(
        (
            ((0.7, 0.58, 0.26), dark, 0.0, 10, 0),
            ((0.6, 0.5, 0.21), mid, -0.05, 60, 2),
            ((0.44, 0.4, 0.2), pale, 0.03, -20, -3),
            ((0.31, 0.28, 0.13), dark, -0.02, 35, 3),
            ((0.19, 0.17, 0.13), pale, 0.01, 0, 0),
        )
    ):
        z += pebble(size, mat, (x + dx, y, z), turn, tilt, k + 3) - 0.015


def bottle_type(lines, R, ink):
    out = []
    for s, size, font, z, sp in lines:
        t = wrap_cyl(text(s, size, ink, font, 0, sp), R, -90, 0.001)
        t.location.z = z
        out.append(t)
    return out


def lotion(loc, turn):
    """tall pump bottle in smoke-grey satin"""
    body = P(base="#6f7a81", rough=0.38, spec=0.5, coat=0.2, coat_rough=0.3)
    head = P(base="#2a2f33", rough=0.3, coat=0.5)
    ink = P(base="#f2f5f6", rough=0.5)
    parts = pump(0.46, 1.72, body, head, head, 0.16)
    lines = (
        ("tarnel", 0.2, "garamond-i", 1.12, 1.06),
        ("BODY LOTION", 0.05, "lato", 0.92, 1.5),
        ("vetiver & rain", 0.062, "garamond-i", 0.8, 1.1),
        ("300 ml", 0.042, "lato", 0.36, 1.3),
    )
    return parent(parts + bottle_type(lines, 0.46, ink), "lotion", loc, (0, 0, turn))


def bath_oil(loc, turn):
    """short bottle in chalk white with a dark cap"""
    body = P(base="#eceeed", rough=0.42, spec=0.5, coat=0.15, coat_rough=0.3)
    ink = P(base="#363d42", rough=0.5)
    R, h = 0.38, 1.02
    parts = [
        lathe(
            "oil",
            fillet([(0, 0), (R, 0, 0.06), (R, h, 0.16), (0.17, h + 0.02), (0.17, h + 0.1), (0, h + 0.1)], 12),
            body,
            144,
        ),
        lathe(
            "cap",
            fillet([(0, h + 0.06), (0.215, h + 0.06, 0.015), (0.215, h + 0.4, 0.03), (0, h + 0.4)], 10),
            P(base="#2a2f33", rough=0.3, coat=0.5),
            128,
        ),
    ]
    lines = (
        ("tarnel", 0.16, "garamond-i", 0.66, 1.06),
        ("BATH OIL", 0.045, "lato", 0.5, 1.5),
        ("150 ml", 0.038, "lato", 0.22, 1.3),
    )
    return parent(parts + bottle_type(lines, R, ink), "oil", loc, (0, 0, turn))


def beam(direction, target, width, lean):
    """sunlight that only a slit lets through: two black shutters on either side of it, leaning sideways"""
    d = Vector(direction)
    sun_from(d, 6.5, 2.4, "#fff4e6")
    turn = d.to_track_quat("Z", "Y") @ Quaternion((0, 0, 1), math.radians(lean))
    corners = [(-5, -12, 0), (5, -12, 0), (5, 12, 0), (-5, 12, 0)]
    shutter = mesh_obj("shutter", corners, [(0, 1, 2, 3)], matte("#000000"))
    shutter.hide_render = True
    for side in (-1, 1):
        middle = Vector(target) + turn @ Vector((side * (5 + width / 2), 0, 0))
        gobo(shutter, middle, d, 6.0, [math.degrees(a) for a in turn.to_euler()])


def build(view):
    wall = plaster("#c9ced1", "#b0b7bc")
    box("wall", (16, 0.2, 12), wall, 0, loc=(0, 2.2, 4))
    grid("floor", 24, 16, 2, 2, None, plaster("#c4c9cc", "#b2b8bc", 0.2))
    slab = box(
        "slab", (2.0, 1.4, 0.3), plaster("#d6dadb", "#c2c8ca", 0.25), 0.05, 5, (-0.62, 0.1, 0.15), (0, 0, 4)
    )
    lotion((-0.98, 0.3, 0.3), 8)
    bath_oil((-0.12, -0.05, 0.3), -6)
    cairn(1.15, 0.15)
    small = basalt("#8b9499", "#727b81", "#b4bbbe")
    pebble((0.17, 0.14, 0.08), small, (0.52, -1.0, 0), 20, 0, 8)
    pebble((0.1, 0.085, 0.05), small, (0.82, -1.12, 0), 80, 0, 9)

    # one slanting beam through a slit, the rest soft sky
    beam((-3.0, -5.0, 3.6), (0.35, 0, 1.2), 1.5, 32)
    softbox((-3.5, -5, 4.5), (0, 0, 1.2), (3, 3), 190, "#eef4f8", grad="r")
    softbox((4.2, -1.5, 3), (0, 0, 1.2), (0.9, 3.6), 90, "#e6eef4", grad="v")
    world("#c5d0d8", 0.42)
