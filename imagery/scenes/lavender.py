"""Lavender Night Cream: a lilac jar on soft steps, a pale moon rising behind it at dusk."""
from studio import *
from studio.props import *

VIEWS = {
    "main": dict(loc=(0.0, -12.4, 2.35), target=(0.0, 0, 1.4), lens=112, fstop=1.3, focus=(-0.1, -0.6, 1.3)),
    "detail": dict(
        loc=(1.7, -7.4, 2.7), target=(0.18, -1.0, 0.74), lens=116, fstop=1.1, focus=(0.3, -1.5, 0.2)
    ),
}
GRADE = dict(exposure=0.2, sat=1.15, power=1.25)
BOUNCES = 9


def dusk():
    """evening wall: rose-lilac low, violet high, lighter round the moon"""
    m = Mat("dusk")
    p = m.n("NewGeometry").outputs["Position"]
    col = m.ramp(
        m.maprange(m.sep(p)[2], -0.5, 5.5),
        [(0, "#d9c2e6"), (0.4, "#ac93cf"), (0.75, "#8069b0"), (1, "#5f4c94")],
    )
    m.out_surf(m.principled(base=col, rough=0.95, spec=0.1))
    return m.m


def moon(loc, R):
    """thick pale disc with faint seas, lit a little from within"""
    m = Mat("moon")
    c = m.coord()
    seas = m.maprange(m.noise(1.1, 5, 0.62, 0.4, vec=c), 0.48, 0.68, 0, 1, True)
    fine = m.noise(7, 5, 0.6, vec=c)
    col = m.mix(m.math("MULTIPLY", seas, 0.75), "#f6ecf8", "#b79fd2")
    bump = m.bump(m.math("ADD", seas, m.math("MULTIPLY", fine, 0.4)), 0.12, 0.05)
    m.out_surf(m.principled(base=col, rough=0.9, spec=0.1, normal=bump, emit=col, emit_s=0.5))
    d = disc("moon", R, 0.14, m.m, 0.06, 220)
    return place(d, loc, (90, 0, 0))


def steps(mat):
    """three half-round steps, soft as soap"""
    for r, z in ((1.84, 0), (1.48, 0.24), (1.14, 0.48)):
        disc("step", r, 0.24, mat, 0.09, 220, (-0.12, 0.3 + 0.1 * r, z))


def cream_jar(loc, turn):
    lilac = plastic("#d3bfeb", 0.2, 0.8)
    silver = P(base="#e9e4ee", metal=1, rough=0.14)
    lid = plastic("#f7f1fb", 0.22, 0.7)
    ink = P(base="#3f2b70", rough=0.5)
    parts = jar(0.92, 0.8, 0.42, lilac, lid, silver, None, 0.14)
    for s, size, font, z, sp in (
        ("nocturé", 0.25, "garamond-i", 0.53, 1.04),
        ("LAVENDER NIGHT CREAM", 0.056, "lato", 0.33, 1.4),
        ("50 ml", 0.05, "lato", 0.21, 1.2),
    ):
        t = wrap_cyl(text(s, size, ink, font, 0, sp), 0.92, -90, 0.001)
        t.location.z = z
        parts.append(t)
    return parent(parts, "jar", loc, (0, 0, turn))


def sprig(stem_m, bud_m, length=1.25, seed=1):
    """stalk of lavender along +Y: whorls of small buds, looser towards the bottom"""
    rng = random.Random(seed)
    bend = rng.uniform(-0.06, 0.06)
    at = lambda t: Vector((bend * math.sin(t * 3), t * length, 0.03 * math.sin(t * 4 + seed)))
    parts = [tube("stalk", [at(t) for t in np.linspace(0, 0.97, 10)], 0.011, stem_m, 3)]
    bud = ico("bud", 1, 2, bud_m)
    for k in range(11):
        t = 0.5 + 0.5 * (k / 10) ** 0.85
        wide = 0.05 * (1 - 0.55 * (k / 10) ** 2)
        for i in range(7):
            a = i * 0.9 + k * 0.5 + rng.uniform(-0.2, 0.2)
            o = inst(bud)
            out = Vector((math.cos(a), 0, math.sin(a)))
            o.location = at(t) + out * wide + Vector((0, rng.uniform(-0.012, 0.012), 0))
            o.rotation_euler = (out * 0.8 + Vector((0, 0.9, 0))).to_track_quat("Z", "Y").to_euler()
            s = rng.uniform(0.85, 1.15)
            o.scale = (0.021 * s, 0.021 * s, 0.044 * s)
            parts.append(o)
    bpy.data.objects.remove(bud)
    bpy.context.view_layer.update()
    return join(parts, "sprig")


def build(view):
    cyclorama(dusk(), back=4.2, radius=2.2, depth_front=10)
    soft = matte("#c3acdf", 0.7, 0.05, 50, 0.25)
    steps(soft)
    moon((0.52, 3.3, 2.22), 1.2)
    cream_jar((-0.12, 0.3, 0.72), 5)

    # a few stalks laid on the first step, pearls beside them
    stem, bud = P(base="#7f8f74", rough=0.7), matte("#6d4fa6", 0.8)
    for k, (x, y, a) in enumerate(((-0.4, -1.64, -79), (-0.36, -1.56, -92), (-0.3, -1.74, -66))):
        place(sprig(stem, bud, 1.25 + 0.1 * k, k), (x, y, 0.06 + 0.03 * k), (1, 0, a))
    pearl = P(base="#efe4f4", rough=0.12, coat=1, sheen=0.4)
    for x, y, z, r in ((-1.33, -0.73, 0.24, 0.11), (-1.05, -0.97, 0.24, 0.06), (-1.2, -1.65, 0.0, 0.09)):
        sphere("pearl", r, pearl, loc=(x, y, z + r))

    # cool key from the upper left, rose fill from the right, the moon's own glow behind the lid
    softbox((-4, -2.5, 5), (0, 0, 1), (2.4, 3.4), 330, "#f4ebff", grad="r")
    softbox((4.2, -1.5, 2.6), (0, 0, 1), (1, 3.6), 90, "#ffc9dd", grad="v")
    softbox((1.6, 2.2, 4.6), (0, 0.3, 1.2), (2.4, 1), 130, "#f3eaff")
    softbox((0.52, 3.36, 2.2), (0.52, 6, 2.2), (4.4, 4.4), 60, "#f0ddff", grad="halo", shape="ELLIPSE")
    softbox((-0.6, -7, 3), (0, 0, 1.1), (4, 2.4), 110, "#fbf4ff", grad="r")
    world("#a893d0", 0.3)
