"""studio.py - tiny product-photo studio on top of Blender 3.4 / Cycles CPU.
1 unit = 10 cm.  Camera looks roughly along +Y, X is right, Z is up.
"""
import bpy, bmesh, math, random, os, sys, time
import numpy as np
from mathutils import Vector, Matrix, Euler, Quaternion
from mathutils import noise as mnoise


# ------------------------------------------------------------------ basics
def lin(c, a=1.0):
    """'#rrggbb' (sRGB) -> linear rgba. Tuples/lists are passed through as linear."""
    if isinstance(c, str):
        c = c.lstrip("#")
        v = [int(c[i : i + 2], 16) / 255 for i in (0, 2, 4)]
        v = [x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in v]
        return (*v, a)
    c = tuple(c)
    return c if len(c) == 4 else (*c, a)


def reset(seed=1):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed)
    np.random.seed(seed)
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    s.cycles.device = "CPU"
    s.cycles.use_denoising = False  # Debian's build has no OIDN
    s.world = bpy.data.worlds.new("W")
    s.world.use_nodes = True
    return s


def link(o, coll=None):
    (coll or bpy.context.scene.collection).objects.link(o)
    return o


def mesh_obj(name, verts, faces, mat=None, smooth=True, uvs=None, coll=None):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    if uvs is not None:
        ul = me.uv_layers.new(name="UVMap")
        idx = np.empty(len(me.loops), dtype=np.int32)
        me.loops.foreach_get("vertex_index", idx)
        arr = np.asarray(uvs, dtype=np.float32)
        ul.data.foreach_set("uv", arr[idx].ravel() if len(arr) == len(verts) else arr.ravel())
    me.update()
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(42)
    o = bpy.data.objects.new(name, me)
    if mat:
        me.materials.append(mat)
    return link(o, coll)


def mod(o, typ, **kw):
    m = o.modifiers.new(typ.lower(), typ)
    for k, v in kw.items():
        setattr(m, k, v)
    return m


def subsurf(o, lv=2, render=None):
    return mod(o, "SUBSURF", levels=lv, render_levels=render if render is not None else lv)


def apply_mods(o):
    """bake evaluated mesh into the object"""
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(dg), preserve_all_data_layers=True, depsgraph=dg)
    o.modifiers.clear()
    o.data = me
    return o


def place(o, loc=None, rot=None, scale=None):
    if loc is not None:
        o.location = loc
    if rot is not None:
        o.rotation_euler = [math.radians(a) for a in rot]
    if scale is not None:
        o.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return o


def parent(children, name="grp", loc=None, rot=None, scale=None):
    e = bpy.data.objects.new(name, None)
    link(e)
    for c in children:
        c.parent = e
    return place(e, loc, rot, scale)


def inst(o, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, mat=None):
    """linked copy (shares mesh: memory-cheap instance)"""
    c = bpy.data.objects.new(o.name, o.data)
    for m in o.modifiers:
        nm = c.modifiers.new(m.name, m.type)
        for p in m.bl_rna.properties:
            if not p.is_readonly and p.identifier not in ("name", "type"):
                try:
                    setattr(nm, p.identifier, getattr(m, p.identifier))
                except Exception:
                    pass
    link(c)
    place(c, loc, rot, scale)
    if mat:
        c.material_slots[0].link = "OBJECT"
        c.material_slots[0].material = mat
    return c


# ------------------------------------------------------------------ geometry
def fillet(pts, n=10):
    """polyline [(x,z) or (x,z,r)] -> dense polyline with round corners of radius r."""
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
    """Catmull-Rom through 2D/3D points"""
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
    """profile: dense [(r,z)...] bottom->top (outer) ; r==0 at an end makes a pole. fn(theta,r,z)->(r,z) optional"""
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
    """rounded rectangle outline, half sizes a,b"""
    r = max(min(r, a - 1e-4, b - 1e-4), 1e-4)
    pts = []
    for cx, cy, s in ((a - r, b - r, 0), (-a + r, b - r, 90), (-a + r, -b + r, 180), (a - r, -b + r, 270)):
        for t in np.linspace(0, 90, n + 1):
            th = math.radians(s + t)
            pts.append((cx + r * math.cos(th), cy + r * math.sin(th)))
    return pts


def loft(name, profile, a, b, r, mat=None, n=12, outline=None):
    """rounded-rectangle body. profile: [(offset,z)] offset<=0 shrinks the outline. Caps closed when first/last."""
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
    x, y, z = [s / 2 for s in size]
    V = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    F = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    o = mesh_obj(name, V, F, mat)
    if bevel:
        mod(o, "BEVEL", width=bevel, segments=seg, harden_normals=True)
    return place(o, loc, rot)


def disc(name, r, h, mat=None, bevel=0.03, segs=160, loc=(0, 0, 0)):
    """podium: cylinder with filleted rims, base at z=0"""
    o = lathe(name, fillet([(0, 0), (r, 0, bevel), (r, h, bevel), (0, h)]), mat, segs)
    return place(o, loc)


def sphere(name, r=1, mat=None, seg=64, rings=32, loc=(0, 0, 0)):
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
    """fn(x,y,u,v)->(x,y,z)"""
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
    """round tube along points (NURBS-smooth)"""
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
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(dg))
    n = bpy.data.objects.new(o.name, me)
    n.matrix_world = o.matrix_world.copy()
    link(n)
    if not keep:
        bpy.data.objects.remove(o)
    return n


def join(objs, name=None):
    """join meshes (bakes transforms + modifiers)"""
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


FONTS = {
    "inter": "/usr/share/fonts/opentype/inter/Inter-Medium.otf",
    "inter-l": "/usr/share/fonts/opentype/inter/Inter-Light.otf",
    "inter-b": "/usr/share/fonts/opentype/inter/Inter-Bold.otf",
    "lato": "/usr/share/fonts/truetype/lato/Lato-Regular.ttf",
    "lato-l": "/usr/share/fonts/truetype/lato/Lato-Light.ttf",
    "garamond": "/usr/share/fonts/opentype/ebgaramond/EBGaramond12-Regular.otf",
    "garamond-i": "/usr/share/fonts/opentype/ebgaramond/EBGaramond12-Italic.otf",
}


def text(s, size=0.1, mat=None, font="inter", depth=0.0, spacing=1.0, align="CENTER", line=1.0):
    """flat text mesh in XZ plane, centred, facing -Y"""
    cu = bpy.data.curves.new("t", "FONT")
    cu.body = s
    cu.size = size
    cu.font = bpy.data.fonts.load(FONTS[font], check_existing=True)
    cu.align_x = align
    cu.align_y = "CENTER"
    cu.extrude = depth
    cu.space_character = spacing
    cu.space_line = line
    cu.resolution_u = 6
    o = bpy.data.objects.new("t", cu)
    link(o)
    bpy.context.view_layer.update()
    m = to_mesh(o)
    m.data.transform(Matrix.Rotation(math.pi / 2, 4, "X"))
    m.data.materials.clear()
    if mat:
        m.data.materials.append(mat)
    return m


def wrap_cyl(o, R, angle0=-90, eps=0.002):
    """bend a flat XZ text around a cylinder of radius R, centred on angle0 (deg; -90 faces camera at -Y)"""
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.subdivide_edges(bm, edges=[e for e in bm.edges if e.calc_length() > R * 0.06], cuts=3)
    for v in bm.verts:
        th = math.radians(angle0) + v.co.x / R
        rr = R + eps - v.co.y
        v.co = (rr * math.cos(th), rr * math.sin(th), v.co.z)
    bm.to_mesh(o.data)
    bm.free()
    return o


# ------------------------------------------------------------------ sampling / scatter
def mesh_arrays(o, world=True):
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
    """random points+normals on a mesh. nz: keep only normals with z>nz. min_dist: poisson-ish rejection"""
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
    q = Vector((0, 0, 1)).rotation_difference(Vector(normal))
    return (q @ Quaternion((0, 0, 1), spin)).to_euler()


def droplets(
    target, n, rmin, rmax, mat, rng=None, power=3.0, flat=0.55, cond=None, min_dist=None, proto=None, nz=None
):
    """water drops sitting on a surface (power-law sizes, squashed along the normal)"""
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


def rigid_settle(active, passive, frames=90, shape="CONVEX_HULL", friction=0.6, substeps=10):
    """drop objects with Bullet and freeze them where they rest"""
    sc = bpy.context.scene
    if not sc.rigidbody_world:
        bpy.ops.rigidbody.world_add()
    w = sc.rigidbody_world
    w.substeps_per_frame = substeps
    w.solver_iterations = 20
    w.collection = bpy.data.collections.new("rb")
    for o in active + passive:
        w.collection.objects.link(o)
    for o in active + passive:
        rb = o.rigid_body
        rb.type = "ACTIVE" if o in active else "PASSIVE"
        rb.collision_shape = shape if o in active else "MESH"
        rb.friction = friction
        rb.use_margin = True
        rb.collision_margin = 0.002
        rb.restitution = 0.05
        rb.linear_damping = 0.2
        rb.angular_damping = 0.35
    w.point_cache.frame_end = frames + 1
    sc.frame_end = frames + 1
    for f in range(1, frames + 1):
        sc.frame_set(f)
    dg = bpy.context.evaluated_depsgraph_get()
    mats = [o.evaluated_get(dg).matrix_world.copy() for o in active]
    sc.frame_set(1)
    for o in active + passive:
        w.collection.objects.unlink(o)
    bpy.ops.rigidbody.world_remove()
    for o, m in zip(active, mats):
        o.matrix_world = m
    sc.frame_set(1)


def cloth_drop(
    o,
    colliders,
    frames=60,
    quality=8,
    mass=0.3,
    tension=15,
    bending=0.5,
    pressure=None,
    pins=None,
    gravity=None,
    damping=5,
    self_coll=False,
    thick=0.015,
    shrink=0,
    friction=5,
):
    """cloth simulation, result baked into the mesh"""
    sc = bpy.context.scene
    for c in colliders:
        if "coll" not in c.modifiers:
            c.modifiers.new("coll", "COLLISION")
        c.collision.thickness_outer = thick
        c.collision.cloth_friction = friction
    m = o.modifiers.new("cloth", "CLOTH")
    s = m.settings
    s.quality = quality
    s.mass = mass
    s.tension_stiffness = tension
    s.compression_stiffness = tension
    s.shear_stiffness = tension * 0.4
    s.bending_stiffness = bending
    s.tension_damping = damping
    s.compression_damping = damping
    s.shear_damping = damping
    s.air_damping = 1.5
    s.shrink_min = shrink
    if pressure is not None:
        s.use_pressure = True
        s.uniform_pressure_force = pressure
    if pins:
        s.vertex_group_mass = pins
    if gravity is not None:
        s.effector_weights.gravity = gravity
    m.collision_settings.distance_min = thick
    m.collision_settings.collision_quality = 4
    m.collision_settings.use_self_collision = self_coll
    m.collision_settings.self_distance_min = thick
    m.point_cache.frame_start = 1
    m.point_cache.frame_end = frames
    for f in range(1, frames + 1):
        sc.frame_set(f)
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(dg), preserve_all_data_layers=True, depsgraph=dg)
    o.modifiers.clear()
    o.data = me
    sc.frame_set(1)
    for c in colliders:
        if "coll" in c.modifiers:
            c.modifiers.remove(c.modifiers["coll"])
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    return o


# ------------------------------------------------------------------ lights & camera
def camera(loc, target, lens=85, fstop=None, focus=None, shift=(0, 0), roll=0):
    cd = bpy.data.cameras.new("Cam")
    o = bpy.data.objects.new("Cam", cd)
    link(o)
    o.location = loc
    d = Vector(target) - Vector(loc)
    o.rotation_euler = d.to_track_quat("-Z", "Y").to_euler()
    if roll:
        o.rotation_euler.rotate_axis("Z", math.radians(roll))
    cd.lens = lens
    cd.sensor_width = 36
    cd.sensor_fit = "AUTO"
    cd.shift_x, cd.shift_y = shift
    cd.clip_end = 500
    if fstop:
        cd.dof.use_dof = True
        cd.dof.aperture_fstop = fstop
        cd.dof.focus_distance = (Vector(focus if focus is not None else target) - Vector(loc)).dot(
            d.normalized()
        )
    bpy.context.scene.camera = o
    return o


def softbox(
    loc,
    target=(0, 0, 0),
    size=(2, 2),
    power=100,
    color="#ffffff",
    spread=180,
    grad=None,
    shape="RECTANGLE",
    cam=False,
    caustics=False,
    glossy=True,
    diffuse=True,
    name="soft",
):
    """area light aimed at target. grad='v'|'r' gives a falloff over the box (nicer highlights)"""
    ld = bpy.data.lights.new(name, "AREA")
    ld.shape = shape
    ld.size, ld.size_y = size
    ld.energy = power
    ld.color = lin(color)[:3]
    ld.spread = math.radians(spread)
    o = bpy.data.objects.new(name, ld)
    link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    o.visible_camera = cam
    o.visible_glossy = glossy
    o.visible_diffuse = diffuse
    if caustics:
        ld.cycles.is_caustics_light = True
    if grad:
        ld.use_nodes = True
        t = ld.node_tree
        em = t.nodes["Emission"]
        g = t.nodes.new("ShaderNodeNewGeometry")
        sp = t.nodes.new("ShaderNodeSeparateXYZ")
        t.links.new(g.outputs["Parametric"], sp.inputs[0])
        r = t.nodes.new("ShaderNodeMapRange")
        r.interpolation_type = "SMOOTHSTEP"
        if grad == "v":
            t.links.new(sp.outputs[1], r.inputs[0])
            r.inputs[3].default_value = 0.12
            r.inputs[4].default_value = 1.6
        elif grad == "u":
            t.links.new(sp.outputs[0], r.inputs[0])
            r.inputs[3].default_value = 0.12
            r.inputs[4].default_value = 1.6
        else:  # 'r' radial falloff, 'halo' radial falloff to zero (soft glow without visible edge)
            v = t.nodes.new("ShaderNodeVectorMath")
            v.operation = "DISTANCE"
            v.inputs[1].default_value = (0.5, 0.5, 0)
            cx = t.nodes.new("ShaderNodeCombineXYZ")
            t.links.new(sp.outputs[0], cx.inputs[0])
            t.links.new(sp.outputs[1], cx.inputs[1])
            t.links.new(cx.outputs[0], v.inputs[0])
            t.links.new(v.outputs["Value"], r.inputs[0])
            r.inputs[1].default_value = 0.12
            r.inputs[2].default_value = 0.62
            r.inputs[3].default_value = 1.7
            r.inputs[4].default_value = 0.15
            if grad == "halo":
                r.inputs[1].default_value = 0
                r.inputs[2].default_value = 0.5
                r.inputs[3].default_value = 3
                r.inputs[4].default_value = 0
        t.links.new(r.outputs[0], em.inputs["Strength"])
    return o


def sun(rot, power=3, angle=2, color="#fff2e0"):
    ld = bpy.data.lights.new("sun", "SUN")
    ld.energy = power
    ld.angle = math.radians(angle)
    ld.color = lin(color)[:3]
    o = bpy.data.objects.new("sun", ld)
    link(o)
    o.rotation_euler = [math.radians(a) for a in rot]
    return o


def sun_from(direction, power=3, angle=2, color="#fff2e0"):
    """direction = where the sun stands, seen from the set"""
    o = sun((0, 0, 0), power, angle, color)
    o.rotation_euler = (-Vector(direction)).to_track_quat("-Z", "Y").to_euler()
    return o


def spot(loc, target, power=500, angle=30, blend=0.5, radius=0.1, color="#fff2e0"):
    ld = bpy.data.lights.new("spot", "SPOT")
    ld.energy = power
    ld.spot_size = math.radians(angle)
    ld.spot_blend = blend
    ld.shadow_soft_size = radius
    ld.color = lin(color)[:3]
    o = bpy.data.objects.new("spot", ld)
    link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    return o


def world(color="#ffffff", strength=0.2, top=None, camera_color=None):
    """flat or vertical-gradient ambient"""
    w = bpy.context.scene.world
    t = w.node_tree
    t.nodes.clear()
    out = t.nodes.new("ShaderNodeOutputWorld")
    bg = t.nodes.new("ShaderNodeBackground")
    bg.inputs[0].default_value = lin(color)
    bg.inputs[1].default_value = strength
    if top:
        tc = t.nodes.new("ShaderNodeTexCoord")
        sp = t.nodes.new("ShaderNodeSeparateXYZ")
        t.links.new(tc.outputs["Generated"], sp.inputs[0])
        mr = t.nodes.new("ShaderNodeMapRange")
        mr.inputs[1].default_value = -0.4
        mr.inputs[2].default_value = 0.8
        t.links.new(sp.outputs[2], mr.inputs[0])
        mx = t.nodes.new("ShaderNodeMixRGB")
        mx.inputs[1].default_value = lin(color)
        mx.inputs[2].default_value = lin(top)
        t.links.new(mr.outputs[0], mx.inputs[0])
        t.links.new(mx.outputs[0], bg.inputs[0])
    t.links.new(bg.outputs[0], out.inputs[0])
    w.cycles.sampling_method = "NONE" if not top else "AUTOMATIC"
    return w


def card(loc, target, size=(2, 2), color="#ffffff", strength=0.0, cam=False):
    """bounce / flag card (diffuse) or emissive reflector, invisible to camera"""
    m = Mat("card")
    if strength:
        m.out_surf(m.n("Emission", {"Color": lin(color), "Strength": strength}))
    else:
        m.out_surf(m.n("BsdfDiffuse", {"Color": lin(color)}))
    o = mesh_obj(
        "card",
        [
            (-size[0] / 2, -size[1] / 2, 0),
            (size[0] / 2, -size[1] / 2, 0),
            (size[0] / 2, size[1] / 2, 0),
            (-size[0] / 2, size[1] / 2, 0),
        ],
        [(0, 1, 2, 3)],
        m.m,
        smooth=False,
    )
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("Z", "Y").to_euler()
    o.visible_camera = cam
    return o


def cyclorama(mat, width=30, depth_front=8, back=5, radius=3, height=16, z=0):
    """infinity cove: floor to wall with a big radius"""
    pts = [(-depth_front, z), (back - radius, z)]
    for t in np.linspace(0, 90, 33)[1:]:
        a = math.radians(t)
        pts.append((back - radius + radius * math.sin(a), z + radius - radius * math.cos(a)))
    pts.append((back, z + height))
    V, F, U = [], [], []
    for i, (y, zz) in enumerate(pts):
        V += [(-width / 2, y, zz), (width / 2, y, zz)]
        U += [(0, i / (len(pts) - 1)), (1, i / (len(pts) - 1))]
    for i in range(len(pts) - 1):
        F.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    return mesh_obj("cyc", V, F, mat, uvs=U)


# ------------------------------------------------------------------ node DSL
class Mat:
    def __init__(s, name="m", disp=False):
        s.m = bpy.data.materials.new(name)
        s.m.use_nodes = True
        s.t = s.m.node_tree
        s.t.nodes.clear()
        s.o = s.t.nodes.new("ShaderNodeOutputMaterial")
        if disp:
            s.m.cycles.displacement_method = "BOTH"

    def n(s, typ, ins=None, **attrs):
        nd = s.t.nodes.new("ShaderNode" + typ)
        for k, v in attrs.items():
            setattr(nd, k, v)
        for k, v in (ins or {}).items():
            s.set(nd.inputs[k], v)
        return nd

    def set(s, sock, v):
        if isinstance(v, bpy.types.NodeSocket):
            s.t.links.new(v, sock)
        elif isinstance(v, bpy.types.Node):
            s.t.links.new(v.outputs[0], sock)
        elif isinstance(v, str):
            sock.default_value = lin(v)
        elif isinstance(v, (tuple, list)) and sock.type == "RGBA":
            sock.default_value = lin(v)
        else:
            sock.default_value = v

    def out_surf(s, v):
        s.set(s.o.inputs["Surface"], v)
        return s

    def out_vol(s, v):
        s.set(s.o.inputs["Volume"], v)
        return s

    def out_disp(s, height, scale=0.05, mid=0.0):
        d = s.n("Displacement", {"Height": height, "Scale": scale, "Midlevel": mid})
        s.set(s.o.inputs["Displacement"], d)
        s.m.cycles.displacement_method = "BOTH"
        return s

    # shorthands
    def coord(s, kind="Object"):
        return s.n("TexCoord").outputs[kind]

    def mapping(s, vec, loc=(0, 0, 0), rot=(0, 0, 0), scale=(1, 1, 1)):
        return s.n(
            "Mapping",
            {
                "Vector": vec,
                "Location": loc,
                "Rotation": [math.radians(a) for a in rot],
                "Scale": scale if not isinstance(scale, (int, float)) else (scale,) * 3,
            },
        ).outputs[0]

    def noise(s, scale=5, detail=4, rough=0.5, dist=0, vec=None, out="Fac", dim="3D"):
        i = {"Scale": scale, "Detail": detail, "Roughness": rough, "Distortion": dist}
        if vec is not None:
            i["Vector"] = vec
        return s.n("TexNoise", i, noise_dimensions=dim).outputs[out]

    def musgrave(s, scale=5, detail=6, dim=2, lac=2, vec=None, typ="FBM"):
        i = {"Scale": scale, "Detail": detail, "Dimension": dim, "Lacunarity": lac}
        if vec is not None:
            i["Vector"] = vec
        return s.n("TexMusgrave", i, musgrave_type=typ).outputs[0]

    def voronoi(s, scale=5, vec=None, feature="F1", out="Distance", rand=1.0, smooth=None, dim="3D"):
        i = {"Scale": scale, "Randomness": rand}
        if vec is not None:
            i["Vector"] = vec
        nd = s.n("TexVoronoi", None, feature=feature, voronoi_dimensions=dim)
        for k, v in i.items():
            s.set(nd.inputs[k], v)
        if smooth is not None and feature == "SMOOTH_F1":
            nd.inputs["Smoothness"].default_value = smooth
        return nd.outputs[out]

    def wave(s, scale=5, dist=0, detail=2, dscale=1, vec=None, typ="BANDS", dirn="X", prof="SIN", phase=0):
        i = {
            "Scale": scale,
            "Distortion": dist,
            "Detail": detail,
            "Detail Scale": dscale,
            "Phase Offset": phase,
        }
        if vec is not None:
            i["Vector"] = vec
        kw = dict(wave_type=typ, wave_profile=prof)
        if typ == "BANDS":
            kw["bands_direction"] = dirn
        else:
            kw["rings_direction"] = dirn
        return s.n("TexWave", i, **kw).outputs["Fac"]

    def ramp(s, fac, stops, interp="LINEAR"):
        nd = s.n("ValToRGB", {"Fac": fac})
        cr = nd.color_ramp
        cr.interpolation = interp
        while len(cr.elements) > 1:
            cr.elements.remove(cr.elements[-1])
        cr.elements[0].position = stops[0][0]
        cr.elements[0].color = (
            lin(stops[0][1]) if not isinstance(stops[0][1], (int, float)) else (stops[0][1],) * 3 + (1,)
        )
        for p, c in stops[1:]:
            e = cr.elements.new(p)
            e.color = lin(c) if not isinstance(c, (int, float)) else (c, c, c, 1)
        return nd.outputs[0]

    def math(s, op, a, b=0.0, c=None, clamp=False):
        nd = s.n("Math", None, operation=op, use_clamp=clamp)
        s.set(nd.inputs[0], a)
        s.set(nd.inputs[1], b)
        if c is not None:
            s.set(nd.inputs[2], c)
        return nd.outputs[0]

    def mix(s, fac, a, b, blend="MIX"):
        nd = s.n("MixRGB", None, blend_type=blend)
        s.set(nd.inputs[0], fac)
        s.set(nd.inputs[1], a)
        s.set(nd.inputs[2], b)
        return nd.outputs[0]

    def maprange(s, v, a=0, b=1, c=0, d=1, smooth=False):
        nd = s.n("MapRange", {0: v, 1: a, 2: b, 3: c, 4: d})
        nd.interpolation_type = "SMOOTHSTEP" if smooth else "LINEAR"
        return nd.outputs[0]

    def sep(s, v):
        return s.n("SeparateXYZ", {0: v}).outputs

    def bump(s, height, strength=0.3, dist=0.02, normal=None):
        i = {"Height": height, "Strength": strength, "Distance": dist}
        if normal is not None:
            i["Normal"] = normal
        return s.n("Bump", i).outputs[0]

    def principled(s, **k):
        names = dict(
            base="Base Color",
            rough="Roughness",
            metal="Metallic",
            spec="Specular",
            trans="Transmission",
            trans_rough="Transmission Roughness",
            ior="IOR",
            sss="Subsurface",
            sss_radius="Subsurface Radius",
            sss_color="Subsurface Color",
            coat="Clearcoat",
            coat_rough="Clearcoat Roughness",
            sheen="Sheen",
            sheen_tint="Sheen Tint",
            aniso="Anisotropic",
            aniso_rot="Anisotropic Rotation",
            normal="Normal",
            coat_normal="Clearcoat Normal",
            alpha="Alpha",
            emit="Emission",
            emit_s="Emission Strength",
            spec_tint="Specular Tint",
        )
        nd = s.n("BsdfPrincipled")
        for a, v in k.items():
            s.set(nd.inputs[names[a]], v)
        return nd

    def mixsh(s, fac, a, b):
        return s.n("MixShader", {0: fac, 1: a, 2: b})

    def done(s):
        return s.m


def P(name="p", **k):
    """one-line principled material"""
    m = Mat(name)
    m.out_surf(m.principled(**k))
    return m.m


# ------------------------------------------------------------------ material library
def matte(color, rough=0.75, bump=0, scale=60, spec=0.3):
    m = Mat("matte")
    kw = dict(base=color, rough=rough, spec=spec)
    if bump:
        kw["normal"] = m.bump(m.noise(scale, 6, 0.6, vec=m.coord()), bump, 0.01)
    m.out_surf(m.principled(**kw))
    return m.m


def backdrop_grad(c_bottom, c_top, z0=0, z1=8, rough=0.9):
    """paper/painted wall whose colour runs with world height"""
    m = Mat("bg")
    z = m.sep(m.n("NewGeometry").outputs["Position"])[2]
    m.out_surf(
        m.principled(base=m.mix(m.maprange(z, z0, z1, 0, 1, True), c_bottom, c_top), rough=rough, spec=0.15)
    )
    return m.m


def gold(color="#f2c27d", rough=0.16, brushed=False):
    m = Mat("gold")
    kw = dict(base=color, metal=1, rough=rough)
    if brushed:
        v = m.mapping(m.coord(), scale=(1, 1, 260))
        kw["rough"] = m.maprange(m.noise(6, 3, 0.6, vec=v), 0, 1, rough * 0.8, rough * 1.7)
    m.out_surf(m.principled(**kw))
    return m.m


def glass(color="#ffffff", rough=0.0, ior=1.46, shadow=0.9, tint_shadow=None, bump=None):
    """dielectric with transparent (tinted) shadows instead of black ones"""
    m = Mat("glass")
    i = {"Color": lin(color), "Roughness": rough, "IOR": ior}
    if bump:
        i["Normal"] = m.bump(m.noise(bump[0], 3, 0.5, vec=m.coord()), bump[1], 0.01)
    g = m.n("BsdfGlass", i)
    tr = m.n("BsdfTransparent", {"Color": tuple(x * shadow for x in lin(tint_shadow or color)[:3])})
    lp = m.n("LightPath")
    f = m.math("MAXIMUM", lp.outputs["Is Shadow Ray"], lp.outputs["Is Diffuse Ray"])
    m.out_surf(m.mixsh(f, g, tr))
    return m.m


def liquid(color, density=1.2, ior=1.36, rough=0):
    """clear coloured liquid: refraction surface + volume absorption"""
    m = Mat("liquid")
    g = m.n("BsdfGlass", {"Color": (1, 1, 1, 1), "Roughness": rough, "IOR": ior})
    tr = m.n("BsdfTransparent", {"Color": tuple(0.55 + 0.45 * x for x in lin(color)[:3])})
    lp = m.n("LightPath")
    f = m.math("MAXIMUM", lp.outputs["Is Shadow Ray"], lp.outputs["Is Diffuse Ray"])
    m.out_surf(m.mixsh(f, g, tr))
    m.out_vol(m.n("VolumeAbsorption", {"Color": lin(color), "Density": density}))
    return m.m


def plastic(color, rough=0.25, coat=0.6, sss=0, bump=0):
    m = Mat("plastic")
    kw = dict(base=color, rough=rough, coat=coat, coat_rough=0.08, spec=0.5)
    if sss:
        kw.update(sss=sss, sss_color=color, sss_radius=(0.12, 0.1, 0.09))
    if bump:
        kw["normal"] = m.bump(m.noise(90, 4, vec=m.coord()), bump, 0.004)
    m.out_surf(m.principled(**kw))
    return m.m


def cream(color="#fff6ea", sss=0.35, rough=0.38, bump=0.0):
    m = Mat("cream")
    kw = dict(
        base=color,
        rough=rough,
        spec=0.45,
        sss=sss,
        sss_color=color,
        sss_radius=(0.12, 0.09, 0.07),
        coat=0.15,
        coat_rough=0.25,
    )
    if bump:
        kw["normal"] = m.bump(m.noise(14, 3, vec=m.coord()), bump, 0.02)
    m.out_surf(m.principled(**kw))
    return m.m


def marble(base="#f4f1ec", vein="#8d8a86", scale=1.0, rough=0.12, gold_vein=None, amount=0.5):
    m = Mat("marble")
    v = m.mapping(m.coord(), scale=scale)
    warp = m.noise(1.6, 5, 0.6, vec=v, out="Color")
    vv = m.n("MixRGB", {0: 0.42, 1: v, 2: warp}).outputs[0]
    a = m.math("ABSOLUTE", m.math("SUBTRACT", m.noise(2.2, 9, 0.62, vec=vv), 0.5))
    veins = m.maprange(a, 0, 0.045, 1, 0, True)
    b = m.math("ABSOLUTE", m.math("SUBTRACT", m.noise(5.5, 8, 0.6, vec=vv), 0.5))
    fine = m.maprange(b, 0, 0.02, 0.5, 0, True)
    cloud = m.maprange(m.noise(1.4, 6, 0.6, vec=v), 0.35, 0.75, 0, 0.35)
    mask = m.math("MULTIPLY", m.maprange(m.noise(1.1, 3, vec=v), 0.42, 0.62, 0, 1), 1.0)
    tot = m.math("MULTIPLY", m.math("ADD", veins, fine, clamp=True), mask)
    col = m.mix(m.math("MULTIPLY", m.math("ADD", tot, cloud, clamp=True), amount, clamp=True), base, vein)
    if gold_vein:
        g = m.maprange(
            m.math("ABSOLUTE", m.math("SUBTRACT", m.noise(1.3, 9, 0.6, vec=vv), 0.52)), 0, 0.012, 1, 0, True
        )
        g = m.math("MULTIPLY", g, m.maprange(m.noise(0.9, 3, vec=v), 0.45, 0.6))
        m.out_surf(
            m.mixsh(
                g,
                m.principled(base=col, rough=rough, coat=0.4, coat_rough=0.05),
                m.principled(base=gold_vein, metal=1, rough=0.25),
            )
        )
    else:
        m.out_surf(m.principled(base=col, rough=rough, coat=0.4, coat_rough=0.05))
    return m.m


def wood(light="#c99a63", dark="#7a4a22", scale=1.0, rough=0.45, axis="X", coat=0.15):
    m = Mat("wood")
    sc = {"X": (0.12, 1, 1), "Y": (1, 0.12, 1), "Z": (1, 1, 0.12)}[axis]
    v = m.mapping(m.coord(), scale=tuple(scale * x for x in sc))
    warp = m.noise(1.2, 3, 0.5, vec=v, out="Color")
    vv = m.n("MixRGB", {0: 0.16, 1: v, 2: warp}).outputs[0]
    rings = m.math("FRACT", m.math("MULTIPLY", m.noise(0.9, 2, 0.4, vec=vv), 9))
    rings = m.maprange(rings, 0, 1, 0, 1, True)
    fine = m.noise(
        26,
        6,
        0.7,
        vec=m.mapping(
            m.coord(),
            scale=tuple(scale * x for x in {"X": (0.03, 1, 1), "Y": (1, 0.03, 1), "Z": (1, 1, 0.03)}[axis]),
        ),
    )
    f = m.math("ADD", m.math("MULTIPLY", rings, 0.55), m.math("MULTIPLY", fine, 0.6))
    col = m.ramp(
        f,
        [
            (0.2, dark),
            (0.55, tuple((a * 0.55 + b * 0.45) for a, b in zip(lin(light), lin(dark)))),
            (0.85, light),
        ],
    )
    m.out_surf(
        m.principled(
            base=col,
            rough=m.maprange(fine, 0.3, 0.7, rough * 1.25, rough * 0.8),
            spec=0.35,
            coat=coat,
            coat_rough=0.3,
            normal=m.bump(f, 0.18, 0.02),
        )
    )
    return m.m


def ceramic(color="#efe9df", speck=None, rough=0.28, coat=0.7, bump=0.05):
    m = Mat("ceramic")
    c = m.coord()
    col = color
    if speck:
        d = m.voronoi(70, vec=c)
        k = m.maprange(d, 0.05, 0.16, 1, 0)
        keep = m.maprange(m.noise(14, 2, vec=c), 0.5, 0.62, 0, 1)
        col = m.mix(m.math("MULTIPLY", k, keep), color, speck)
    m.out_surf(
        m.principled(
            base=col, rough=rough, coat=coat, coat_rough=0.06, normal=m.bump(m.noise(7, 2, vec=c), bump, 0.03)
        )
    )
    return m.m


def fabric(color, color2=None, scale=120, rough=0.9, sheen=0.6, bump=0.4, weave=True, coords="UV"):
    m = Mat("fabric")
    c = m.coord(coords)
    col = color
    if weave:
        a = m.wave(scale, 1.2, 1, 2, vec=c, dirn="X")
        b = m.wave(scale, 1.2, 1, 2, vec=c, dirn="Y")
        h = m.math("MAXIMUM", a, b)
    else:
        h = m.noise(scale, 5, 0.7, vec=c)
    if color2:
        col = m.mix(m.math("MULTIPLY", h, m.noise(scale / 9, 3, vec=c)), color2, color)
    m.out_surf(
        m.principled(
            base=col, rough=rough, sheen=sheen, sheen_tint=0.4, spec=0.15, normal=m.bump(h, bump, 0.006)
        )
    )
    return m.m


def silk(color, color2=None, rough=0.32):
    m = Mat("silk")
    lw = m.n("LayerWeight", {"Blend": 0.42}).outputs["Facing"]
    col = m.mix(m.math("POWER", lw, 1.6), color, color2 or color)
    m.out_surf(
        m.principled(
            base=col,
            rough=rough,
            aniso=0.6,
            sheen=0.4,
            sheen_tint=0.6,
            spec=0.6,
            normal=m.bump(m.wave(420, 0.4, 1, 1, vec=m.coord("UV")), 0.02, 0.002),
        )
    )
    return m.m


def water_mat(color="#eaf8ff", ior=1.333, rough=0.0, bump_nodes=None):
    return glass(color, rough, ior, 0.95)


def leaf_mat(
    color="#3f7d3a", vein="#8fbf6a", back="#6fa35a", rough=0.35, uv=True, sss=0.0, trans=0.35, nveins=9
):
    """leaf: UV u across (0..1), v along. midrib + side veins, translucent"""
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
    """petal: colour runs base->tip with UV v, fine streaks"""
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
    """leaf/petal blade along +Y from the origin"""
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


# ------------------------------------------------------------------ cached (simulated) meshes
ASSETS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "assets")


def save_mesh(o, name):
    me = o.data
    n = len(me.vertices)
    v = np.empty(n * 3, np.float32)
    me.vertices.foreach_get("co", v)
    ls = np.array([p.loop_total for p in me.polygons], np.int32)
    lv = np.empty(len(me.loops), np.int32)
    me.loops.foreach_get("vertex_index", lv)
    uv = np.zeros(len(me.loops) * 2, np.float32)
    if me.uv_layers:
        me.uv_layers[0].data.foreach_get("uv", uv)
    np.savez_compressed(f"{ASSETS}/{name}.npz", v=v.reshape(-1, 3), ls=ls, lv=lv, uv=uv)


def load_mesh(name, mat=None):
    d = np.load(f"{ASSETS}/{name}.npz")
    me = bpy.data.meshes.new(name)
    lt = d["ls"]
    st = np.concatenate([[0], np.cumsum(lt)[:-1]]).astype(np.int32)
    me.vertices.add(len(d["v"]))
    me.vertices.foreach_set("co", d["v"].ravel())
    me.loops.add(len(d["lv"]))
    me.loops.foreach_set("vertex_index", d["lv"])
    me.polygons.add(len(lt))
    me.polygons.foreach_set("loop_start", st)
    me.polygons.foreach_set("loop_total", lt)
    ul = me.uv_layers.new(name="UVMap")
    ul.data.foreach_set("uv", d["uv"])
    me.update(calc_edges=True)
    me.validate()
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    o = bpy.data.objects.new(name, me)
    if mat:
        me.materials.append(mat)
    return link(o)


def gobo(obj, target, direction, dist, rot=(0, 0, 0), scale=1.0, off=(0, 0)):
    """put a shadow caster (palm, window frame...) on the ray target->sun; off = sideways shift (right, up) seen from the set"""
    d = Vector(direction).normalized()
    r = d.cross(Vector((0, 0, 1))).normalized()
    u = r.cross(d)
    i = bpy.data.objects.new("gobo", obj.data)
    link(i)
    place(i, Vector(target) + d * dist + r * off[0] + u * off[1], rot, scale)
    i.visible_camera = i.visible_glossy = i.visible_transmission = False
    return i


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
