"""Simulations, run once and frozen into meshes."""

import os

import bpy
import numpy as np

from .objects import link


ASSETS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "assets")


def rigid_settle(active, passive, frames=90, shape="CONVEX_HULL", friction=0.6, substeps=10):
    """Drop objects with Bullet and freeze them where they rest."""
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
    """Cloth simulation, result baked into the mesh."""
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


def save_mesh(o, name):
    """Keeps a simulated mesh in assets/ (vertices, loops, UVs)."""
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
    """Brings a kept mesh back as a smooth object."""
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
