"""Solids as a workshop makes them: turned, lofted, boxed, drawn as tubes."""

import math

import bpy
import bmesh
import numpy as np

from .objects import link, mesh_obj, mod, place


def fillet(pts, n=10):
    """Polyline [(x,z) or (x,z,r)] -> dense polyline with round corners of radius r."""
    P = [np.array(p[:2], float) for p in pts]
    R = [p[2] if len(p) > 2 else 0 for p in pts]
    out = []
    for i, p in enumerate(P):
        r = R[i]
        if r <= 0 or i == 0 or i == len(P) - 1:
            out.append(p)
            continue
        a = P[i - 1] - p
        b = P[i + 1] - p
        la, lb = np.linalg.norm(a), np.linalg.norm(b)
        if la < 1e-9 or lb < 1e-9:
            out.append(p)
            continue
        a /= la
        b /= lb
        cosv = float(np.clip(a @ b, -1, 1))
        ang = math.acos(cosv)
        if abs(ang - math.pi) < 1e-3:
            out.append(p)
            continue
        d = min(r / math.tan(ang / 2), la * 0.499, lb * 0.499)
        rr = d * math.tan(ang / 2)
        bis = a + b
        bis /= np.linalg.norm(bis)
        c = p + bis * (rr / math.sin(ang / 2))
        s = p + a * d
        e = p + b * d
        a0 = math.atan2(*(s - c)[::-1])
        a1 = math.atan2(*(e - c)[::-1])
        da = (a1 - a0 + math.pi) % (2 * math.pi) - math.pi
        k = max(2, int(n * abs(da) / (math.pi / 2)) + 1)
        for t in np.linspace(0, 1, k + 1):
            out.append(c + rr * np.array([math.cos(a0 + da * t), math.sin(a0 + da * t)]))
    res = [out[0]]
    for q in out[1:]:
        if np.linalg.norm(q - res[-1]) > 1e-6:
            res.append(q)
    return [tuple(q) for q in res]


def spline(pts, n=12, closed=False):
    """Catmull-Rom through 2D/3D points."""
    P = [np.array(p, float) for p in pts]
    out = []
    N = len(P)
    rng = range(N) if closed else range(N - 1)
    for i in rng:
        if closed:
            p0, p1, p2, p3 = P[i - 1], P[i], P[(i + 1) % N], P[(i + 2) % N]
        else:
            p1, p2 = P[i], P[i + 1]
            p0 = P[i - 1] if i > 0 else 2 * p1 - p2
            p3 = P[i + 2] if i + 2 < N else 2 * p2 - p1
        for t in np.linspace(0, 1, n, endpoint=False):
            out.append(
                0.5
                * (
                    (2 * p1)
                    + (-p0 + p2) * t
                    + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
                    + (-p0 + 3 * p1 - 3 * p2 + p3) * t**3
                )
            )
    if not closed:
        out.append(P[-1])
    return [tuple(q) for q in out]


def lathe(name, profile, mat=None, segs=128, fn=None):
    """Profile: dense [(r,z)...] bottom->top (outer) ; r==0 at an end makes a pole. fn(theta,r,z)->(r,z) optional."""
    V, F, U = [], [], []
    rings = []
    L = len(profile)
    for i, (r, z) in enumerate(profile):
        if r < 1e-7 and i in (0, L - 1):
            rings.append([len(V)])
            V.append((0, 0, z))
            U.append((0.5, i / (L - 1)))
        else:
            ring = []
            for k in range(segs):
                th = 2 * math.pi * k / segs
                rr, zz = fn(th, r, z) if fn else (r, z)
                ring.append(len(V))
                V.append((rr * math.cos(th), rr * math.sin(th), zz))
                U.append((k / segs, i / (L - 1)))
            rings.append(ring)
    for a, b in zip(rings[:-1], rings[1:]):
        if len(a) == 1 and len(b) == 1:
            continue
        for k in range(segs):
            k2 = (k + 1) % segs
            if len(a) == 1:
                F.append((a[0], b[k2], b[k]))
            elif len(b) == 1:
                F.append((a[k], a[k2], b[0]))
            else:
                F.append((a[k], a[k2], b[k2], b[k]))
    return mesh_obj(name, V, F, mat, uvs=U)


def rrect(a, b, r, n=10):
    """Rounded rectangle outline, half sizes a,b."""
    r = max(min(r, a - 1e-4, b - 1e-4), 1e-4)
    pts = []
    for cx, cy, s in ((a - r, b - r, 0), (-a + r, b - r, 90), (-a + r, -b + r, 180), (a - r, -b + r, 270)):
        for t in np.linspace(0, 90, n + 1):
            th = math.radians(s + t)
            pts.append((cx + r * math.cos(th), cy + r * math.sin(th)))
    return pts


def loft(name, profile, a, b, r, mat=None, n=12, outline=None):
    """Rounded-rectangle body. profile: [(offset,z)] offset<=0 shrinks the outline. Caps closed when first/last."""
    V, F = [], []
    rings = []
    for off, z in profile:
        o = outline(off) if outline else rrect(a + off, b + off, max(r + off, 0.004), n)
        rings.append(list(range(len(V), len(V) + len(o))))
        V += [(x, y, z) for x, y in o]
    m = len(rings[0])
    for p, q in zip(rings[:-1], rings[1:]):
        for k in range(m):
            F.append((p[k], p[(k + 1) % m], q[(k + 1) % m], q[k]))
    F.append(tuple(reversed(rings[0])))
    F.append(tuple(rings[-1]))
    return mesh_obj(name, V, F, mat)


def box(name, size, mat=None, bevel=0.02, seg=4, loc=(0, 0, 0), rot=(0, 0, 0)):
    """A box with bevelled edges, centred on `loc`; rotation in degrees."""
    x, y, z = [s / 2 for s in size]
    V = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    F = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    o = mesh_obj(name, V, F, mat)
    if bevel:
        mod(o, "BEVEL", width=bevel, segments=seg, harden_normals=True)
    return place(o, loc, rot)


def disc(name, r, h, mat=None, bevel=0.03, segs=160, loc=(0, 0, 0)):
    """Podium: cylinder with filleted rims, base at z=0."""
    o = lathe(name, fillet([(0, 0), (r, 0, bevel), (r, h, bevel), (0, h)]), mat, segs)
    return place(o, loc)


def sphere(name, r=1, mat=None, seg=64, rings=32, loc=(0, 0, 0)):
    """A smooth UV sphere."""
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=seg, v_segments=rings, radius=r)
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    o = bpy.data.objects.new(name, me)
    if mat:
        me.materials.append(mat)
    link(o)
    o.location = loc
    return o


def ico(name, r=1, sub=3, mat=None, loc=(0, 0, 0)):
    """A smooth icosphere: cheap, for small round things in large numbers."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=r)
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    o = bpy.data.objects.new(name, me)
    if mat:
        me.materials.append(mat)
    link(o)
    o.location = loc
    return o


def grid(name, sx, sy, nx, ny, fn=None, mat=None, loc=(0, 0, 0)):
    """fn(x,y,u,v)->(x,y,z)."""
    V, U, F = [], [], []
    for j in range(ny + 1):
        for i in range(nx + 1):
            u, v = i / nx, j / ny
            x, y = (u - 0.5) * sx, (v - 0.5) * sy
            V.append(fn(x, y, u, v) if fn else (x, y, 0))
            U.append((u, v))
    for j in range(ny):
        for i in range(nx):
            a = j * (nx + 1) + i
            F.append((a, a + 1, a + nx + 2, a + nx + 1))
    o = mesh_obj(name, V, F, mat, uvs=U)
    o.location = loc
    return o


def tube(
    name,
    pts,
    radius=0.05,
    mat=None,
    res=6,
    closed=False,
    radii=None,
    bezier=False,
    order=4,
    resu=12,
    taper=None,
):
    """Round tube along points (NURBS-smooth)."""
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = radius
    cu.bevel_resolution = res
    cu.use_fill_caps = True
    cu.resolution_u = resu
    sp = cu.splines.new("NURBS")
    sp.points.add(len(pts) - 1)
    for i, p in enumerate(pts):
        sp.points[i].co = (*p, 1)
        if radii is not None:
            sp.points[i].radius = radii[i]
    sp.use_cyclic_u = closed
    sp.use_endpoint_u = not closed
    sp.order_u = min(order, len(pts))
    sp.use_smooth = True
    o = bpy.data.objects.new(name, cu)
    if mat:
        cu.materials.append(mat)
    return link(o)


def to_mesh(o, keep=False):
    """Turns a curve or text object into a mesh object."""
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(dg))
    n = bpy.data.objects.new(o.name, me)
    n.matrix_world = o.matrix_world.copy()
    link(n)
    if not keep:
        bpy.data.objects.remove(o)
    return n


def join(objs, name=None):
    """Join meshes (bakes transforms + modifiers)."""
    dg = bpy.context.evaluated_depsgraph_get()
    dg.update()
    bm = bmesh.new()
    mats = []
    for o in objs:
        me = bpy.data.meshes.new_from_object(o.evaluated_get(dg), depsgraph=dg)
        me.transform(o.matrix_world)
        off = []
        for m in me.materials:
            if m not in mats:
                mats.append(m)
            off.append(mats.index(m))
        if off:
            idx = [0] * len(me.polygons)
            me.polygons.foreach_get("material_index", idx)
            me.polygons.foreach_set("material_index", [off[min(i, len(off) - 1)] for i in idx])
        bm.from_mesh(me)
        bpy.data.meshes.remove(me)
    me = bpy.data.meshes.new(name or objs[0].name)
    bm.to_mesh(me)
    bm.free()
    for m in mats:
        me.materials.append(m)
    for o in objs:
        bpy.data.objects.remove(o)
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(42)
    return link(bpy.data.objects.new(name or "joined", me))
