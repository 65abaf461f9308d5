"""Type on labels and walls, from fonts that Debian packages."""

import math

import bpy
import bmesh
from mathutils import Matrix

from .objects import link
from .shapes import to_mesh


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
    """Flat text mesh in XZ plane, centred, facing -Y."""
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
    """Bend a flat XZ text around a cylinder of radius R, centred on angle0 (deg; -90 faces camera at -Y)."""
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
