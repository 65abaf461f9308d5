"""Satin without a simulation."""

import math

import numpy as np
from mathutils import Vector, noise as mnoise

from .objects import mesh_obj
from .shapes import fillet


def drape(
    name,
    width,
    top,
    mat,
    y_back=2.0,
    y_front=-0.9,
    z_top=0.9,
    z_floor=0.0,
    floor_out=3.0,
    edge_r=0.16,
    foot_r=0.35,
    amp=0.13,
    folds=7.0,
    seed=1,
    nx=420,
    ns=260,
    top_amp=0.012,
):
    """procedural satin: lies on a block, rolls over its front edge, hangs in folds and pools on the floor.
    deterministic and instant - nicer and cheaper than a cloth simulation for this shape"""
    P_ = fillet(
        [
            (y_back, z_top),
            (y_front, z_top, edge_r),
            (y_front - 0.05, z_floor, foot_r),
            (y_front - floor_out, z_floor),
        ],
        16,
    )
    P_ = np.array([(p[0], p[1]) for p in P_])
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P_, axis=0), axis=1))]
    S = np.linspace(0, d[-1], ns + 1)
    Y = np.interp(S, d, P_[:, 0])
    Z = np.interp(S, d, P_[:, 1])
    T = np.gradient(np.stack([Y, Z], 1), axis=0)
    T /= np.linalg.norm(T, axis=1)[:, None]
    Nn = np.stack([T[:, 1], -T[:, 0]], 1)
    Nn *= np.sign(Nn[0, 1] or 1)
    s_edge = (y_back - y_front) - edge_r
    s_floor = s_edge + (z_top - z_floor)
    V, U, F = [], [], []
    for j, s in enumerate(S):
        h = min(1, max(0, (s - s_edge) / (z_top - z_floor)))
        fl = min(1, max(0, (s - s_floor) / floor_out))
        a = top_amp + amp * (h**0.8) * (1 - 0.55 * fl)
        for i in range(nx + 1):
            x = (i / nx - 0.5) * width
            w = (
                x
                + 0.22 * mnoise.noise(Vector((x * 0.55, s * 0.35, seed))) * (1 + 1.2 * fl)
                + 0.55 * fl * math.sin(s * 1.1 + seed) * 0.6
            )
            q = 0.5 + 0.5 * math.sin(
                w * folds * 0.9 + 1.7 * mnoise.noise(Vector((w * 0.5, s * 0.22, seed + 9)))
            )
            q = q**1.6
            q2 = 0.5 + 0.5 * math.sin(
                w * folds * 2.3 + 3 * mnoise.noise(Vector((w * 0.8, s * 0.3, seed + 4)))
            )
            m = 0.6 + 0.8 * (mnoise.noise(Vector((x * 0.7, s * 0.25, seed + 20))) + 0.3)
            k = a * (q + 0.22 * q2) * m + 0.05 * fl * (
                mnoise.noise(Vector((x * 1.1, s * 1.0, seed + 30))) + 0.5
            )
            V.append((x, Y[j] + Nn[j, 0] * k, Z[j] + Nn[j, 1] * k + 0.004))
            U.append((i / nx, j / ns))
    for j in range(ns):
        for i in range(nx):
            q = j * (nx + 1) + i
            F.append((q, q + 1, q + nx + 2, q + nx + 1))
    return mesh_obj(name, V, F, mat, uvs=U)
