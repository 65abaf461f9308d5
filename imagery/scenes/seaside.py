"""Seaside Sun Care: a tube stands in pale rippled sand under a clear sky, a palm leaf throws its shadow."""
from studio import *
from studio.props import *
from studio.flora import palm

VIEWS = {
    "main": dict(loc=(0.0, -12.0, 2.75), target=(0.12, 0, 1.2), lens=112, fstop=1.1, focus=(0, -0.3, 1.3)),
    "detail": dict(
        loc=(1.3, -5.4, 2.0), target=(0.3, -0.5, 0.52), lens=90, fstop=1.0, focus=(0.2, -0.3, 0.6)
    ),
}
GRADE = dict(exposure=0.25, sat=1.3, power=1.3, wb=(1.04, 0.985, 1.0))
BOUNCES = 8
SUN = (-4.6, -3.3, 4.6)


def dune(x, y):
    """height of the sand: long swell, wind ripples that wander, a mound round the tube"""
    swell = 0.1 * mnoise.noise(Vector((x * 0.3, y * 0.3, 2)))
    warp = 0.9 * mnoise.noise(Vector((x * 0.5, y * 0.35, 5))) + 0.12 * mnoise.noise(
        Vector((x * 2, y * 1.4, 9))
    )
    phase = (y * 2.1 + x * 1.5 + warp * 1.3) % 1
    crest = phase / 0.68 if phase < 0.68 else (1 - phase) / 0.32  # gentle to windward, steep to leeward
    crest = crest * crest * (3 - 2 * crest)
    r = math.hypot(x, y)
    calm = min(1, max(0, (r - 0.34) / 0.5))
    mound = 0.07 * math.exp(-(((r - 0.4) / 0.2) ** 2)) * (1 + 0.5 * mnoise.noise(Vector((x * 3, y * 3, 1))))
    return swell * calm + 0.125 * crest * calm * (0.75 + 0.5 * mnoise.noise(Vector((x, y, 7)))) + mound


def sand():
    m = Mat("sand")
    c = m.coord()
    grain = m.noise(120, 3, 0.7, vec=c)
    col = m.mix(m.maprange(m.noise(0.8, 4, vec=c), 0.3, 0.7), "#efd8b2", "#f6e4c6")
    col = m.mix(m.maprange(grain, 0.58, 0.74, 0, 0.4), col, "#b99a70")
    col = m.mix(m.maprange(grain, 0.36, 0.26, 0, 0.5), col, "#fffaf0")
    m.out_surf(m.principled(base=col, rough=0.95, spec=0.12, sheen=0.2, normal=m.bump(grain, 0.5, 0.012)))
    return m.m


def sky():
    """clear morning air far behind the set: pale at the horizon, blue above"""
    m = Mat("sky")
    z = m.sep(m.n("NewGeometry").outputs["Position"])[2]
    col = m.ramp(m.maprange(z, 1, 15), [(0.0, "#b5e2f8"), (0.4, "#7cc8f2"), (1, "#3f9fe0")])
    m.out_surf(m.n("Emission", {"Color": col, "Strength": 1.25}))
    o = mesh_obj("sky", [(-90, 160, -6), (90, 160, -6), (90, 160, 90), (-90, 160, 90)], [(0, 1, 2, 3)], m.m)
    o.visible_shadow = False


def sea():
    """a strip of shallow turquoise beyond the beach, and its line of foam"""
    m = Mat("sea")
    y = m.sep(m.n("NewGeometry").outputs["Position"])[1]
    wash = m.noise(0.5, 5, 0.6, vec=m.mapping(m.coord(), scale=(0.5, 1, 1)))
    shore = m.math("ADD", y, m.math("MULTIPLY", wash, 2.4))
    col = m.ramp(
        m.maprange(shore, 22, 60),
        [(0, "#ffffff"), (0.03, "#f4fdff"), (0.06, "#b4ecea"), (0.3, "#6ed0dc"), (1, "#3fabd6")],
    )
    col = m.mix(m.maprange(y, 45, 150, 0, 0.9, True), col, "#b5e2f8")  # haze hides the horizon
    m.out_surf(m.n("Emission", {"Color": col, "Strength": 1.2}))
    o = mesh_obj(
        "sea", [(-60, 21, 0.06), (60, 21, 0.06), (60, 160, 0.06), (-60, 160, 0.06)], [(0, 1, 2, 3)], m.m
    )
    o.visible_shadow = False


def scallop(mat, R=0.3):
    """fan shell, hinge at the origin, lying along +Y"""
    V, F, na, nr = [], [], 120, 30
    for i in range(na + 1):
        a = math.radians(-62 + 124 * i / na)
        for j in range(nr + 1):
            q = j / nr
            rib = math.cos(a * 26)
            r = R * q * (1 - 0.1 * (a / 1.08) ** 2 + 0.018 * rib * q)
            z = R * (0.42 * math.sin(math.pi * min(1, q * 0.82 + 0.1)) * math.cos(a * 1.25) + 0.03 * rib * q)
            z += R * 0.008 * math.sin(q * 44)
            V.append((r * math.sin(a), r * math.cos(a), z))
    for i in range(na):
        for j in range(nr):
            k = i * (nr + 1) + j
            F.append((k, k + 1, k + nr + 2, k + nr + 1))
    return mesh_obj("shell", V, F, mat)


def sun_tube(loc, turn):
    white = plastic("#fdfcf8", 0.28, 0.5)
    orange = plastic("#ff8a3c", 0.3, 0.4)
    ink, coral = P(base="#1d5f86", rough=0.5), P(base="#ff7a35", rough=0.5)
    w, h, cap_h, cap_r = 0.58, 1.75, 0.5, 0.43
    parts = cosmetic_tube(w, h, 0.3, white, orange, cap_h, cap_r)

    def print_on(o, z):
        """lays flat type on the front, which runs from round at the cap to flat at the crimp"""
        bm = bmesh.new()
        bm.from_mesh(o.data)
        bmesh.ops.subdivide_edges(bm, edges=[e for e in bm.edges if e.calc_length() > 0.03], cuts=3)
        for v in bm.verts:
            e = ((v.co.z + z - cap_h - 0.04) / h) ** 1.6
            a, b = (1 - e) * cap_r * 1.05 + e * w, (1 - e) * cap_r * 1.05 + e * 0.018
            v.co = (v.co.x, -b * math.sqrt(1 - (v.co.x / a) ** 2) - 0.002, v.co.z + z)
        bm.to_mesh(o.data)
        bm.free()
        return o

    for s, size, mat, font, z, sp in (
        ("brisola", 0.25, ink, "garamond-i", 1.72, 1.02),
        ("SUN FLUID FOR FACE AND BODY", 0.042, ink, "inter", 1.54, 1.2),
        ("50+", 0.3, coral, "inter-b", 1.16, 0.98),
        ("SPF", 0.075, coral, "inter-b", 1.365, 1.3),
        ("50 ml", 0.045, ink, "inter", 0.8, 1.2),
    ):
        parts.append(print_on(text(s, size, mat, font, 0, sp), z))
    return parent(parts, "tube", loc, (0, 0, turn))


def build(view):
    grid(
        "sand",
        16,
        26,
        420,
        640,
        lambda x, y, u, v: (x * 1.5, -4 + 28 * v**1.7, dune(x * 1.5, -4 + 28 * v**1.7)),
        sand(),
    )
    sea()
    sky()
    sun_tube((0, 0, 0.0), 6)

    # sun at eleven, sky light, and a palm just out of the picture
    sun_from(SUN, 6.0, 0.6, "#fff3df")
    softbox((-1.5, -8, 4), (0, 0, 1.2), (5, 3), 70, "#ffffff", grad="r")
    world("#bfe3f5", 0.5)
    shade = palm(matte("#000000"), matte("#000000"), 3.0, 12, 0.16, 2, 1.0, 0.3)
    shade.hide_render = True
    gobo(shade, (0.1, -0.3, 1.5), SUN, 4.0, (20, 0, -142), 1.0, (1.7, -0.25))
    gobo(shade, (1.4, 0.6, 0), SUN, 4.0, (20, 0, -150), 1.0, (1.5, 0.2))

    # a shell by the tube
    place(scallop(ceramic("#f7c9ae", None, 0.4, 0.3, 0.1)), (0.8, -0.75, 0.1), (-14, 8, -150))
