"""Flower Background: a blush round stage with blossoms gathered at its sides and the middle left free."""
from studio import *
from studio.flora import *

VIEWS = {
    "main": dict(loc=(0, -12.2, 3.3), target=(0, 0, 1.62), lens=86, fstop=1.0, focus=(0, -0.7, 1.0)),
    "detail": dict(
        loc=(-3.3, -7.2, 2.9), target=(-1.2, -0.45, 0.72), lens=118, fstop=1.2, focus=(-1.2, -0.95, 0.75)
    ),
}
GRADE = dict(exposure=0.1)
BOUNCES = 8


def hidden(o):
    """A model to copy from: kept out of the picture itself."""
    o.hide_render = True
    return o


def copy(model, loc, rot, scale=1.0):
    o = bpy.data.objects.new(model.name, model.data)
    o.location, o.rotation_euler, o.scale = loc, rot, (scale,) * 3
    return link(o)


def stage():
    """Blush wall and floor, two white rounds for the customer's product, a coral disc behind them."""
    cyclorama(backdrop_grad("#ffe3da", "#f6c3b7", 0, 6), back=4.2, radius=2.2, depth_front=10)
    plaster = matte("#fffaf6", 0.7, 0.03)
    disc("lower", 1.25, 0.42, plaster, 0.05, 200)
    disc("upper", 0.88, 0.34, plaster, 0.045, 200, (0, 0.06, 0.42))
    rim = fillet([(0, 0), (1.95, 0, 0.05), (1.95, 0.22, 0.05), (0, 0.22)], 8)
    place(lathe("sun", rim, matte("#f7a995", 0.75), 220), (0, 2.0, 2.25), (90, 0, 0))


def models():
    """One of each flower, by a short name."""
    blush = petal_mat("#ffc9d2", "#f2557f", 0.45)
    cream = petal_mat("#fff6ea", "#ffb184", 0.45)
    coral = petal_mat("#ff9372", "#ee4322", 0.38)
    berry = petal_mat("#ea5f86", "#b31b4c", 0.35)
    white = petal_mat("#ffffff", "#f7efe2", 0.4)
    m = Mat("eye")
    yolk = m.mix(m.noise(12, 3, vec=m.coord()), "#ffc233", "#ee9a12")
    m.out_surf(m.principled(base=yolk, rough=0.7, normal=m.bump(m.noise(40, 3, vec=m.coord()), 0.6, 0.02)))
    leaf_, stem = leaf_mat("#6f9a7c", "#b4cfb0", "#8cb392", 0.5, nveins=6, trans=0.25), P(
        base="#8fa873", rough=0.6
    )
    flowers = dict(
        peony=rose(blush, 0.72, 66, 1, 1.0, "peony"),
        ivory=rose(cream, 0.6, 62, 2, 0.95, "peony"),
        ranunculus=rose(coral, 0.42, 58, 3, 0.9, "ranunculus"),
        rose=rose(berry, 0.5, 34, 4, 1, "rose"),
        tea=rose(cream, 0.46, 36, 5, 0.85, "rose"),
        daisy=daisy(white, m.m, 0.34, 19, 6),
        breath=gyp(white, P(base="#9bb37d", rough=0.6), 60, 0.5, 2),
        branch=eucalyptus(leaf_, stem, 1.9, 11, 1, 0.26),
        twig=eucalyptus(leaf_, stem, 1.9, 11, 2, 0.26),
    )
    petals = [
        petal("petal", 0.3, 0.28, m_, 0.35, 0.1, 0.05, seed=k)
        for k, m_ in enumerate((blush, coral, blush, cream))
    ]
    return {name: hidden(o) for name, o in flowers.items()}, [hidden(o) for o in petals]


# flower, place, where it looks, size
BLOSSOMS = [
    # left: a low mound that opens towards the stage
    ("peony", (-1.35, -0.55, 0.55), (-0.25, -0.8, 0.7), 1.08),
    ("ranunculus", (-0.72, -1.12, 0.34), (0.0, -0.8, 0.8), 0.95),
    ("rose", (-1.95, -0.15, 0.62), (-0.5, -0.6, 0.7), 1.0),
    ("ivory", (-1.62, 0.5, 1.02), (-0.25, -0.7, 0.8), 1.0),
    ("rose", (-1.9, -0.95, 0.36), (-0.4, -0.8, 0.6), 0.85),
    ("daisy", (-1.12, -1.38, 0.28), (-0.1, -0.75, 0.85), 0.9),
    ("daisy", (-0.98, 0.02, 0.72), (0.25, -0.75, 0.7), 0.62),
    ("tea", (-1.12, 0.85, 1.05), (0.1, -0.7, 0.9), 0.9),
    ("ranunculus", (-1.5, -0.02, 1.16), (-0.2, -0.75, 0.8), 0.72),
    ("ranunculus", (-1.6, -1.4, 0.22), (-0.3, -0.7, 0.7), 0.6),
    ("peony", (-2.0, 1.0, 1.5), (-0.3, -0.8, 0.5), 0.72),
    ("daisy", (-1.45, 1.05, 1.62), (0.1, -0.85, 0.5), 0.7),
    # right: a crescent that climbs along the disc
    ("ivory", (1.5, -0.3, 0.52), (0.35, -0.8, 0.65), 1.0),
    ("peony", (1.68, 0.75, 1.1), (0.25, -0.8, 0.55), 1.0),
    ("rose", (2.0, 0.1, 0.82), (0.5, -0.75, 0.5), 0.95),
    ("ranunculus", (1.08, -0.98, 0.32), (0.2, -0.8, 0.7), 0.9),
    ("tea", (1.95, 0.95, 1.92), (0.3, -0.8, 0.45), 0.95),
    ("ranunculus", (1.42, 1.15, 1.75), (0.0, -0.85, 0.5), 0.85),
    ("daisy", (1.62, -1.02, 0.28), (0.2, -0.7, 0.85), 0.85),
    ("daisy", (1.2, 0.35, 1.0), (-0.1, -0.9, 0.5), 0.66),
    ("rose", (1.78, 1.45, 2.42), (0.2, -0.85, 0.4), 0.8),
    ("ivory", (2.1, 1.5, 2.75), (0.3, -0.85, 0.4), 0.62),
    ("daisy", (1.62, 1.55, 2.86), (0.1, -0.95, 0.3), 0.62),
    ("ranunculus", (1.95, 1.6, 3.2), (0.2, -0.9, 0.4), 0.55),
    ("rose", (1.95, -0.75, 0.34), (0.5, -0.7, 0.6), 0.72),
    # baby's breath fills the gaps
    ("breath", (-2.0, 0.3, 1.2), (-0.4, -0.2, 1), 0.9),
    ("breath", (-0.55, -1.0, 0.1), (0.2, -0.6, 0.6), 0.7),
    ("breath", (-1.15, 0.6, 1.2), (0.2, -0.3, 1), 0.8),
    ("breath", (2.0, 0.6, 1.5), (0.5, -0.3, 0.8), 0.9),
    ("breath", (1.25, 0.9, 1.35), (-0.3, -0.4, 0.8), 0.75),
    ("breath", (0.95, -1.15, 0.1), (0.2, -0.7, 0.6), 0.65),
    ("breath", (1.7, 1.5, 2.95), (0.1, -0.2, 1), 0.8),
]
# eucalyptus: sprig, place, rotation, size
GREENS = [
    ("branch", (-1.2, 0.6, 0.6), (28, 10, 62), 1.1),
    ("twig", (-1.6, -0.2, 0.4), (12, 0, 95), 1.0),
    ("branch", (-1.0, -0.9, 0.2), (6, -5, 130), 0.8),
    ("twig", (1.4, 1.0, 1.2), (62, 0, -28), 1.1),
    ("branch", (1.6, 1.1, 2.1), (75, 10, -4), 0.85),
    ("twig", (1.3, -0.5, 0.25), (8, 0, -100), 0.9),
    ("branch", (1.7, 0.4, 0.9), (30, 0, -70), 0.9),
    ("twig", (-1.7, 0.95, 1.1), (64, 0, 18), 0.95),
    ("branch", (-0.95, -0.55, 0.3), (10, 10, -60), 0.45),
    ("twig", (1.05, -0.6, 0.3), (10, -10, 70), 0.45),
]
FALLEN = [(-0.25, -1.35, 0), (0.35, -1.55, 0), (0.62, -0.62, 0.42), (-0.45, -0.72, 0.42), (0.05, -2.0, 0)]
FALLEN += [(0.9, -1.7, 0), (-0.6, -1.9, 0), (0.25, -0.3, 0.76), (-1.3, -2.1, 0)]


def light():
    softbox((-4.2, -3.2, 5.2), (0, 0, 1.2), (3, 3), 820, "#fff6ee", grad="r")
    softbox((4.2, 2.2, 4.8), (0, 0.4, 1.2), (1.6, 3.6), 320, "#fff0ea", grad="v")
    sun_from((-3.4, -3.2, 4.6), 2.6, 3, "#fff0dd")
    world("#fff2ee", 0.62)


def build(view):
    rng = random.Random(3)
    stage()
    flowers, petals = models()
    for name, loc, look, size in BLOSSOMS:
        copy(flowers[name], loc, align_rot(look, rng.random() * 6.28), size)
    for name, loc, rot, size in GREENS:
        copy(flowers[name], loc, [math.radians(a) for a in rot], size)
    for x, y, z in FALLEN:
        turn = (rng.gauss(0, 0.25), rng.gauss(0, 0.25), rng.random() * 6.28)
        copy(rng.choice(petals), (x, y, z + 0.02), turn, rng.uniform(0.8, 1.15))
    light()
