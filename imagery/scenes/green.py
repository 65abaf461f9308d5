"""Botanical: a face oil and its cream on river stones, moss and deep green leaves around them."""
from studio import *
from studio.flora import *
from studio.props import *

VIEWS = {
    "main": dict(loc=(0.05, -12.4, 3.2), target=(0.05, 0, 1.46), lens=98, fstop=1.0, focus=(-0.4, -0.1, 1.5)),
    "detail": dict(
        loc=(2.2, -6.4, 2.3), target=(0.12, 0, 0.98), lens=110, fstop=1.3, focus=(0.5, -0.55, 0.8)
    ),
}
GRADE = dict(exposure=0.3)
SUN = (-4.4, -2.6, 5.0)  # where it stands, seen from the set


def hidden(o):
    """A model to copy from: kept out of the picture itself."""
    o.hide_render = True
    return o


def stone(loc, size, colors, k):
    """A river stone: flattened, a little lumpy, speckled."""
    m = Mat("stone")
    cloud = m.noise(4, 8, 0.6, vec=m.coord())
    specks = m.maprange(m.noise(60, 3, 0.6, vec=m.coord()), 0.55, 0.7, 0, 0.5)
    base = m.mix(specks, m.mix(m.maprange(cloud, 0.3, 0.7, 0, 1), colors[0], colors[1]), colors[2])
    m.out_surf(m.principled(base=base, rough=0.5, spec=0.45, normal=m.bump(cloud, 0.18, 0.04)))
    o = ico("stone", 1, 6, m.m, loc)
    pillow = lambda a, p: math.copysign(abs(a) ** p, a)
    for v in o.data.vertices:
        lump = 1 + 0.05 * mnoise.noise(v.co * 1.3 + Vector((k * 4, 0, 0)))
        x, y, z = v.co
        v.co = (
            Vector((pillow(x, 0.92) * size[0], pillow(y, 0.92) * size[1], pillow(z, 0.72) * size[2])) * lump
        )
    return o


def stones():
    """Two large ones stacked as a stage, four around; returns the lowest."""
    grey, slate, sand = (
        ("#8f9388", "#6f746b", "#b8bbb0"),
        ("#4d534d", "#383d39", "#7b827a"),
        ("#c9c3b2", "#a9a392", "#e3dfd2"),
    )
    lowest = stone((-0.15, 0.25, 0.3), (1.45, 1.05, 0.3), slate, 1)
    stone((-0.35, 0.3, 0.78), (0.98, 0.78, 0.2), grey, 2)
    stone((1.55, -0.35, 0.24), (0.62, 0.5, 0.24), sand, 3)
    stone((-1.75, -0.55, 0.16), (0.42, 0.36, 0.16), grey, 4)
    stone((2.05, 0.45, 0.15), (0.34, 0.3, 0.15), slate, 5)
    stone((0.75, -1.05, 0.1), (0.22, 0.18, 0.1), sand, 6)
    return lowest


def products():
    """A dropper bottle and a jar in green glass with turned wood."""
    green = glass("#b4e0b4", 0, 1.5, 0.9, "#9fd6a4")
    oak = wood("#d0a56c", "#8f6536", 2.2, 0.45, "Z")
    ink = P(base="#fbf7e6", rough=0.6, emit="#fbf7e6", emit_s=0.9)
    bottle = dropper(0.42, 1.32, green, liquid("#d9e08a", 0.55), oak, P(base="#1f2a22", rough=0.45))
    for line, size, font, z, space in (
        ("verdé", 0.22, "garamond-i", 0.8, 1.05),
        ("BOTANICAL FACE OIL", 0.04, "inter", 0.6, 1.3),
        ("30 ml", 0.036, "inter", 0.32, 1.1),
    ):
        o = wrap_cyl(text(line, size, ink, font, 0.001, space), 0.42, -90, 0.004)
        o.location.z = z
        bottle.append(o)
    parent(bottle, "bottle", (-0.4, 0.25, 0.965), (0, 0, 8))
    pot = jar(0.42, 0.36, 0.22, green, oak, None, cream("#eef0d8", 0.3), 0.09)
    name = wrap_cyl(text("verdé", 0.11, ink, "garamond-i"), 0.42, -90, 0.004)
    name.location.z = 0.18
    parent(pot + [name], "pot", (0.62, -0.22, 0.57), (0, 0, -8))


def moss(ground, rng):
    """Tufts of short blades where noise lets them grow: dense and long inside a patch, thin at its edge."""
    m = Mat("moss")
    color = m.mix(m.n("ObjectInfo").outputs["Random"], "#557f2a", "#9cc04e")
    lit = m.n("BsdfTranslucent", {"Color": color})
    m.out_surf(m.mixsh(0.3, m.principled(base=color, rough=0.8, sheen=0.3), lit))
    tufts = []
    for k in range(4):
        r, blades = random.Random(k), []
        for i in range(26):
            blade = leaf("blade", r.uniform(0.05, 0.1), 0.016, m.m, 2, 4, 0, 0.2, 0.8, 1.3, seed=i)
            turn = (math.radians(r.uniform(35, 85)), 0, r.random() * 6.28)
            blade.location, blade.rotation_euler = (r.gauss(0, 0.03), r.gauss(0, 0.03), 0), turn
            blades.append(blade)
        bpy.context.view_layer.update()
        tufts.append(hidden(join(blades, "tuft")))
    thick = lambda q: mnoise.noise(Vector(q) * 1.5 + Vector((3, 1, 0))) + 0.35 * mnoise.noise(Vector(q) * 5)
    free = (
        lambda q: math.hypot(q[0] - 0.62, q[1] + 0.22) > 0.46
        and math.hypot(q[0] + 0.35, 1.2 * q[1] - 0.36) > 0.8
    )
    grows = lambda q: thick(q) > -0.06 and 0.05 < q[2] and q[1] < 0.9 and free(q)
    points, normals = sample_surface(
        ground, 3400, np.random.default_rng(2), nz=-0.2, min_dist=0.026, cond=grows
    )
    for at, normal in zip(points, normals):
        o = bpy.data.objects.new("moss", tufts[rng.randrange(4)].data)
        o.location = Vector(at) - Vector(normal) * 0.008
        o.rotation_euler = align_rot(normal, rng.random() * 6)
        o.scale = (rng.uniform(0.7, 1.1) * min(1.1, 0.45 + 2.2 * (thick(at) + 0.06)),) * 3
        link(o)


def leaves():
    """Monstera and palms behind, two ferns in front."""
    feather, stem = leaf_mat("#3d8044", "#86b96a", "#57995a", 0.4, nveins=10, trans=0.35), P(
        base="#3f6a39", rough=0.5
    )
    monstera_ = hidden(monstera2(monstera_mat(), 1.9, 1.8, 1))
    frond = hidden(palm(feather, stem, 3.0, 22, 0.16, 3, 1.0, 0.45))
    fern = hidden(palm(feather, stem, 1.3, 18, 0.05, 5, 0.42, 0.5))
    for model, loc, rot, size in (
        (monstera_, (-1.75, 1.55, 1.9), (62, -18, 40), 1.15),
        (monstera_, (1.75, 1.75, 2.0), (58, 16, -40), 1.25),
        (monstera_, (-2.1, 0.9, 0.75), (40, -30, 70), 0.9),
        (monstera_, (2.25, 1.1, 0.95), (45, 24, -62), 0.9),
        (monstera_, (0.95, 2.2, 3.0), (70, 8, -14), 1.0),
        (frond, (-0.9, 2.3, 0.2), (60, 0, 22), 1.0),
        (frond, (0.8, 2.5, 0.1), (64, 0, -24), 1.05),
        (frond, (-2.4, 1.8, 0.1), (40, 0, 40), 0.9),
        (frond, (2.6, 1.9, 0.1), (42, 0, -42), 0.9),
        (fern, (-2.2, -1.5, 0.02), (14, 0, -28), 1.0),
        (fern, (2.35, -1.35, 0.02), (16, 0, 36), 0.95),
    ):
        inst(model, loc, rot, size)


def light():
    """Dappled sun from the left through palms, soft sky, a rim and a glow from behind."""
    sun_from(SUN, 6.0, 1.4, "#fff0cf")
    frond = hidden(palm(matte("#000000"), matte("#000000"), 3.2, 22, 0.16, 2, 1.15, 0.35))
    for target, rot, size, off in (
        ((1.6, 1.5, 1.6), (20, 30, -60), 0.9, (0, 0)),
        ((-2.4, 1.0, 2.0), (40, 20, -100), 0.8, (0, 0.2)),
        ((0.9, -1.6, 0), (30, 10, -30), 0.8, (0.3, 0)),
    ):
        gobo(frond, target, SUN, 5, rot, size, off)
    softbox((-1.0, -6, 4.6), (0, 0, 1), (3.2, 2.2), 190, "#f2fff2", grad="r")
    softbox((3.6, 1.6, 3.8), (0, 0, 1.2), (0.8, 3), 220, "#f4ffe8")
    softbox((-0.4, 2.0, 1.9), (-0.4, 0.2, 1.6), (1.8, 2.2), 46, "#e9ffd0", grad="halo", shape="ELLIPSE")
    world("#cfe8d6", 0.30)


def build(view):
    cyclorama(backdrop_grad("#31503c", "#1c3327", 0, 5.5), back=3.6, radius=2.0, depth_front=10)
    lowest = stones()
    products()
    bpy.context.view_layer.update()
    moss(lowest, random.Random(4))
    leaves()
    dew = glass("#ffffff", 0, 1.333, 0.98)
    droplets(lowest, 60, 0.01, 0.035, dew, np.random.default_rng(15), 3, 0.5, nz=0.3, min_dist=0.06)
    light()
