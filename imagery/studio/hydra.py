from studio import *
from studio.props import *

CAM = dict(loc=(0.0, -12.2, 2.9), target=(0.0, 0, 1.0), lens=88)


def make(wet=True, rng=None):
    """the bottle, standing at z=-.12; identical in BEFORE and AFTER"""
    gel = liquid("#119fd6", 1.7, 1.36)
    g = glass("#ffffff", 0, 1.49, 0.95)
    R, H = 0.46, 2.0
    out = lathe("o", fillet([(0, 0), (R, 0, 0.1), (R, H, 0.1), (0.0, H)], 12), None, 160)
    inn = lathe(
        "i", fillet([(0, 0.2), (R - 0.1, 0.2, 0.14), (R - 0.1, H - 0.1, 0.08), (0, H - 0.1)], 12), None, 160
    )
    b = shell(out, inn)
    b.data.materials.clear()
    b.data.materials.append(g)
    li = lathe(
        "l",
        fillet([(0, 0.197), (R - 0.097, 0.197, 0.14), (R - 0.097, H - 0.097, 0.08), (0, H - 0.097)], 12),
        gel,
        160,
    )
    bub = []
    bm_ = glass("#ffffff", 0, 0.72, 1.0)
    r1 = np.random.default_rng(41)
    for k in range(46):
        a = r1.random() * 6.28
        rr = math.sqrt(r1.random()) * 0.30
        zz = 0.3 + r1.random() * (H - 0.75)
        if rr * math.sin(a) < 0.12 and 0.82 < zz < 1.42 and abs(rr * math.cos(a)) < 0.36:
            continue
        bub.append(
            ico("bub", 0.01 + 0.026 * r1.random() ** 2, 3, bm_, (rr * math.cos(a), rr * math.sin(a), zz))
        )
    SV = P(base="#e8eef2", metal=1, rough=0.1)
    col = lathe(
        "col",
        fillet(
            [(R * 0.97, H - 0.20), (R * 1.012, H - 0.20, 0.008), (R * 1.012, H + 0.07, 0.015), (0, H + 0.07)],
            6,
        ),
        SV,
        160,
    )
    cap = lathe(
        "cap",
        fillet([(0, H + 0.06), (R * 0.985, H + 0.06, 0.02), (R * 0.985, H + 0.5, 0.06), (0, H + 0.5)], 12),
        plastic("#f7fbfd", 0.14, 1),
        160,
    )
    wm = P("ink", base="#ffffff", rough=0.3, emit="#ffffff", emit_s=0.9)
    wm.cycles.sample_as_light = False
    T = []
    for s, sz, f, z, sp in (
        ("hydra", 0.25, "inter-l", 1.16, 1.08),
        ("WATER GEL ESSENCE", 0.05, "inter", 0.98, 1.35),
        ("50 ml", 0.045, "inter", 0.5, 1.1),
    ):
        t = text(s, sz, wm, f, 0.001, sp)
        wrap_cyl(t, R, -90, 0.004)
        t.location.z = z
        T.append(t)
    if wet:
        rng = rng or np.random.default_rng(4)
        w = glass("#ffffff", 0, 1.333, 0.98)
        dr = droplets(
            b,
            210,
            0.008,
            0.05,
            w,
            rng,
            3.2,
            0.5,
            cond=lambda q: 0.18 < q[2] < H - 0.08
            and q[1] < 0.3
            and not (0.88 < q[2] < 1.36 and abs(q[0]) < 0.34 and q[1] < 0)
            and not (0.42 < q[2] < 0.56 and abs(q[0]) < 0.16 and q[1] < 0),
            min_dist=0.045,
        )
        dr += droplets(
            cap, 55, 0.008, 0.034, w, rng, 3, 0.5, cond=lambda q: q[2] > H + 0.1 and q[1] < 0.3, min_dist=0.05
        )
        for d in dr:
            d.location.z -= 0.12
    parent([b, li, col, cap] + T + bub, "bt", (0, 0, -0.12))
