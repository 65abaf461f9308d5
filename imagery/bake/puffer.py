"""Simulates the puffer jacket: torso, sleeve and collar: blender -b --factory-startup -P imagery/bake/puffer.py"""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from studio import *
import time

reset()


def tubecloth(name, rows, nth, ring, seams, zips=(), jitter=0.01, seed=1, **kw):
    """ring(s)-> function theta->(x,y,z); seams = list of s (0..1) that stay stitched"""
    V, U, F = [], [], []
    rng = random.Random(seed)
    pins = []
    cols = [int(round(z * nth)) % nth for z in zips]
    sr = sorted({int(round(s * rows)) for s in seams})
    for j in range(rows + 1):
        s = j / rows
        f = ring(s)
        for k in range(nth):
            th = 2 * math.pi * k / nth
            x, y, z = f(th)
            n = mnoise.noise(Vector((x * 3, y * 3, z * 3 + seed))) * jitter
            V.append((x * (1 + n), y * (1 + n), z))
            U.append((k / nth, s))
            if j in sr or k in cols:
                pins.append(len(V) - 1)
    for j in range(rows):
        for k in range(nth):
            F.append((j * nth + k, j * nth + (k + 1) % nth, (j + 1) * nth + (k + 1) % nth, (j + 1) * nth + k))
    o = mesh_obj(name, V, F, None, uvs=U)
    g = o.vertex_groups.new(name="pin")
    g.add(pins, 1.0, "REPLACE")
    t = time.time()
    cloth_drop(
        o,
        [],
        frames=kw.get("frames", 32),
        quality=5,
        mass=0.25,
        tension=kw.get("tension", 8),
        bending=kw.get("bending", 0.12),
        pressure=kw.get("pressure", 3.0),
        pins="pin",
        gravity=kw.get("gravity", 0.25),
        damping=4,
        shrink=kw.get("shrink", -0.28),
        self_coll=False,
        thick=0.01,
    )
    save_mesh(o, name)
    print("SIM", name, time.time() - t, flush=True)
    bpy.data.objects.remove(o)


def interp(tab, s):
    for a, b in zip(tab[:-1], tab[1:]):
        if a[0] <= s <= b[0]:
            t = (s - a[0]) / (b[0] - a[0])
            t = t * t * (3 - 2 * t) if a[3:] == ("s",) else t
            return [x + (y - x) * t for x, y in zip(a[1:4], b[1:4])]
    return list(tab[-1][1:4])


# torso: s, a(x), b(y), z
T = [
    (0, 0.80, 0.52, 0.0),
    (0.12, 0.92, 0.60, 0.22),
    (0.30, 0.97, 0.62, 0.62),
    (0.50, 1.0, 0.63, 1.08),
    (0.66, 1.0, 0.60, 1.46),
    (0.78, 0.93, 0.54, 1.78),
    (0.86, 0.74, 0.46, 2.0),
    (0.92, 0.50, 0.40, 2.14),
    (1.0, 0.40, 0.37, 2.24),
]


def ring(s):
    a, b, z = interp(T, s)
    return lambda th: (
        a * math.copysign(abs(math.cos(th)) ** 0.86, math.cos(th)),
        b * math.copysign(abs(math.sin(th)) ** 0.86, math.sin(th)),
        z,
    )


0 and tubecloth(
    "puff_torso", 140, 200, ring, [0, 0.03, 0.17, 0.31, 0.45, 0.59, 0.73, 0.86, 1.0], zips=(0.75,), seed=2
)
# collar
C = [(0, 0.40, 0.37, 2.22), (0.3, 0.45, 0.42, 2.36), (0.6, 0.46, 0.43, 2.55), (1, 0.42, 0.40, 2.72)]


def ringc(s):
    a, b, z = interp(C, s)
    return lambda th: (a * math.cos(th), b * math.sin(th) - 0.02 * s, z - 0.10 * s * max(0, -math.sin(th)))


0 and tubecloth("puff_collar", 56, 130, ringc, [0, 0.5, 1.0], zips=(0.75,), seed=4, pressure=3.5)
# sleeve (right): centre line + radius
SL = spline(
    [
        (0.42, 0.02, 1.56),
        (0.74, 0.02, 1.62),
        (1.02, 0.0, 1.44),
        (1.22, -0.03, 1.04),
        (1.32, -0.12, 0.52),
        (1.32, -0.24, 0.0),
        (1.29, -0.30, -0.22),
    ],
    30,
)
P_ = np.array(SL)


def rings(s):
    i = min(len(P_) - 1, int(s * (len(P_) - 1)))
    c = P_[i]
    t = P_[min(i + 1, len(P_) - 1)] - P_[max(i - 1, 0)]
    t /= np.linalg.norm(t)
    u = np.cross(t, (0, 1, 0))
    u /= np.linalg.norm(u)
    v = np.cross(t, u)
    r = (0.33 + 0.06 * min(1, s / 0.25) - 0.12 * s) if s < 0.93 else 0.25
    return lambda th: tuple(c + u * r * math.cos(th) + v * r * 0.98 * math.sin(th))


tubecloth(
    "puff_sleeve",
    130,
    110,
    rings,
    [0, 0.12, 0.26, 0.40, 0.54, 0.68, 0.81, 0.93, 1.0],
    seed=7,
    shrink=-0.42,
    pressure=2.2,
    bending=0.06,
    jitter=0.03,
)
