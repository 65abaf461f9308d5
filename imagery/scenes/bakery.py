"""Morning Bakery: crusty loaves on a board, flour about, window bars lying across the linen."""
from studio import *

VIEWS = {
    "main": dict(loc=(0.25, -7.6, 6.4), target=(0.03, 0.02, 0.3), lens=79, fstop=1.6, focus=(0, -0.7, 0.5)),
    "detail": dict(
        loc=(-1.4, -4.0, 4.2), target=(-0.14, 0.0, 0.52), lens=92, fstop=0.8, focus=(-0.1, -0.5, 0.7)
    ),
}
GRADE = dict(exposure=0.75, sat=1.3)
BOUNCES = 8
WINDOW = (-4.6, 1.5, 2.7)  # where the sun stands
BOARD = 0.16


# ---------------------------------------------------------------- loaves
def scored(x, y, cuts):
    """how the nearest cut shapes this spot: (height, open crumb 0..1, burnt ear 0..1)"""
    height = opened = ear = 0.0
    for x0, y0, x1, y1, width in cuts:
        dx, dy = x1 - x0, y1 - y0
        length = math.hypot(dx, dy)
        t = ((x - x0) * dx + (y - y0) * dy) / length**2
        if not 0 < t < 1:
            continue
        w = width * math.sin(math.pi * t) ** 0.6 + 1e-4
        bow = 0.1 * length * math.sin(math.pi * t)  # a wrist swings: no cut is straight
        s = (((x - x0) * dy - (y - y0) * dx) / length - bow) / w
        s += 0.16 * mnoise.noise(Vector((x * 9, y * 9, 3)))
        if abs(s) < 1:
            height -= 0.75 * w * (1 - s * s) * (0.65 + 0.35 * s)
            opened = max(opened, min(1, 2.6 * (1 - abs(s))))
        lip = math.exp(-(((s - 1.1) / 0.24) ** 2)) * min(1, 5 * t * (1 - t))
        height += 0.5 * w * lip
        ear = max(ear, lip)
    return height, opened, ear


def hole(y, z, seed):
    """the open crumb of a slow dough: big lazy bubbles among small ones, 0..1"""
    p = Vector((y * 1.0, z * 1.25, seed))
    p += 0.05 * Vector((mnoise.noise(p * 5), mnoise.noise(p * 5 + Vector((9, 0, 0))), 0))
    deep = 0
    for scale, share in ((7, 0.62), (15, 0.75)):
        dist, points = mnoise.voronoi(p * scale)
        if abs(math.sin(points[0].x * 91.7 + points[0].y * 57.3)) < share:
            deep = max(deep, 1 - (dist[0] / (0.24 + 0.26 * abs(math.sin(points[0].y * 33)))) ** 2)
    return max(0, min(1, deep))


def loaf(name, half, mat, cuts=(), seed=0, cut_at=None, square=2.0, rings=220, segs=260):
    """dough of half-lengths (x, y, z), flat below, opened by its cuts; cut_at slices it across at that x"""
    L, W, H = half
    V, F, opened, burnt, crumb = [], [], [], [], []
    face = 80 if cut_at is not None else 0
    for i in range(rings + face + 1):
        a = math.pi * min(i, rings) / rings
        x = -L * math.cos(a)
        body = (1 - min(1, abs(x / L)) ** square) ** (1 / square)
        shrink = 1.0
        if cut_at is not None:
            x = -L + (cut_at + L) * (1 - math.cos(math.pi / 2 * min(i, rings) / rings))
            body = (1 - min(1, abs(x / L)) ** square) ** (1 / square)
            shrink = 1 - max(0, i - rings) / face
        for k in range(segs):
            th = 2 * math.pi * k / segs
            y, z = W * body * math.cos(th), H * body * math.sin(th)
            z = z if z > 0 else 0.34 * z
            lump = 1 + 0.07 * mnoise.fractal(Vector((x + seed * 5, y, z)) * 1.6, 0.9, 2, 3)
            lump += 0.012 * mnoise.noise(Vector((x, y, z + seed)) * 9)
            y, z, px = y * lump, z * lump, x * lump if cut_at is None else x
            h = o = e = 0.0
            if z > 0 and i < rings:
                h, o, e = scored(px, y, cuts)
                h *= min(1, 2.2 * z / H)
            inner = 0.0
            y, z = y * shrink, (z - 0.2 * H) * shrink + 0.2 * H
            if i > rings:
                inner = min(1, max(0, (0.955 - shrink) / 0.02))
                deep = hole(y, z, seed) * inner
                px -= 0.075 * deep
                inner = inner * (1 - 0.65 * deep)
            n = Vector((px / L**2, y / W**2, z / H**2)).normalized() * h
            V.append((px + n.x, y + n.y, z + n.z))
            opened.append(o)
            burnt.append(e)
            crumb.append(inner)
    for i in range(rings + face):
        for k in range(segs):
            q, w = i * segs + k, i * segs + (k + 1) % segs
            F.append((q, w, w + segs, q + segs))
    o = mesh_obj(name, V, F, mat)
    o.data.auto_smooth_angle = math.pi
    for key, values in (("opened", opened), ("burnt", burnt), ("crumb", crumb)):
        o.data.attributes.new(key, "FLOAT", "POINT").data.foreach_set("value", values)
    return o


def crust_mat(flour=0.6, ring=None):
    """browning by noise and height, pale where the cuts opened, burnt on the ears, floured on top"""
    m = Mat("crust")
    c = m.coord()
    read = lambda key: m.n("Attribute", attribute_name=key).outputs["Fac"]
    opened, burnt, crumb = read("opened"), read("burnt"), read("crumb")
    x, y, z = m.sep(c)
    patch = m.noise(2.4, 7, 0.62, vec=c)
    fine = m.noise(20, 6, 0.68, vec=c)
    f = m.math("ADD", m.math("MULTIPLY", patch, 0.75), m.math("MULTIPLY", fine, 0.35))
    f = m.math("ADD", f, m.maprange(z, -0.1, 0.7, -0.14, 0.1))
    brown = m.ramp(
        f, [(0.3, "#dca254"), (0.45, "#c47c30"), (0.6, "#96501a"), (0.75, "#66300f"), (0.9, "#3f1b08")]
    )
    grain = m.noise(34, 5, 0.7, vec=m.mapping(c, scale=(1, 1, 0.5)))
    pale = m.ramp(grain, [(0.3, "#b87430"), (0.5, "#dfae66"), (0.75, "#f0d29a")])
    col = m.mix(m.math("MULTIPLY", opened, 0.9), brown, pale)
    col = m.mix(m.math("MULTIPLY", burnt, 0.7), col, "#3a1806")

    # flour stays where the basket pressed it in: on top, in rings, never inside a cut
    up = m.maprange(m.sep(m.n("NewGeometry").outputs["Normal"])[2], 0.1, 0.75, 0, 1, True)
    dust = m.maprange(m.noise(7, 8, 0.72, vec=c), 0.42, 0.66, 0, 1, True)
    if ring:
        r = m.math("SQRT", m.math("ADD", m.math("MULTIPLY", x, x), m.math("MULTIPLY", y, y)))
        coil = m.maprange(
            m.math("SINE", m.math("ADD", m.math("MULTIPLY", r, ring), m.math("MULTIPLY", patch, 3))),
            -0.5,
            0.7,
            0.15,
            1,
            True,
        )
        dust = m.math("MULTIPLY", m.math("ADD", dust, 0.35, clamp=True), coil)
    dust = m.math(
        "MULTIPLY",
        m.math("MULTIPLY", dust, up),
        m.math("MULTIPLY", m.math("SUBTRACT", 1, opened, clamp=True), flour),
    )
    col = m.mix(dust, col, "#f3e7d2")

    # the cut face: creamy, silkier and darker in its holes
    soft = m.ramp(m.noise(30, 4, 0.6, vec=c), [(0.3, "#e5c995"), (0.7, "#f7e8c6")])
    soft = m.mix(m.maprange(crumb, 0.35, 0.9, 0.6, 0, True), soft, "#c08f4c")
    inside = m.maprange(crumb, 0.1, 0.3, 0, 1)
    col = m.mix(inside, col, soft)
    blister = m.voronoi(22, vec=c, feature="SMOOTH_F1", smooth=0.7)
    relief = m.math("ADD", m.math("MULTIPLY", fine, 0.9), m.math("MULTIPLY", blister, -0.35))
    m.out_surf(
        m.principled(
            base=col,
            rough=m.maprange(m.math("MAXIMUM", dust, inside), 0, 0.7, 0.42, 0.9),
            spec=0.4,
            normal=m.bump(relief, 0.75, 0.025),
        )
    )
    return m.m


def boule():
    """country loaf: one great slash with its ear, an ear of wheat drawn beside it"""
    cuts = [(-0.62, -0.34, 0.66, -0.3, 0.15)]
    for i in range(5):
        x = -0.42 + 0.2 * i
        cuts += [(x, 0.2, x + 0.2, 0.44, 0.045), (x + 0.2, -0.02, x, 0.2, 0.045)]
    return loaf("boule", (0.98, 0.95, 0.66), crust_mat(0.85, 52), cuts, 2, square=2.15)


def batard():
    """the loaf that was cut: two slices gone, crumb to the light"""
    cuts = [(-0.95, 0.02, 0.9, 0.06, 0.13)]
    return loaf("batard", (1.15, 0.52, 0.5), crust_mat(0.5), cuts, 6, cut_at=0.42, square=2.3)


def slice_of_bread():
    whole = loaf("slice", (1.15, 0.52, 0.5), crust_mat(0.5), (), 11, cut_at=0.09, square=2.3, rings=40)
    for v in whole.data.vertices:  # squeeze the body to a slice: only its last finger's breadth remains
        v.co.x = max(v.co.x, -0.02 + 0.02 * v.co.x)
    return whole


def baguette(seed):
    cuts = [(-0.98 + 0.48 * i, -0.13, -0.5 + 0.48 * i, 0.13, 0.08) for i in range(4)]
    return loaf("baguette", (1.2, 0.24, 0.24), crust_mat(0.35), cuts, seed, square=3.2, rings=420, segs=110)


# ---------------------------------------------------------------- table
def linen(name, w, d, folds, tone, seed=0):
    """washed linen: a few long soft folds, many small creases"""

    def lay(x, y, u, v):
        long = mnoise.noise(Vector((x * 0.35 + y * 0.5, y * 0.16 - x * 0.1, seed)))
        ridge = math.exp(-((long / 0.07) ** 2)) * (
            0.5 + 0.5 * mnoise.noise(Vector((x * 0.4, y * 0.4, seed + 7)))
        )
        crease = mnoise.fractal(Vector((x * 1.1, y * 1.1, seed + 3)), 0.9, 2, 4)
        flat = max(0, min(1, max(abs(x) - 1.5, abs(y + 1.6) - 1.9) * 2))  # weighed down by the board
        return x, y, folds * flat * (1.5 * max(0, ridge) + 0.35 * crease)

    mat = fabric(*tone, 460, 0.92, 0.35, 0.5)
    return grid(name, w, d, 320, 240, lay, mat)


def window_frame():
    """everything that is not pane, big enough to keep the sun off the rest of the room"""
    bars = [box("bar", (0.2, 0.06, 4.4), None, 0, loc=(x, 0, 0)) for x in (-1.3, 0, 1.3)]
    bars += [box("bar", (5.4, 0.06, 0.16), None, 0, loc=(0, 0, z)) for z in (-0.75, 0.55)]
    bars += [box("wall", (6, 0.1, 12), None, 0, loc=(s * 5.6, 0, 0)) for s in (-1, 1)]
    bars += [box("wall", (16, 0.1, 5), None, 0, loc=(0, 0, s * 4.4)) for s in (-1, 1)]
    o = join(bars, "window")
    o.data.materials.append(matte("#000000"))
    o.hide_render = True
    return o


def dust_of_flour(rng):
    """a film on the board, specks on the cloth, a few still in the air"""
    m = Mat("film")
    x, y, _ = m.sep(m.coord())
    near = m.math(
        "SQRT",
        m.math(
            "ADD", m.math("MULTIPLY", x, x), m.math("MULTIPLY", m.math("ADD", y, 0.6), m.math("ADD", y, 0.6))
        ),
    )
    cloud = m.math(
        "MULTIPLY",
        m.maprange(m.noise(2.6, 6, 0.6, vec=m.coord()), 0.42, 0.68),
        m.maprange(near, 0.3, 1.5, 1, 0.25, True),
    )
    powder = m.maprange(
        m.math("ADD", m.noise(120, 3, 0.7, vec=m.coord()), m.math("MULTIPLY", cloud, 0.22)),
        0.6,
        0.72,
        0,
        0.8,
        True,
    )
    m.out_surf(m.mixsh(powder, m.n("BsdfTransparent"), m.n("BsdfDiffuse", {"Color": lin("#fffaf0")})))
    place(grid("film", 2.5, 3.1, 1, 1, None, m.m), (0.05, 0.05, BOARD + 0.002), (0, 0, -7))
    speck = ico("speck", 1, 1, matte("#fffaf0", 0.95))
    speck.hide_render = True
    for _ in range(700):
        x, y = rng.normal(0.1, 0.9), rng.normal(-0.6, 0.9)
        on_board = abs(x) < 1.25 and abs(y) < 1.5
        s = 0.0025 + 0.006 * rng.random() ** 4
        inst(
            speck,
            (x, y, (BOARD if on_board else 0.02) + s * 0.2),
            (0, 0, rng.uniform(0, 360)),
            (s, s * 1.3, s * 0.5),
        ).hide_render = False
    for _ in range(90):
        inst(
            speck,
            (rng.uniform(-2, 2), rng.uniform(-1.5, 2), rng.uniform(0.5, 2.7)),
            scale=rng.uniform(0.003, 0.007),
        ).hide_render = False


def build(view):
    rng = np.random.default_rng(3)
    linen("cloth", 16, 13, 0.085, ("#fbf5ea", "#e4d8c4"), 2).location.y = 1.6
    # walnut board with its loaves
    board = wood("#94663f", "#4a2b17", 3.2, 0.5, "Y", 0.05)
    box("board", (2.7, 3.3, 0.13), board, 0.06, 5, (0.05, 0.05, BOARD - 0.065), (0, 0, -7))
    place(boule(), (-0.34, 0.72, BOARD + 0.2), (0, 0, 18))
    place(batard(), (0.0, -0.62, BOARD + 0.155), (0, 0, -20))
    place(slice_of_bread(), (0.98, -1.02, BOARD + 0.02), (0, -86, 40))
    place(baguette(4), (0.98, 0.62, BOARD + 0.08), (0, 0, 68))
    place(baguette(8), (1.46, 0.5, 0.16), (0, -4, 76), 0.96)
    dust_of_flour(rng)

    # low sun through the window, sky from the same side, the room's warm answer
    sun_from(WINDOW, 7.5, 1.0, "#ffdfb0")
    turn = math.degrees(math.atan2(WINDOW[1], WINDOW[0])) - 90
    gobo(window_frame(), (0, 0, 0.5), WINDOW, 6.5, (0, 0, turn))
    softbox((-4.2, 1.6, 3.0), (0, 0, 0.4), (2.4, 2.6), 330, "#f6f4ff")
    softbox((4.2, -2.2, 2.6), (0, 0, 0.4), (2.6, 2.6), 60, "#ffe6c8")
    world("#fff1df", 0.34)
