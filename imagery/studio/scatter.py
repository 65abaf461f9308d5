"""Things strewn over surfaces: drops, seeds, grains."""

import bpy
import numpy as np
from mathutils import Vector, Quaternion, noise as mnoise

from .objects import link
from .shapes import ico


def mesh_arrays(o, world=True):
    """Triangles of a mesh as arrays: vertices, triangle indices and normals."""
    dg = bpy.context.evaluated_depsgraph_get()
    dg.update()
    e = o.evaluated_get(dg)
    me = e.to_mesh()
    me.calc_loop_triangles()
    n = len(me.vertices)
    v = np.empty(n * 3, np.float32)
    me.vertices.foreach_get("co", v)
    v = v.reshape(-1, 3)
    t = np.empty(len(me.loop_triangles) * 3, np.int32)
    me.loop_triangles.foreach_get("vertices", t)
    t = t.reshape(-1, 3)
    e.to_mesh_clear()
    if world:
        M = np.array(o.matrix_world)
        v = v @ M[:3, :3].T + M[:3, 3]
    return v, t


def sample_surface(o, n, rng=None, zmin=None, nz=None, min_dist=0, cond=None):
    """Random points+normals on a mesh. nz: keep only normals with z>nz. min_dist: poisson-ish rejection."""
    rng = rng or np.random.default_rng(1)
    v, t = mesh_arrays(o)
    a, b, c = v[t[:, 0]], v[t[:, 1]], v[t[:, 2]]
    cr = np.cross(b - a, c - a)
    ar = np.linalg.norm(cr, axis=1)
    nn = cr / np.maximum(ar[:, None], 1e-12)
    w = ar.copy()
    if nz is not None:
        w[nn[:, 2] < nz] = 0
    w /= w.sum()
    k = rng.choice(len(t), size=n * (4 if (min_dist or cond) else 1), p=w)
    r1, r2 = rng.random(len(k)), rng.random(len(k))
    s = np.sqrt(r1)
    p = a[k] * (1 - s)[:, None] + b[k] * (s * (1 - r2))[:, None] + c[k] * (s * r2)[:, None]
    N = nn[k]
    if cond is not None:
        m = np.array([bool(cond(q)) for q in p])
        p, N = p[m], N[m]
    if min_dist:
        keep = []
        cell = {}
        for i, q in enumerate(p):
            key = tuple((q // min_dist).astype(int))
            ok = True
            for dx in (-1, 0, 1):
                for dy in (-1, 0, 1):
                    for dz in (-1, 0, 1):
                        for j in cell.get((key[0] + dx, key[1] + dy, key[2] + dz), ()):
                            if np.sum((p[j] - q) ** 2) < min_dist**2:
                                ok = False
                                break
                        if not ok:
                            break
                    if not ok:
                        break
                if not ok:
                    break
            if ok:
                keep.append(i)
                cell.setdefault(key, []).append(i)
            if len(keep) >= n:
                break
        p, N = p[keep], N[keep]
    return p[:n], N[:n]


def align_rot(normal, spin=0.0):
    """The rotation that lays local Z along a normal, turned by `spin` radians about it."""
    q = Vector((0, 0, 1)).rotation_difference(Vector(normal))
    return (q @ Quaternion((0, 0, 1), spin)).to_euler()


def droplets(
    target, n, rmin, rmax, mat, rng=None, power=3.0, flat=0.55, cond=None, min_dist=None, proto=None, nz=None
):
    """Water drops sitting on a surface (power-law sizes, squashed along the normal)."""
    rng = rng or np.random.default_rng(3)
    protos = []
    for k in range(5):
        o = ico("drop", 1, 3, mat)
        for v in o.data.vertices:
            q = v.co.copy()
            f = 1 + 0.13 * mnoise.noise(q * 1.3 + Vector((k * 7, 0, 0)))
            v.co = q * f
            if v.co.z < 0:
                v.co.z *= 0.35
        protos.append(o)
        o.hide_render = True
        o.hide_viewport = True
    p, N = sample_surface(target, n, rng, min_dist=min_dist or rmin * 2.2, cond=cond, nz=nz)
    out = []
    for q, nn in zip(p, N):
        r = rmin + (rmax - rmin) * rng.random() ** power
        d = protos[rng.integers(5)]
        c = bpy.data.objects.new("drop", d.data)
        link(c)
        c.location = Vector(q) + Vector(nn) * (r * flat * 0.12)
        c.rotation_euler = align_rot(nn, rng.random() * 6.28)
        c.scale = (r * (0.9 + 0.3 * rng.random()), r, r * flat)
        out.append(c)
    return out
