"""props.py - product bodies (packaging) built from fillet profiles"""
from studio import *


def _flip(me):
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.reverse_faces(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()


def shell(outer, inner):
    """join outer + reversed inner so that a dielectric material sees a hollow vessel"""
    _flip(inner.data)
    return join([outer, inner], outer.name)


def flacon(
    a=0.62,
    b=0.34,
    r=0.1,
    h=1.45,
    wall=0.075,
    base=0.17,
    glass_m=None,
    liquid_m=None,
    cap_m=None,
    collar_m=None,
    cap="cyl",
    fill=0.86,
    cap_h=0.52,
    cap_r=0.27,
):
    """heavy rectangular perfume flacon, base at z=0. returns list of parts"""
    parts = []
    f = 0.055
    out = fillet([(-f * 1.2, 0), (0, 0, f), (0, h, f * 1.6), (-0.32 * min(a, b) - 0.0, h)], 8)
    o = loft("flacon", [(x, z) for x, z in out], a, b, r, None)
    inn = fillet(
        [(-wall - 0.05, base), (-wall, base, 0.05), (-wall, h - wall, 0.06), (-wall - 0.05, h - wall)], 6
    )
    i = loft("inner", inn, a, b, r, None)
    g = shell(o, i)
    g.data.materials.clear()
    g.data.materials.append(glass_m)
    parts.append(g)
    zt = base + (h - wall - base) * fill
    if liquid_m:
        l = loft(
            "liquid",
            [
                (-wall + 0.004, base - 0.004),
                (-wall + 0.004, zt),
            ],
            a,
            b,
            r,
            liquid_m,
        )
        parts.append(l)
        parts.append(
            lathe(
                "dip",
                [(0, base + 0.05), (0.022, base + 0.05), (0.022, h), (0, h)],
                glass("#ffffff", 0, 1.4),
                24,
            )
        )
    parts.append(
        lathe(
            "collar",
            fillet([(0, h), (0.24, h, 0.015), (0.24, h + 0.1, 0.02), (0, h + 0.1)]),
            collar_m or cap_m,
        )
    )
    z0 = h + 0.1
    if cap == "cyl":
        c = lathe(
            "cap",
            fillet([(0, z0), (cap_r, z0, 0.02), (cap_r, z0 + cap_h, 0.045), (0, z0 + cap_h)], 12),
            cap_m,
        )
    elif cap == "box":
        c = loft(
            "cap",
            fillet([(-0.03, z0), (0, z0, 0.02), (0, z0 + cap_h, 0.035), (-0.05, z0 + cap_h)], 8),
            cap_r * 1.25,
            min(b * 0.92, cap_r * 1.05),
            0.05,
            cap_m,
        )
    elif cap == "ball":
        c = sphere("cap", cap_r * 1.15, cap_m, 96, 48, (0, 0, z0 + cap_r * 1.05))
    parts.append(c)
    return parts


def jar(
    R=0.62,
    h=0.62,
    lid_h=0.3,
    body_m=None,
    lid_m=None,
    band_m=None,
    inner_m=None,
    bevel=0.09,
    open=False,
    wall=0.12,
):
    """squat cream jar. open=True leaves the lid off and shows cream"""
    p = []
    if inner_m:  # double-wall: clear outer + opaque inner cup
        p.append(lathe("jar", fillet([(0, 0), (R, 0, bevel), (R, h, 0.05), (0, h)], 12), body_m, 160))
        p.append(
            lathe(
                "cup",
                fillet([(0, 0.16), (R - wall, 0.16, 0.16), (R - wall, h - 0.004, 0.02), (0, h - 0.004)], 10),
                inner_m,
                128,
            )
        )
    else:
        p.append(lathe("jar", fillet([(0, 0), (R, 0, bevel), (R, h, 0.05), (0, h)], 12), body_m, 160))
    if open:
        p.append(
            lathe(
                "thread",
                fillet(
                    [
                        (R * 0.86, h - 0.01),
                        (R * 0.86, h + 0.16, 0.02),
                        (R * 0.80, h + 0.16, 0.02),
                        (R * 0.80, h - 0.05),
                    ],
                    6,
                ),
                inner_m or body_m,
                128,
            )
        )
    else:
        if band_m:
            p.append(
                lathe(
                    "band",
                    fillet(
                        [(0, h - 0.002), (R * 0.985, h - 0.002), (R * 0.985, h + 0.035), (0, h + 0.035)], 4
                    ),
                    band_m,
                    160,
                )
            )
        z = h + (0.03 if band_m else 0.01)
        p.append(
            lathe(
                "lid",
                fillet([(0, z), (R * 1.0, z, 0.015), (R * 1.0, z + lid_h, 0.05), (0, z + lid_h)], 12),
                lid_m,
                160,
            )
        )
    return p


def dropper(
    R=0.42, h=1.35, glass_m=None, liquid_m=None, cap_m=None, rubber_m=None, wall=0.05, fill=0.8, shoulder=0.2
):
    """serum bottle with pipette"""
    p = []
    n = 0.17
    out = fillet(
        [
            (0, 0.0),
            (R, 0, 0.07),
            (R, h, shoulder),
            (n, h + 0.07, 0.04),
            (n, h + 0.22),
            (n - wall * 0.6, h + 0.22),
        ],
        12,
    )
    inn = fillet(
        [
            (0, 0.09),
            (R - wall, 0.09, 0.06),
            (R - wall, h - 0.02, shoulder * 0.9),
            (n - wall * 0.6, h + 0.05, 0.03),
            (n - wall * 0.6, h + 0.22),
        ],
        10,
    )
    o = lathe("drop", out, None, 144)
    i = lathe("dropi", inn, None, 144)
    g = shell(o, i)
    g.data.materials.clear()
    g.data.materials.append(glass_m)
    p.append(g)
    if liquid_m:
        zt = 0.09 + (h - 0.09) * fill
        p.append(
            lathe(
                "liq",
                fillet([(0, 0.087), (R - wall + 0.003, 0.087, 0.06), (R - wall + 0.003, zt), (0, zt)], 8),
                liquid_m,
                144,
            )
        )
    p.append(
        lathe(
            "pip",
            fillet([(0, 0.2), (0.018, 0.2), (0.045, 0.5, 0.05), (0.045, h + 0.2), (0, h + 0.2)], 5),
            glass("#ffffff", 0, 1.35),
            32,
        )
    )
    z = h + 0.12
    p.append(
        lathe(
            "capd",
            fillet([(0, z), (0.235, z, 0.012), (0.235, z + 0.34, 0.03), (0, z + 0.34)], 10),
            cap_m,
            128,
        )
    )
    z += 0.335
    p.append(
        lathe(
            "bulb",
            fillet([(0, z), (0.155, z), (0.155, z + 0.28, 0.09), (0.11, z + 0.5, 0.1), (0, z + 0.52)], 10),
            rubber_m,
            96,
        )
    )
    return p


def pump(R=0.4, h=1.7, body_m=None, cap_m=None, collar_m=None, shoulder=0.12):
    """lotion bottle with pump head"""
    p = [
        lathe(
            "pump",
            fillet(
                [
                    (0, 0),
                    (R, 0, 0.07),
                    (R, h, shoulder),
                    (0.2, h + 0.03, 0.02),
                    (0.2, h + 0.08),
                    (0, h + 0.08),
                ],
                12,
            ),
            body_m,
            144,
        )
    ]
    z = h + 0.07
    p.append(
        lathe(
            "pcol",
            fillet([(0, z), (0.24, z, 0.015), (0.24, z + 0.22, 0.03), (0, z + 0.22)], 8),
            collar_m or cap_m,
            128,
        )
    )
    p.append(
        lathe(
            "pstem",
            fillet([(0, z + 0.2), (0.075, z + 0.2), (0.075, z + 0.42), (0, z + 0.42)], 4),
            collar_m or cap_m,
            64,
        )
    )
    z += 0.40
    p.append(
        lathe("phead", fillet([(0, z), (0.2, z, 0.03), (0.2, z + 0.15, 0.04), (0, z + 0.15)], 10), cap_m, 96)
    )
    sp = tube(
        "spout",
        [
            (0, 0, z + 0.085),
            (-0.2, 0, z + 0.085),
            (-0.42, 0, z + 0.08),
            (-0.5, 0, z + 0.05),
            (-0.52, 0, z - 0.01),
        ],
        0.052,
        cap_m,
        8,
    )
    p.append(sp)
    return p


def cosmetic_tube(w=0.46, h=1.5, depth=0.3, body_m=None, cap_m=None, cap_h=0.4, cap_r=0.3):
    """squeeze tube standing on its cap: round at the cap, flat crimp at the top"""
    n = 96
    V, F = [], []
    N = 40
    for j in range(N + 1):
        t = j / N
        z = cap_h + 0.04 + t * h
        e = t**1.6
        a = (1 - e) * cap_r * 1.05 + e * w
        b = (1 - e) * cap_r * 1.05 + e * 0.018
        if t < 0.05:
            k = math.sqrt(max(0, 1 - ((0.05 - t) / 0.05) ** 2))
            a *= 0.82 + 0.18 * k
            b *= 0.82 + 0.18 * k
        for k in range(n):
            th = 2 * math.pi * k / n
            V.append((a * math.cos(th), b * math.sin(th), z))
    for j in range(N):
        for k in range(n):
            F.append((j * n + k, j * n + (k + 1) % n, (j + 1) * n + (k + 1) % n, (j + 1) * n + k))
    F.append(tuple(range(N * n, (N + 1) * n)))
    body = mesh_obj("tube", V, F, body_m)
    zt = cap_h + 0.04 + h
    cr = box("crimp", (w * 2.0, 0.036, 0.2), body_m, 0.012, 3, (0, 0, zt + 0.07))
    bars = [
        box("bar", (w * 1.97, 0.046, 0.012), body_m, 0.004, 2, (0, 0, zt + 0.02 + 0.028 * i))
        for i in range(6)
    ]
    cap = lathe("tcap", fillet([(0, 0), (cap_r, 0, 0.04), (cap_r, cap_h, 0.02), (0, cap_h)], 10), cap_m, 128)
    neck = lathe(
        "tneck",
        [(0, cap_h - 0.01), (cap_r * 0.8, cap_h - 0.01), (cap_r * 0.8, cap_h + 0.06), (0, cap_h + 0.06)],
        body_m,
        64,
    )
    return [body, cr, cap, neck] + bars


def swirl(
    name, R=0.5, h=0.42, turns=2.6, mat=None, lobes=0, peak=0.22, twist=0, segs=180, rows=60, groove=0.055
):
    """whipped cream / gel swirl surface on a disc (spiral ridge rising to a peak)"""
    V, F, U = [], [], []
    for j in range(rows + 1):
        q = j / rows  # 0 rim -> 1 centre
        for k in range(segs):
            th = 2 * math.pi * k / segs
            r = R * (1 - q)
            ph = turns * 2 * math.pi * (1 - q) ** 0.9 + th
            ridge = groove * math.sin(ph) * min(1, q * 9) * (1 - 0.25 * q)
            z = h * (q**1.25) * 0.55 + ridge + peak * math.exp(-(((1 - q) / 0.14) ** 2)) * 1.0
            off = 0.06 * q * math.exp(-(((1 - q) / 0.2) ** 2))
            V.append((r * math.cos(th) + off, r * math.sin(th), z))
            U.append((k / segs, q))
    for j in range(rows):
        for k in range(segs):
            a, b = j * segs + k, j * segs + (k + 1) % segs
            F.append((a, b, b + segs, a + segs))
    return mesh_obj(name, V, F, mat, uvs=U)


def dollop(name, R=0.4, mat=None, turns=2.3, h=0.5, tube_r=0.16, seed=1):
    """cream piped in a rising spiral with a curled tip"""
    pts, rad = [], []
    n = int(turns * 22)
    for i in range(n + 1):
        t = i / n
        th = t * turns * 2 * math.pi
        r = R * (1 - t) ** 0.85 * 0.72
        pts.append((r * math.cos(th), r * math.sin(th), tube_r * 0.8 + h * t**1.15))
        rad.append((1 - 0.62 * t) if t < 0.97 else 0.2)
    pts.append((0.03, 0.02, pts[-1][2] + 0.1))
    rad.append(0.05)
    pts.append((0.07, 0.05, pts[-1][2] + 0.05))
    rad.append(0.0)
    o = tube(name, pts, tube_r, mat, 10, radii=rad, resu=8)
    return o


def petri_smear(name, pts, width, h, mat, seed=1):
    """product smear/swatch: flattened stroke with ridges, lying on z=0"""
    rng = random.Random(seed)
    P = spline([(x, y) for x, y in pts], 24)
    V, U, F = [], [], []
    n = len(P)
    m = 36
    for i, p in enumerate(P):
        a = np.array(P[max(0, i - 1)])
        b = np.array(P[min(n - 1, i + 1)])
        t = b - a
        t /= np.linalg.norm(t)
        nn = np.array([-t[1], t[0]])
        s = i / (n - 1)
        w = (
            width
            * (math.sin(math.pi * min(1, s * 1.0 + 0.0)) ** 0.35 if 0 < s < 1 else 0.0)
            * (1 + 0.08 * mnoise.noise(Vector((s * 6, seed, 0))))
        )
        for k in range(m + 1):
            u = k / m * 2 - 1
            edge = max(0, 1 - abs(u) ** 3.2)
            ridge = (
                0.5
                + 0.32 * mnoise.noise(Vector((u * 7.0, s * 1.2, seed)))
                + 0.2 * mnoise.noise(Vector((u * 17, s * 2.2, seed + 5)))
            )
            end = 1 + 0.9 * math.exp(-(((s - 0.93) / 0.05) ** 2))
            z = h * edge * (0.45 + ridge * 0.75) * end * (min(1, s * 14) * min(1, (1 - s) * 20))
            V.append((p[0] + nn[0] * u * w, p[1] + nn[1] * u * w, z))
            U.append((k / m, s))
    for i in range(n - 1):
        for k in range(m):
            a = i * (m + 1) + k
            F.append((a, a + 1, a + m + 2, a + m + 1))
    return mesh_obj(name, V, F, mat, uvs=U)


def label_panel(lines, mat, y, z, gap=1.45):
    """stack of centred text lines on a flat front; lines=[(text,size,font,spacing)]"""
    out = []
    for t, s, f, sp in lines:
        o = text(t, s, mat, f, 0.0015, sp)
        o.location = (0, y, z)
        out.append(o)
        z -= s * gap
    return out
