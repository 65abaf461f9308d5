"""Blades and petals with their materials, the parts that studio.flora makes plants of."""

import math
import random

from .objects import mesh_obj
from .nodes import Mat


def leaf_mat(
    color="#3f7d3a", vein="#8fbf6a", back="#6fa35a", rough=0.35, uv=True, sss=0.0, trans=0.35, nveins=9
):
    """Leaf: UV u across (0..1), v along. midrib + side veins, translucent."""
    m = Mat("leaf")
    u, v, _ = m.sep(m.coord("UV"))
    d = m.math("ABSOLUTE", m.math("SUBTRACT", u, 0.5))
    mid = m.maprange(d, 0.0, 0.03, 1, 0, True)
    ph = m.math("SUBTRACT", m.math("MULTIPLY", v, nveins), m.math("MULTIPLY", d, nveins * 0.85))
    fr = m.math("ABSOLUTE", m.math("SUBTRACT", m.math("FRACT", ph), 0.5))
    side = m.maprange(fr, 0, 0.1, 0.8, 0, True)
    vn = m.math("MAXIMUM", mid, side)
    n = m.noise(3, 4, vec=m.coord())
    col = m.mix(m.maprange(n, 0.3, 0.7, 0, 0.5), color, back)
    col = m.mix(m.math("MULTIPLY", vn, 0.55), col, vein)
    h = m.math("ADD", m.math("MULTIPLY", fr, 0.9), m.math("MULTIPLY", m.noise(40, 3, vec=m.coord()), 0.15))
    p = m.principled(base=col, rough=rough, spec=0.4, normal=m.bump(h, 0.45, 0.02))
    tl = m.n("BsdfTranslucent", {"Color": col})
    m.out_surf(m.mixsh(trans, p, tl))
    return m.m


def petal_mat(tip, base, trans=0.4, rough=0.55, sss=0, streak=0.25):
    """Petal: colour runs base->tip with UV v, fine streaks."""
    m = Mat("petal")
    u, v, _ = m.sep(m.coord("UV"))
    st = m.noise(9, 4, 0.6, vec=m.mapping(m.coord("UV"), scale=(9, 0.7, 1)))
    f = m.math("ADD", v, m.math("MULTIPLY", m.math("SUBTRACT", st, 0.5), streak))
    col = m.mix(m.maprange(f, 0.05, 0.8, 0, 1, True), base, tip)
    rnd = m.n("ObjectInfo").outputs["Random"]
    col = m.n(
        "HueSaturation",
        {
            "Color": col,
            "Value": m.maprange(rnd, 0, 1, 0.9, 1.08),
            "Saturation": m.maprange(rnd, 0, 1, 0.88, 1.1),
        },
    ).outputs[0]
    p = m.principled(base=col, rough=rough, spec=0.25, sheen=0.3, normal=m.bump(st, 0.12, 0.02))
    tl = m.n("BsdfTranslucent", {"Color": col})
    m.out_surf(m.mixsh(trans, p, tl))
    return m.m


def leaf(
    name,
    length=1,
    width=0.45,
    mat=None,
    nx=12,
    ny=28,
    curl=0.25,
    fold=0.18,
    droop=0.35,
    tip=1.6,
    serrate=0,
    wave=0.03,
    ns=22,
    seed=0,
    base=0.75,
):
    """Leaf/petal blade along +Y from the origin."""
    rng = random.Random(seed)
    V, U, F = [], [], []
    for j in range(ny + 1):
        v = j / ny
        w = width * 0.5 * (math.sin(math.pi * v**base)) ** (1 / tip) if v < 1 else 0
        if serrate:
            w *= 1 + serrate * (abs((v * ns) % 1 - 0.5) * 2 - 0.5)
        for i in range(nx + 1):
            u = i / nx * 2 - 1
            x = u * w
            y = v * length
            z = (
                fold * abs(u) ** 1.4 * w * 2
                - droop * length * v * v * 0.5
                + wave * math.sin(v * 14 + u * 2 + seed) * abs(u) * length
            )
            z += curl * (u * u) * v * w
            V.append((x, y, z))
            U.append(((u + 1) / 2, v))
    for j in range(ny):
        for i in range(nx):
            a = j * (nx + 1) + i
            F.append((a, a + 1, a + nx + 2, a + nx + 1))
    return mesh_obj(name, V, F, mat, uvs=U)
