"""Product Video Ad: a serum among circling pearls and petals, two seconds that end where they begin."""
from studio import *
from studio.flora import petal
from studio.props import dropper

VIEWS = {
    "main": dict(
        loc=(0.0, -12.4, 2.8), target=(0, 0, 1.7), lens=97, fstop=1.0, focus=(0, -0.4, 1.6), size=(480, 592)
    )
}
GRADE = dict(exposure=0.1)
BOUNCES = 3
FLUTES, PEARLS = 36, 11
TURN = 2 * math.pi

# Everything that repeats moves on by exactly one neighbour per loop: slow to the eye, seamless to the player.


def plinth(t):
    """A fluted drum on a flat round; it turns by two flutes."""
    plaster = matte("#cdb6ee", 0.6)
    disc("round", 1.55, 0.22, matte("#dccbf6", 0.65, 0.02), 0.05, 200)
    profile = fillet([(0, 0), (0.86, 0, 0.03), (0.86, 0.62, 0.05), (0, 0.62)], 10)
    groove = lambda th, r, z: (r * (1 - 0.035 * (r > 0.8) * abs(math.cos(FLUTES * th / 2)) ** 0.6), z)
    drum = lathe("drum", profile, plaster, FLUTES * 14, groove)
    place(drum, (0, 0, 0.22), (0, 0, 720 / FLUTES * t))
    disc("top", 0.9, 0.07, plaster, 0.03, 200, (0, 0, 0.83))


def serum(t):
    """Violet lacquer, gold collar, ivory bulb; it sways a little towards either side."""
    m = Mat("lacquer")
    height = m.sep(m.coord())[2]
    tint = m.mix(m.maprange(height, 0.1, 1.3, 0, 1, True), "#240a5c", "#6a2cc4")
    m.out_surf(m.principled(base=tint, rough=0.16, coat=1, coat_rough=0.03, spec=0.6))
    gilt, ivory = gold("#f3c886", 0.15), plastic("#fffaf2", 0.25, 0.6)
    parts = dropper(0.5, 1.42, m.m, None, gilt, ivory)
    foil = P(base="#ffe7bd", rough=0.4, emit="#ffdca6", emit_s=0.6)
    for line, size, font, z, space in (
        ("auréve", 0.29, "garamond-i", 0.86, 1.04),
        ("NIGHT SERUM", 0.062, "inter", 0.64, 1.3),
        ("30 ml", 0.05, "inter", 0.32, 1.1),
    ):
        o = wrap_cyl(text(line, size, foil, font, 0.001, space), 0.5, -90, 0.004)
        o.location.z = z
        parts.append(o)
    parent(parts, "serum", (0, 0, 0.9), (0, 0, 9 * math.sin(TURN * t)), 1.12)


def pearls(t):
    """A tilted orbit of pearls around the bottle, with a thin gold hoop inside it."""
    shell = P(base="#fff4ee", rough=0.16, coat=1, coat_rough=0.05, sheen=0.4, spec=0.6)
    orbit = [
        sphere("pearl", 0.085, shell, 40, 20, (1.28 * math.cos(a), 1.28 * math.sin(a), 0))
        for a in (TURN * (k + t) / PEARLS for k in range(PEARLS))
    ]
    ring = [(1.28 * math.cos(a), 1.28 * math.sin(a), 0) for a in np.linspace(0, TURN, 64, endpoint=False)]
    hoop = tube("hoop", ring, 0.012, gold("#f3c886", 0.14), 5, True)
    parent(orbit + [hoop], "orbit", (0, 0, 1.82), (17, -13, 0))


def petals(t):
    """Two whirls of petals: each flies to where the next one was, turning as it goes."""
    rose = petal_mat("#ffe9f6", "#e25fae", 0.45)
    model = petal("petal", 0.34, 0.31, rose, 0.45, 0.12, 0.05, seed=3)
    flying = []
    for many, radius, height, lean, phase in ((8, 1.72, 1.15, 0.28, 0.1), (7, 1.5, 2.95, -0.35, 0.55)):
        for k in range(many):
            q = (k + t) / many + phase
            x, y = radius * math.cos(TURN * q), radius * math.sin(TURN * q)
            o = bpy.data.objects.new("petal", model.data)
            o.location = x, y, height + lean * x + 0.22 * math.sin(TURN * 3 * q)
            o.rotation_euler = TURN * 2 * q, TURN * (q + phase), TURN * 3 * q
            o.scale = (0.9 + 0.15 * math.sin(TURN * q * 2),) * 3
            flying.append(link(o))
    bpy.data.objects.remove(model)
    join(flying, "petals")  # one object has one random tint: none of them may change it at the seam


def light(t):
    """Soft key, strip and rim that stay, and a bright strip that circles the set once: the sweep over the lacquer."""
    softbox((-4.2, -3.0, 5.2), (0, 0, 1.6), (3, 3.4), 480, "#fff6f0", grad="r")
    softbox((-3.0, -1.9, 1.6), (0, 0, 1.6), (0.7, 3.4), 70, "#fff6f0", grad="u")
    softbox((3.6, 1.0, 2.2), (0, 0, 1.6), (0.8, 4.2), 200, "#f3e8ff", grad="v")
    softbox((0, 2.4, 2.2), (0, 0, 2), (2.6, 3.2), 60, "#fff0ff", grad="halo", shape="ELLIPSE", glossy=False)
    a = TURN * (t - 0.25)
    softbox((3.6 * math.sin(a), -3.6 * math.cos(a), 1.6), (0, 0, 1.6), (0.4, 3.0), 110, "#fff4e6", grad="v")
    world("#efe6ff", 0.4)


def build(view, frame=0.0):
    cyclorama(backdrop_grad("#d3bff3", "#8f68d2", 0, 6.0), back=4.4, radius=2.4, depth_front=10)
    halo = fillet([(0, 0), (1.75, 0, 0.05), (1.75, 0.2, 0.05), (0, 0.2)], 8)
    place(lathe("halo", halo, matte("#b794ea", 0.75), 200), (0, 2.2, 2.35), (90, 0, 0))
    for part in (plinth, serum, pearls, petals, light):
        part(frame)
