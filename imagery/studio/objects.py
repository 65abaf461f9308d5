"""Making, placing and copying objects. 1 unit = 10 cm; Z is up and the camera looks along +Y."""

import math
import random

import bpy
import numpy as np


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
    """Empties Blender and fixes every seed, so that a scene renders the same each time."""
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
    """Puts an object into the scene and returns it."""
    (coll or bpy.context.scene.collection).objects.link(o)
    return o


def mesh_obj(name, verts, faces, mat=None, smooth=True, uvs=None, coll=None):
    """A smooth-shaded mesh object from vertices, faces and optional UVs (one per vertex or per loop)."""
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
    """Adds a modifier of the given type with the given settings."""
    m = o.modifiers.new(typ.lower(), typ)
    for k, v in kw.items():
        setattr(m, k, v)
    return m


def subsurf(o, lv=2, render=None):
    """Adds a subdivision surface."""
    return mod(o, "SUBSURF", levels=lv, render_levels=render if render is not None else lv)


def apply_mods(o):
    """Bake evaluated mesh into the object."""
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(dg), preserve_all_data_layers=True, depsgraph=dg)
    o.modifiers.clear()
    o.data = me
    return o


def place(o, loc=None, rot=None, scale=None):
    """Sets position, rotation in degrees and scale (one number or three); returns the object."""
    if loc is not None:
        o.location = loc
    if rot is not None:
        o.rotation_euler = [math.radians(a) for a in rot]
    if scale is not None:
        o.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return o


def parent(children, name="grp", loc=None, rot=None, scale=None):
    """Groups objects under an empty, which is then placed."""
    e = bpy.data.objects.new(name, None)
    link(e)
    for c in children:
        c.parent = e
    return place(e, loc, rot, scale)


def inst(o, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, mat=None):
    """Linked copy (shares mesh: memory-cheap instance)."""
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
