"""Rouge Satin Lipstick: open lipsticks in lacquer and gold, red satin under them and a red wall behind."""
from studio import *

VIEWS = {
    "main": dict(loc=(0.3, -13.2, 3.2), target=(0.0, 0, 1.42), lens=116, fstop=1.3, focus=(0, -0.35, 1.9)),
    "detail": dict(
        loc=(-1.6, -8.0, 3.3), target=(-0.1, -0.3, 1.98), lens=128, fstop=1.0, focus=(-0.34, -0.5, 2.1)
    ),
}
GRADE = dict(exposure=0.4, sat=1.3, power=1.45)
BOUNCES = 8


def bullet(R, height, material):
    """The stick itself: a round back meeting one slanted cut, edges softened as a mould leaves them."""

    def top(x, y):
        r = min(1, math.hypot(x, y) / R)
        dome = height - 1.15 * R * (1 - math.sqrt(1 - r * r))
        cut = height - 1.05 * R + 1.35 * x
        k = 0.09 * R  # smooth minimum: how round the cut's rim is
        blend = max(k - abs(dome - cut), 0) / k
        return min(dome, cut) - blend * blend * k / 4

    around, up, across = 160, 24, 60
    rings = [(R, j / up, True) for j in range(up)] + [
        (R * math.sin(q), 1, False) for q in np.linspace(math.pi / 2, 0.004, across)
    ]
    V, F = [], []
    for r, share, side in rings:
        for k in range(around):
            a = 2 * math.pi * k / around
            x, y = r * math.cos(a), r * math.sin(a)
            V.append((x, y, top(x, y) * share))
    for j in range(len(rings) - 1):
        for k in range(around):
            p, q = j * around + k, j * around + (k + 1) % around
            F.append((p, q, q + around, p + around))
    F.append(tuple(range((len(rings) - 1) * around, len(rings) * around)))
    o = mesh_obj("bullet", V, F, material)
    o.data.auto_smooth_angle = math.radians(80)
    return o


def wax(color):
    """Satin lipstick: saturated, a soft sheen, faint drag marks from the mould."""
    m = Mat("wax")
    marks = m.noise(7, 3, 0.5, vec=m.mapping(m.coord(), scale=(9, 9, 1)))
    m.out_surf(
        m.principled(
            base=color, rough=0.42, spec=0.32, coat=0.05, coat_rough=0.22, normal=m.bump(marks, 0.05, 0.01)
        )
    )
    return m.m


def lipstick(shade, stick, gold_m, lacquer):
    """One lipstick standing open at the origin; `stick` is how far it is turned out."""
    base = loft(
        "base", fillet([(-0.03, 0), (0, 0, 0.02), (0, 0.74, 0.02), (-0.06, 0.74)], 8), 0.3, 0.3, 0.07, lacquer
    )
    plate = loft(
        "plate",
        fillet([(-0.03, 0.735), (0.004, 0.735, 0.008), (0.004, 0.79, 0.01), (-0.06, 0.79)], 6),
        0.3,
        0.3,
        0.07,
        gold_m,
    )
    sleeve = lathe(
        "sleeve", fillet([(0, 0.78), (0.238, 0.78, 0.01), (0.238, 1.1, 0.018), (0.2, 1.1)], 8), gold_m, 128
    )
    inner = lathe(
        "inner",
        fillet([(0.2, 0.9), (0.213, 0.9), (0.213, 1.32, 0.012), (0.188, 1.32, 0.008), (0.188, 1.0)], 8),
        gold_m,
        128,
    )
    wick = bullet(0.19, stick, wax(shade))
    place(wick, (0, 0, 1.02), (0, 0, 62))  # the cut looks at the lens, the case does not
    return [base, plate, sleeve, inner, wick]


def cap(gold_m, lacquer, ink):
    """The lacquer cap with its gold lip and the maker's name, lying on its back."""
    body = loft(
        "cap",
        fillet([(-0.03, 0.06), (0, 0.06, 0.01), (0, 1.12, 0.035), (-0.08, 1.12)], 8),
        0.3,
        0.3,
        0.07,
        lacquer,
    )
    lip = loft(
        "lip",
        fillet([(-0.05, 0), (0.004, 0, 0.01), (0.004, 0.065, 0.008), (-0.05, 0.065)], 6),
        0.3,
        0.3,
        0.07,
        gold_m,
    )
    name = text("ROSSINE", 0.125, ink, "garamond", 0.001, 1.2)
    place(name, (0, -0.302, 0.6), (0, -90, 0))
    return [body, lip, name]


def satin_fall(material):
    """Satin hung from the upper right: it slides down the wall, spreads forward and runs under the plinths."""
    path = np.array(fillet([(2.6, 9), (2.3, 0, 1.6), (-6, 0)], 40))
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]

    def surface(x, y, u, v):
        s = v * along[-1]
        py, pz = np.interp(s, along, path[:, 0]), np.interp(s, along, path[:, 1])
        spread = max(0, min(1, (s - 3) / 8))
        left = 0.9 - 3.6 * spread**1.2 + 0.12 * math.sin(s * 1.3)
        px = left + u * (5.5 + 3.5 * spread)
        n = mnoise.noise(Vector((u * 3, s * 0.3, 2)))
        fold = u * 50 + 3.2 * n + 0.5 * math.sin(s * 0.9)
        rise = 0.5 + 0.5 * math.sin(fold) + 0.14 * math.sin(fold * 2.3 + 4 * n)
        depth = 0.2 * (1 + 0.8 * n) * min(1, u * 14) + 0.012
        lean = min(1, pz / 1.5)  # folds rise off the floor, and off the wall towards the lens
        return (px + 0.08 * math.cos(fold), py - rise * depth * lean, pz + rise * depth * (1 - lean))

    return grid("satin", 1, 1, 420, 520, surface, material)


def build(view):
    cyclorama(backdrop_grad("#a8071a", "#5f0310", 0.5, 4.5, 0.7), back=3.4, radius=1.4, depth_front=10)
    satin_fall(silk("#960416", "#b81226", 0.34))
    paint = plastic("#a50a1e", 0.32, 0.4)
    disc("plinth", 1.4, 0.4, paint, 0.03, 240, (0.1, -0.55, 0))
    disc("plinth", 0.8, 0.62, paint, 0.03, 200, (-1.05, 0.95, 0))
    disc("plinth", 0.75, 0.82, paint, 0.03, 200, (0.92, 1.0, 0))

    gold_m = gold("#f3c684", 0.17)
    lacquer = plastic("#5a0613", 0.12, 1)
    ink = P("ink", base="#f0c98c", metal=0.8, rough=0.4)
    for shade, stick, at, turn in (
        ("#9c0012", 1.12, (-0.34, -0.35, 0.4), -14),
        ("#6e0a22", 0.9, (-1.08, 0.85, 0.62), -30),
        ("#b81d12", 0.8, (0.95, 0.9, 0.82), 8),
    ):
        parent(lipstick(shade, stick, gold_m, lacquer), "lipstick", at, (0, 0, turn))
    parent(cap(gold_m, lacquer, ink), "cap", (0.32, -0.37, 0.704), (0, 90, -50))

    # long boxes for the gold and the lacquer to mirror, a raking light for the satin
    softbox((-3.8, -2.2, 4.4), (0, 0, 1.6), (1.6, 4.0), 520, "#fff0e6", grad="u")
    softbox((3.8, -0.6, 3.4), (0, 0, 1.6), (0.8, 4.4), 320, "#ffdccf", grad="v")
    softbox((0.4, -7.5, 5.0), (0, 0, 1.4), (4.0, 2.4), 90, "#fff0ea", grad="r")
    sun_from((-4.2, -1.2, 3.6), 1.0, 4, "#ffe6d8")
    world("#8c2030", 0.22)
