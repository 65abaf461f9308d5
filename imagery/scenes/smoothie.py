"""Smoothie Bowl: straight from above, fruit in neat rows, morning sun and palm shade on pale plaster."""
from studio import *
from studio.food import *
from studio.flora import palm

VIEWS = {
    "main": dict(loc=(0, -1.9, 13.5), target=(0, -0.02, 0.3), lens=88, fstop=2.2, focus=(0, -0.3, 0.7)),
    "detail": dict(
        loc=(1.5, -5.4, 4.6), target=(0.42, 0.0, 0.72), lens=122, fstop=0.75, focus=(0.55, -0.3, 0.8)
    ),
}
GRADE = dict(exposure=0.25)
BOUNCES = 8

SURFACE = 0.63  # height of the smoothie in the bowl
SUN = (-4.6, 3.4, 4.4)


def hidden(o):
    """A prototype: only its copies are seen."""
    o.hide_render = True
    return o


def put(proto, x, y, z, rot=(0, 0, 0), scale=1.0):
    """A copy of a prototype; rot in radians."""
    copy = inst(proto, (x, y, z), (0, 0, 0), scale)
    copy.rotation_euler = rot
    copy.hide_render = False
    return copy


def plaster():
    m = Mat("plaster")
    where = m.coord()
    clouds = m.maprange(m.musgrave(1.1, 9, 1.2, 2.1, vec=where), -0.4, 0.8, 0, 1)
    trowel = m.bump(m.noise(5, 9, 0.65, vec=where), 0.25, 0.03)
    colour = m.mix(clouds, "#fbeee2", "#f1d8c6")
    m.out_surf(m.principled(base=colour, rough=0.85, spec=0.2, normal=trowel))
    return m.m


def smoothie_mat():
    """Berry purple with a paler spiral left by the spoon and a few dark seeds."""
    m = Mat("smoothie")
    where = m.coord()
    x, y, _ = m.sep(where)
    radius = m.math("SQRT", m.math("ADD", m.math("MULTIPLY", x, x), m.math("MULTIPLY", y, y)))
    turn = m.math("ADD", m.math("MULTIPLY", radius, 9.5), m.math("ARCTAN2", y, x))
    wobble = m.math("MULTIPLY", m.noise(2.2, 4, 0.5, vec=where), 1.3)
    spiral = m.math("ADD", m.math("SINE", turn), wobble)
    seeds = m.math(
        "MULTIPLY",
        m.maprange(m.voronoi(34, vec=where), 0.07, 0.14, 1, 0, True),
        m.maprange(m.noise(9, 2, vec=where), 0.5, 0.6, 0, 1),
    )
    colour = m.mix(m.maprange(spiral, -1, 2, 0, 1), "#8a2460", "#d878b0")
    colour = m.mix(m.math("MULTIPLY", seeds, 0.6), colour, "#4d1236")
    foam = m.math("MULTIPLY", m.noise(30, 4, vec=where), 0.15)
    relief = m.bump(m.math("ADD", m.math("MULTIPLY", spiral, 0.6), foam), 0.5, 0.045)
    m.out_surf(
        m.principled(
            base=colour,
            rough=0.3,
            sss=0.3,
            sss_color=colour,
            sss_radius=(0.08, 0.03, 0.05),
            coat=0.35,
            coat_rough=0.18,
            normal=relief,
        )
    )
    return m.m


def smoothie(radius=1.41, segments=144, rings=40):
    """The surface itself, with the same spiral as the colour."""
    verts, faces = [], []
    for j in range(rings + 1):
        r = radius * j / rings
        for k in range(segments):
            a = 2 * math.pi * k / segments
            x, y = r * math.cos(a), r * math.sin(a)
            swirl = 0.036 * math.sin(r * 9.5 + a) * (1 - 0.75 * r / radius)
            verts.append((x, y, SURFACE + swirl + 0.02 * mnoise.noise(Vector((x * 2, y * 2, 3)))))
    for j in range(rings):
        for k in range(segments):
            a, b, n = j * segments, (j + 1) * segments, (k + 1) % segments
            faces.append((a + k, b + k, b + n, a + n))
    return mesh_obj("smoothie", verts, faces, smoothie_mat())


def granola_mat():
    m = Mat("granola")
    each = m.math("MULTIPLY", m.n("ObjectInfo").outputs["Random"], 0.35)
    roast = m.math("ADD", m.math("MULTIPLY", m.noise(14, 5, 0.6, vec=m.coord()), 0.7), each)
    colour = m.ramp(roast, [(0.25, "#8a5524"), (0.5, "#c48a48"), (0.8, "#e6bd7d")])
    rough = m.bump(m.noise(26, 5, 0.7, vec=m.coord()), 0.6, 0.02)
    m.out_surf(m.principled(base=colour, rough=0.6, sss=0.1, sss_color=colour, coat=0.1, normal=rough))
    return m.m


def fan(slices, angles, radius, lift, tilt):
    """Slices along an arc, each leaning on its neighbour like roof tiles."""
    for k, degrees in enumerate(angles):
        a, t = math.radians(degrees), math.radians(tilt)
        lean = (t * math.cos(a), t * math.sin(a), 0.7 * k)
        put(slices[k % len(slices)], radius * math.cos(a), radius * math.sin(a), SURFACE + lift, lean)


def build(view):
    rng = np.random.default_rng(12)
    grid("table", 24, 24, 2, 2, None, plaster())
    bowl(1.5, 0.74, 0.55, 0.07, ceramic("#f8f4ee", "#9a8472", 0.3, 0.6))
    smoothie()

    # the outer ring: banana fan, then kiwi fan
    banana = banana_mat()
    bananas = [hidden(banana_slice(banana, 0.285, 0.10, k * 1.3)) for k in range(4)]
    fan(bananas, [200 - 17 * k for k in range(8)], 0.98, 0.075, 20)
    seeds, skin = P(base="#161210", rough=0.3), P(base="#7b5d34", rough=0.9)
    fan([hidden(kiwi_slice(kiwi_mat(), seeds, skin, 0.36, 0.09, 1))], (57, 38, 19), 0.95, 0.11, 18)

    # raspberries, then blueberries wherever they still fit
    red = berry_mat("#cc1c42", "#98112f", 0.32, 0.35, 0.4)
    raspberries = [hidden(raspberry(red, k)) for k in range(3)]
    taken = [(1.08, -0.2), (0.75, -0.17), (0.95, -0.5), (0.62, -0.48), (0.80, -0.8), (0.47, -0.76)]
    for k, (x, y) in enumerate(taken):
        rot = (rng.normal(0, 0.7), rng.normal(0, 0.7), rng.random() * 6)
        put(raspberries[k % 3], x, y, SURFACE + 0.06, rot, 1.02)
    blue = hidden(blueberry(berry_mat("#2c3a6c", "#181f44", 0.42, 0.1, 0.05, "#97a8d2")))
    for _ in range(900):
        a, r = math.radians(rng.uniform(252, 318)), rng.uniform(0.4, 1.2)
        x, y = r * math.cos(a), r * math.sin(a)
        if all(math.hypot(x - p, y - q) > 0.32 for p, q in taken):
            taken.append((x, y))
            rot = (rng.normal(0, 0.7), rng.normal(0, 0.7), rng.random() * 6)
            put(blue, x, y, SURFACE + 0.09, rot, 0.92 + 0.16 * rng.random())

    # granola fills the last sector
    oats = granola_mat()
    clusters = [hidden(granola(oats, k)) for k in range(7)]
    for _ in range(170):
        a, r = math.radians(rng.uniform(208, 257)), 0.35 + 0.95 * math.sqrt(rng.random())
        x, y = r * math.cos(a), r * math.sin(a)
        if r < 1.28 and all(math.hypot(x - p, y - q) > 0.13 for p, q in taken):
            rot = tuple(rng.random(3) * 6.28)
            z = SURFACE + 0.05 + 0.10 * rng.random()
            put(clusters[rng.integers(7)], x, y, z, rot, 0.55 + 0.75 * rng.random())

    # the middle: coconut, chia and a mint sprig
    white = P(base="#fffaf0", rough=0.55, sss=0.3, sss_color="#fff6e6", sss_radius=(0.05, 0.05, 0.04))
    flakes = [hidden(coconut_flake(white, k)) for k in range(6)]
    for _ in range(30):
        x, y = rng.normal((-0.14, -0.04), 0.18)
        rot = (rng.normal(0, 0.7), rng.normal(0, 0.7), rng.random() * 6.28)
        put(flakes[rng.integers(6)], x, y, SURFACE + 0.05 + 0.16 * rng.random(), rot, 0.75)
    chia = hidden(ico("chia", 1, 2, P(base="#1d1a1c", rough=0.35)))
    for _ in range(240):
        a, r = math.radians(rng.uniform(40, 190)), 0.52 + rng.normal(0, 0.1)
        x, y = r * math.cos(a) * 0.9, r * math.sin(a) * 0.9
        put(chia, x, y, SURFACE + 0.03, (0, 0, rng.random() * 6), (0.02, 0.014, 0.011))
    green = leaf_mat("#2f7d36", "#9ccf7c", "#4f9d48", 0.4, nveins=8)
    mint = [
        hidden(leaf("mint", 0.42, 0.26, green, 10, 24, 0.3, 0.3, 0.5, 1.25, 0.10, 0.05, 13, k, 0.8))
        for k in range(3)
    ]
    for a, scale, tilt in ((20, 0.95, 18), (140, 1, 22), (255, 0.9, 15), (75, 0.62, 50), (195, 0.6, 48)):
        put(mint[a % 3], 0.22, 0.22, SURFACE + 0.22, (math.radians(tilt), 0, math.radians(a)), scale)

    # on the table: linen, spoon, a little of everything
    linen = load_mesh("napkin", fabric("#fbf6ee", "#efe4d6", 150, 0.95, 0.3, 0.5))
    place(linen, (-1.55, -1.15, 0.0), (0, 0, 24), 1.15)
    subsurf(linen, 1)
    place(spoon(gold("#e8bd83", 0.2), 2.5, 0.27, 0.40), (1.72, -1.75, 0.0), (0, 0, 18))
    for x, y, s in (
        (1.75, 0.95, 1),
        (2.02, 0.72, 0.9),
        (1.55, 1.55, 1.05),
        (-1.1, 1.75, 1),
        (-1.95, 0.35, 0.95),
    ):
        put(blue, x, y, 0.13 * s, (rng.normal(0, 0.6), rng.normal(0, 0.6), 0), s)
    for x, y in ((1.98, 1.2), (-1.42, 1.58)):
        put(raspberries[1], x, y, 0.16, (1.45, 0, rng.random() * 6), 1.05)
    for x, y, a in ((-1.75, 1.2, 30), (1.6, 1.98, -50), (1.3, 1.8, 100)):
        put(mint[1], x, y, 0.06, (math.radians(4), 0, math.radians(a)), 1.15)
    for _ in range(26):
        a, r = rng.random() * 6.28, 1.7 + rng.random() * 0.9
        x, y = r * math.cos(a) * 0.8, r * math.sin(a)
        if math.hypot(x, y) > 1.6:
            put(clusters[rng.integers(7)], x, y, 0.03, tuple(rng.random(3) * 6), 0.25 + 0.3 * rng.random())

    # low morning sun through palm fronds, soft sky from the other side
    sun_from(SUN, 9.0, 1.2, "#fff0dc")
    frond = hidden(palm(matte("#000000"), matte("#000000"), 3.2, 20, 0.16, 2, 1.15, 0.3))
    for target, far, rot, scale, off in (
        ((-1.6, 1.9, 0), 4.2, (0, 0, -70), 0.95, (0, 0.2)),
        ((-2.3, 0.4, 0), 5.0, (10, 0, -120), 0.9, (0, 0)),
        ((0.6, 2.6, 0), 4.4, (0, 10, -150), 0.8, (0.2, 0.3)),
    ):
        gobo(frond, target, SUN, far, rot, scale, off)
    softbox((4, -3, 6), (0, 0, 0), (4, 4), 150, "#e9f0ff")
    softbox((-1, 5, 6), (0, 0, 0.4), (3, 2), 160, "#fff2e4")
    world("#fbf6f4", 0.4)
