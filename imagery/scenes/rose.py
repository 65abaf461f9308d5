"""Rose Petal Perfume: a round glass flacon in rosy haze, petals where they fell, a pale disc glowing behind."""
from studio import *
from studio.props import shell
from studio.flora import petal, rose

VIEWS = {
    "main": dict(loc=(0.2, -13.2, 2.5), target=(0.0, 0, 1.46), lens=114, fstop=1.0, focus=(0, -0.4, 1.2)),
    "detail": dict(
        loc=(1.5, -8.2, 2.5), target=(0.12, -0.2, 1.15), lens=120, fstop=0.8, focus=(0.05, -0.5, 1.1)
    ),
}
GRADE = dict(exposure=0.25, sat=1.2, bl=0.16, blthr=0.9)
BOUNCES = 11

STEP = 0.24  # height of the round step
CENTRE, RADIUS, DEPTH = 0.86, 0.88, 0.52  # the flacon: a flattened globe, cut flat at the foot


def globe(name, radius, foot, neck, material=None):
    """A globe flattened front to back, closed at `foot` and open towards a neck of the given radius."""
    low = math.asin((foot - CENTRE) / radius)
    high = math.acos(neck / radius)
    curve = [(radius * math.cos(a), CENTRE + radius * math.sin(a)) for a in np.linspace(low, high, 70)]
    first, last = curve[0], curve[-1]
    profile = fillet([(0, foot), (first[0] - 0.07, foot)], 2) + curve[2:] + [(last[0], CENTRE + RADIUS + 0.1)]
    o = lathe(name, profile, material, 180)
    for v in o.data.vertices:
        if v.co.z < last[1]:
            v.co.y *= DEPTH + (1 - DEPTH) * max(0, (v.co.z - CENTRE) / (last[1] - CENTRE)) ** 5
    return o


def flacon():
    """Thick clear glass, blush scent, a rose-gold collar and a pearl stopper."""
    rose_gold = gold("#f2bfa6", 0.17)
    body = shell(globe("flacon", RADIUS, 0.0, 0.2), globe("hollow", RADIUS - 0.1, 0.2, 0.12))
    body.data.materials.clear()
    body.data.materials.append(glass("#ffffff", 0, 1.48, 0.95, "#ffe3df"))
    level = CENTRE + 0.52
    scent = globe("scent", RADIUS - 0.097, 0.197, 0.12, liquid("#ee7d90", 2.4))
    cut_above(scent, level)
    top = CENTRE + RADIUS + 0.03
    collar = lathe(
        "collar",
        fillet([(0, top - 0.05), (0.25, top - 0.05, 0.015), (0.25, top + 0.1, 0.02), (0, top + 0.1)], 8),
        rose_gold,
    )
    ring = lathe(
        "ring",
        fillet([(0, top + 0.09), (0.19, top + 0.09), (0.19, top + 0.16, 0.02), (0, top + 0.16)], 8),
        rose_gold,
    )
    pearl = sphere("pearl", 0.31, plastic("#fbe4dd", 0.14, 1), 96, 48, (0, 0, top + 0.42))
    return [body, scent, collar, ring, pearl]


def cut_above(o, level):
    """Levels a closed liquid off: everything above is cut away and the surface filled."""
    bm = bmesh.new()
    bm.from_mesh(o.data)
    cut = bmesh.ops.bisect_plane(
        bm,
        geom=bm.verts[:] + bm.edges[:] + bm.faces[:],
        plane_co=(0, 0, level),
        plane_no=(0, 0, 1),
        clear_outer=True,
    )
    bmesh.ops.holes_fill(bm, edges=[e for e in cut["geom_cut"] if isinstance(e, bmesh.types.BMEdge)])
    bm.to_mesh(o.data)
    bm.free()


def on_globe(words, size, ink, font, z, spacing):
    """Type printed on the curved front of the flacon."""
    o = text(words, size, ink, font, 0, spacing)
    for v in o.data.vertices:
        x, up = v.co.x, v.co.z + z
        flat = math.sqrt(max(0, RADIUS**2 - x * x - (up - CENTRE) ** 2))
        bulge = DEPTH + (1 - DEPTH) * max(0, (up - CENTRE) / (RADIUS * 0.97)) ** 5
        v.co = (x, -flat * bulge - 0.004, up)
    return o


def rest(o, ground):
    """Lets an object down until its lowest point touches the ground."""
    bpy.context.view_layer.update()
    o.location.z += ground + 0.003 - min((o.matrix_world @ v.co).z for v in o.data.vertices)


def fallen(o, x, y, ground, turn, scale, upside=False):
    """A petal as it fell: tipped a little, either side up."""
    tip = random.uniform(-9, 9) + 180 * upside
    rest(inst(o, (x, y, 0), (tip, random.uniform(-9, 9), turn), scale), ground)


def moonlight():
    """The disc glows by itself: nearly white in the middle, blush towards the rim."""
    m = Mat("moon")
    r = m.n("VectorMath", {0: m.coord("Object")}, operation="LENGTH").outputs["Value"]
    color = m.mix(m.maprange(r, 0.5, 1.42, 0, 1, True), "#ffeadf", "#ffd6c8")
    m.out_surf(m.n("Emission", {"Color": color, "Strength": m.maprange(r, 0.3, 1.42, 2.2, 1.75, True)}))
    return m.m


def build(view):
    random.seed(11)

    # blush room, a glossy round step and the pale disc with its own light
    cyclorama(backdrop_grad("#f3c3bf", "#eaa9a8", 0, 5, 0.8), back=4.6, radius=2.4, depth_front=10)
    step = plastic("#f7d3cd", 0.22, 0.5)
    disc("step", 1.75, STEP, step, 0.04, 240, (0, 0, 0))
    place(disc("moon", 1.42, 0.06, moonlight(), 0.03, 240), (0.0, 2.6, 2.15), (90, 0, 0))

    # the flacon
    ink = P("ink", base="#6d1c33", rough=0.5, spec=0.2)
    words = [
        on_globe("Rosamie", 0.24, ink, "garamond-i", 0.98, 1.02),
        on_globe("EAU DE PARFUM", 0.055, ink, "lato", 0.79, 1.35),
        on_globe("50 ml", 0.046, ink, "lato", 0.66, 1.2),
    ]
    parent(flacon() + words, "flacon", (0, 0, STEP + 0.002), (0, 0, 5))

    # petals: on the step, over its edge and on the floor; one rose behind
    tints = [
        petal_mat("#f9c9cd", "#e58a9a", 0.42),
        petal_mat("#f2a0ad", "#cf5672", 0.38),
        petal_mat("#fde3df", "#f0aeb0", 0.45),
    ]
    petals = [petal("petal", 0.56, 0.54, tints[k % 3], 0.34, 0.12, 0.03, 0.06, seed=k) for k in range(6)]
    for o in petals:
        o.hide_render = True
    for x, y, turn, scale, upside in (
        (-0.95, -0.55, 40, 1.0, False),
        (-1.2, -0.1, 150, 0.85, True),
        (-0.42, -1.0, 200, 0.8, False),
        (0.72, -0.78, 300, 1.05, False),
        (1.15, -0.35, 80, 0.9, False),
        (1.05, 0.5, 20, 0.9, True),
        (0.25, -1.3, 130, 0.75, True),
    ):
        fallen(random.choice(petals), x, y, STEP, turn, scale, upside)
    for x, y, turn, scale, upside in (
        (-1.45, -1.6, 70, 0.95, False),
        (-0.55, -2.05, 10, 0.85, True),
        (0.95, -1.9, 240, 1.0, False),
        (1.75, -1.15, 180, 0.9, False),
        (-1.95, -0.7, 320, 0.8, False),
    ):
        fallen(random.choice(petals), x, y, 0, turn, scale, upside)
    bloom = rose(tints[1], 0.5, 50, 7, 0.8, "peony")
    bloom.location, bloom.rotation_euler = (1.22, 0.3, 0), align_rot((-0.3, -0.6, 0.75), 0.6)
    rest(bloom, STEP)

    # soft key from the upper left; the disc behind is the second light
    softbox((-4.4, -2.6, 4.8), (0, 0, 1.0), (2.6, 3.4), 420, "#fff0ea", grad="r")
    softbox((4.0, 0.8, 3.4), (0, 0, 1.2), (1.0, 4.0), 230, "#ffe0da", grad="v")
    softbox((0, 2.4, 2.1), (0, 0, 1.2), (2.4, 2.4), 120, "#fff0e6", glossy=False)
    sun_from((-3.6, -1.8, 3.6), 0.9, 5, "#ffe8dc")
    world("#ffdcd8", 0.45)
