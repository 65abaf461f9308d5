"""Ivory Silk Serum: a single dropper bottle at rest among slow waves of warm white silk."""
from studio import *
from studio.props import *

VIEWS = {
    "main": dict(loc=(-0.3, -12.6, 4.3), target=(0.05, 0, 1.12), lens=120, fstop=1.1, focus=(0, -0.3, 1.0)),
    "detail": dict(loc=(-2.2, -7.6, 2.75), target=(-0.16, 0, 1.4), lens=146, fstop=1.0, focus=(0, -0.4, 1.2)),
}
GRADE = dict(exposure=0.85, sat=1.15, bl=0.08, wb=(1.02, 1, 0.965))
BOUNCES = 10

HOME = (0.1, 0.0)  # where the bottle stands
PINCH = (-7.5, 6.0)  # the corner the silk is drawn towards


def silk_sea(material):
    """Cloth that flows forward from the back wall: folds fan out from one corner and calm down at the bottle."""
    path = np.array(fillet([(6.0, 9), (5.2, 0, 4.2), (-7, 0)], 40))
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]

    def surface(x, y, u, v):
        s = v * along[-1]
        py, pz = np.interp(s, along, path[:, 0]), np.interp(s, along, path[:, 1])
        lean = min(1, pz / 3)  # 0 on the floor, 1 on the wall: which way the folds rise
        n1 = mnoise.noise(Vector((x * 0.2, s * 0.2, 3)))
        n2 = mnoise.noise(Vector((x * 0.55, s * 0.45, 8)))
        reach = math.hypot(x - PINCH[0], s - PINCH[1])
        fan = math.atan2(s - PINCH[1], x - PINCH[0]) * 46 + 5 * n1 + 1.1 * n2
        rise = 0.5 + 0.5 * math.sin(fan)
        fine = 0.5 + 0.5 * math.sin(fan * 2.3 + 3 * n2)
        ahead = max(0, HOME[1] - py)  # the lens must see the foot: calm reaches further towards it
        near = math.hypot(x - HOME[0], (py - HOME[1]) if py > HOME[1] else ahead * 0.42)
        calm = min(1, max(0, (near - 0.42) / 1.1)) ** 1.2 if pz < 1.5 else 1
        h = (0.1 + 0.044 * reach) * (rise**1.25 * (1 + 0.7 * n1) + 0.08 * fine) * calm
        slip = 0.16 * math.cos(fan) * rise * calm  # crests lean over
        return (x + 0.3 * slip, py - h * lean + slip * (1 - lean), pz + h * (1 - 0.7 * lean))

    return grid("silk", 13, 1, 560, 760, surface, material)


def bottle():
    """Clear glass, pale gold serum, gold collar and an ivory bulb."""
    gold_cap = gold("#edc185", 0.2)
    glassy = glass("#ffffff", 0, 1.48, 0.94, "#f6e2c0")
    parts = dropper(
        0.46, 1.3, glassy, liquid("#f4cf6a", 2.4), gold_cap, plastic("#f4ece0", 0.42, 0.3), 0.06, 0.8, 0.2
    )
    ink = P("ink", base="#2e1a08", rough=0.6, spec=0.1)
    for words, size, font, z, spacing in (
        ("lumé", 0.22, "garamond-i", 0.82, 1.0),
        ("SILK SERUM", 0.064, "lato", 0.65, 1.4),
        ("30 ml  ·  1 fl oz", 0.044, "lato", 0.34, 1.2),
    ):
        t = wrap_cyl(text(words, size, ink, font, 0.001, spacing), 0.46, -90, 0.003)
        t.location.z = z
        parts.append(t)
    return parent(parts, "bottle", (*HOME, 0.012), (0, 0, -6))


def build(view):
    silk_sea(silk("#fffaf1", "#f6e8d4", 0.34))
    bottle()

    # a broad window of light from the upper left, a warm kiss from behind and a quiet fill
    softbox((-4.6, -1.8, 4.8), (0, 0, 0.8), (2.0, 3.2), 230, "#fff4e4", grad="r")
    softbox((3.4, 2.6, 3.6), (0, 0, 1.0), (0.9, 3.4), 190, "#ffe6c4", grad="v")
    softbox((4.2, -4.0, 3.0), (0, 0, 0.8), (2.6, 2.6), 90, "#fff1e2", grad="r")
    sun_from((-4.4, 1.3, 2.3), 3.4, 3, "#ffeed8")
    world("#fff3e6", 0.12)
