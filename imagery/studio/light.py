"""Camera, lights and the room around the set."""

import math

import bpy
import numpy as np
from mathutils import Vector

from .objects import lin, link, mesh_obj, place
from .nodes import Mat


def camera(loc, target, lens=85, fstop=None, focus=None, shift=(0, 0), roll=0):
    """The camera at `loc` looking at `target`; `fstop` None means everything is sharp, `focus` is a point."""
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
    """Area light aimed at target. grad='v'|'r' gives a falloff over the box (nicer highlights)."""
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
    """A sun by rotation in degrees; `angle` is its apparent size in degrees."""
    ld = bpy.data.lights.new("sun", "SUN")
    ld.energy = power
    ld.angle = math.radians(angle)
    ld.color = lin(color)[:3]
    o = bpy.data.objects.new("sun", ld)
    link(o)
    o.rotation_euler = [math.radians(a) for a in rot]
    return o


def sun_from(direction, power=3, angle=2, color="#fff2e0"):
    """Direction = where the sun stands, seen from the set."""
    o = sun((0, 0, 0), power, angle, color)
    o.rotation_euler = (-Vector(direction)).to_track_quat("-Z", "Y").to_euler()
    return o


def spot(loc, target, power=500, angle=30, blend=0.5, radius=0.1, color="#fff2e0"):
    """A spotlight aimed at a point; `angle` is the cone in degrees."""
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
    """Flat or vertical-gradient ambient."""
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
    """Bounce / flag card (diffuse) or emissive reflector, invisible to camera."""
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
    """Infinity cove: floor to wall with a big radius."""
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


def gobo(obj, target, direction, dist, rot=(0, 0, 0), scale=1.0, off=(0, 0)):
    """Put a shadow caster (palm, window frame...) on the ray target->sun; off = sideways shift (right, up) seen from the set."""
    d = Vector(direction).normalized()
    r = d.cross(Vector((0, 0, 1))).normalized()
    u = r.cross(d)
    i = bpy.data.objects.new("gobo", obj.data)
    link(i)
    place(i, Vector(target) + d * dist + r * off[0] + u * off[1], rot, scale)
    i.visible_camera = i.visible_glossy = i.visible_transmission = False
    return i
