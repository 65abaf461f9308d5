"""Citrus Vitamin Cosmetic: a serum among wheels of sliced citrus, yellow walls, one crisp sun."""
from studio import *
from studio.food import np_image
from studio.props import *
from scipy import ndimage
from scipy.spatial import cKDTree

VIEWS = {
    "main": dict(loc=(0.1, -12.6, 3.5), target=(0.1, 0, 1.6), lens=99, fstop=1.6, focus=(0, -0.2, 1.6)),
    "detail": dict(loc=(2.4, -8.0, 2.5), target=(0.45, 0, 0.95), lens=116, fstop=0.6, focus=(0.9, -0.8, 0.5)),
}
BOUNCES = 12
GRADE = dict(exposure=0.08, power=1.45, sat=1.65)

SUN = (-3.4, -4.0, 4.6)
ORANGE = dict(flesh=("#ff8a0f", "#ffab33"), skin="#ffd489", pith="#fff0cf", zest="#ff8f0a", n=10)
LEMON = dict(flesh=("#ffe04a", "#fff5a6"), skin="#fff6bf", pith="#fffbe2", zest="#ffd21a", n=9)


def srgb(colour):
    return np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)


def cut_face(kind, seed, size=800):
    """The face of a slice, drawn: (colour [size, size, 3], height [size, size]); the rind lies at radius 1."""
    rng = np.random.default_rng(seed)
    y, x = np.mgrid[1 : -1 : size * 1j, -1 : 1 : size * 1j] * 1.02
    r, angle = np.hypot(x, y), np.arctan2(y, x)
    n = kind["n"]
    walls = (np.arange(n) + rng.uniform(-0.16, 0.16, n)) * 2 * math.pi / n - math.pi
    off = (angle[..., None] - walls + math.pi) % (2 * math.pi) - math.pi
    nearest = np.abs(off).argmin(-1)
    to_wall = np.abs(off).min(-1) * r
    segment = np.where(
        np.take_along_axis(off, nearest[..., None], -1)[..., 0] > 0, nearest, (nearest - 1) % n
    )

    # juice sacs: cells stretched along each segment
    middle = walls[segment] + (math.pi / n)
    along, across = r * np.cos(angle - middle), r * np.sin(angle - middle)
    k = np.arange(n * 240)
    seeds = np.c_[rng.uniform(0, 1, len(k)), rng.uniform(-0.34, 0.34, len(k)) * 3.4, k % n * 5.0]
    pixels = np.stack([along, across * 3.4, segment * 5.0], -1).reshape(-1, 3)
    d, which = cKDTree(seeds).query(pixels, k=2)
    edge = (d[:, 1] - d[:, 0]).reshape(r.shape)
    tone = rng.random(len(k))[which[:, 0]].reshape(r.shape)

    rim = 0.885 + 0.012 * np.sin(angle * n + seed)  # where the flesh ends
    inside = np.minimum(np.minimum(to_wall - 0.012, rim - r), r - 0.085)
    body = np.clip(inside / 0.02, 0, 1)  # 0 on membranes, 1 in the flesh
    a, b = map(srgb, kind["flesh"])
    colour = a + (b - a) * np.clip(0.15 + 0.65 * tone + 0.25 * (r - 0.5), 0, 1)[..., None]
    colour = colour + (srgb(kind["skin"]) - colour) * (0.55 * np.exp(-((edge / 0.022) ** 2)))[..., None]
    pale = np.where((r > rim - 0.01)[..., None], srgb(kind["pith"]), srgb(kind["skin"]))
    colour = pale + (colour - pale) * body[..., None]
    peel = np.clip((r - 0.945) / 0.012, 0, 1)[..., None]
    colour = colour + (srgb(kind["zest"]) - colour) * peel
    sacs = np.sqrt(np.clip(edge / 0.09, 0, 1))
    height = body * (0.55 + 0.25 * sacs + 0.2 * tone) * np.clip(0.6 + inside / 0.12, 0, 1) + 0.5 * (1 - body)
    return ndimage.gaussian_filter(colour, (0.7, 0.7, 0)), ndimage.gaussian_filter(height, 1.2)


def slice_kind(kind, seed):
    """-> make(radius, thickness): wheels that share one drawn face."""
    colour, height = cut_face(kind, seed)
    m = Mat("citrus")
    uv = m.coord("UV")
    face = m.n("TexImage", {"Vector": uv}, image=np_image("face", colour)).outputs["Color"]
    relief = np_image("relief", np.repeat(height[..., None], 3, -1))
    relief.colorspace_settings.name = "Non-Color"
    up = m.n("TexImage", {"Vector": uv}, image=relief).outputs["Color"]
    pores = m.voronoi(26, vec=m.coord(), feature="SMOOTH_F1", smooth=0.6)
    bump = m.bump(pores, 0.12, 0.02, m.bump(up, 0.7, 0.03))
    skin = m.principled(base=face, rough=0.24, spec=0.5, coat=0.35, coat_rough=0.08, normal=bump)
    glow = m.n("BsdfTranslucent", {"Color": face})
    m.out_surf(m.mixsh(0.3, skin, glow))

    def make(radius, thickness):
        top = [(r, thickness) for r in np.linspace(0.965, 0.02, 60)]
        edge = fillet([(0, 0), (1, 0, 0.03), (1, thickness, 0.03), (0.965, thickness)], 6)

        def raised(th, r, z):
            if z < thickness * 0.999 or r > 0.96:
                return r, z
            i = int((1 - r * math.sin(th) / 1.02) * 399.5)
            j = int((1 + r * math.cos(th) / 1.02) * 399.5)
            return r, z + 0.022 * (height[i, j] - 0.5)

        o = lathe("slice", edge + top[1:] + [(0, thickness)], m.m, 240, raised)
        for loop in o.data.loops:
            x, y, _ = o.data.vertices[loop.vertex_index].co
            o.data.uv_layers[0].data[loop.index].uv = (0.5 + x / 2.04, 0.5 + y / 2.04)
        o.scale = (radius, radius, 1)
        return o

    return make


def bottle():
    white = plastic("#fffaf0", 0.28, 0.6)
    d = dropper(
        0.46,
        1.5,
        glass("#fffdf4", 0, 1.48, 0.97),
        liquid("#ffd000", 2.4),
        white,
        plastic("#ff7a1a", 0.4, 0.2),
    )
    ink = P(base="#fffaf0", rough=0.5, emit="#fffaf0", emit_s=0.12)
    words = []
    for s, size, font, z, spacing in (
        ("C20", 0.34, "inter-b", 0.88, 0.95),
        ("pomelle", 0.115, "inter-b", 0.6, 1.0),
        ("BRIGHT VITAMIN SERUM", 0.048, "inter-b", 0.46, 1.15),
        ("30 ml", 0.046, "inter-b", 0.3, 1.1),
    ):
        t = wrap_cyl(text(s, size, ink, font, 0, spacing), 0.46, -90, 0.005)
        t.location.z = z
        words.append(t)
    return d + words


def half(o):
    """Cuts a wheel in two, for the half-moons in front."""
    bm = bmesh.new()
    bm.from_mesh(o.data)
    cut = bmesh.ops.bisect_plane(
        bm,
        geom=bm.verts[:] + bm.edges[:] + bm.faces[:],
        plane_co=(0, 0, 0),
        plane_no=(0, -1, 0),
        clear_outer=True,
    )
    bmesh.ops.holes_fill(bm, edges=[e for e in cut["geom_cut"] if isinstance(e, bmesh.types.BMEdge)])
    bm.to_mesh(o.data)
    bm.free()
    return o


def build(view):
    # one wall, one floor, one yellow
    cyclorama(matte("#ffcf1f", 0.7, 0.02, 80), back=1.75, radius=0.12, depth_front=10)
    orange, lemon = slice_kind(ORANGE, 3), slice_kind(LEMON, 8)

    # the stack under the bottle
    place(orange(1.02, 0.36), (-0.2, 0, 0), (0, 0, 20))
    place(lemon(0.8, 0.26), (-0.17, 0.02, 0.365), (0, 0, 70))
    parent(bottle(), "bottle", (-0.17, 0.02, 0.625), (0, 0, 6), 1.06)

    # wheels: the orange one against the wall, a lemon beside the stack
    place(orange(1.15, 0.3), (1.0, 1.5, 1.14), (80, 0, -6))
    place(lemon(0.56, 0.22), (-1.2, 0.85, 0.57), (84, 0, 24))

    # half-moons and a slice lying in front
    place(half(orange(0.66, 0.22)), (1.2, -0.95, 0.0), (90, 0, 152))
    place(lemon(0.42, 0.16), (-1.06, -1.2, 0), (0, 0, 35))
    place(half(lemon(0.4, 0.16)), (0.3, -1.25, 0.0), (90, 0, 18))

    # light: one hard sun, a white card for the glass
    sun_from(SUN, 7.2, 0.35, "#fffaf0")
    softbox((-3.6, -2.0, 3.6), (0, 0, 1.4), (1.2, 3.6), 60, "#ffffff", grad="u")
    softbox((3.4, -1.2, 2.8), (0, 0, 1.2), (0.7, 3.4), 60, "#ffffff", grad="v")
    world("#fff6de", 0.42)
