"""Terracotta Clay Mask: a bone-white jar on raw stone before a clay arch, late sun, a smear of the mask."""
from studio import *
from studio.props import *

VIEWS = {
    "main": dict(loc=(0.1, -12.0, 2.9), target=(0.12, 0, 1.26), lens=108, fstop=1.6, focus=(-0.2, -0.6, 1.3)),
    "detail": dict(
        loc=(0.75, -5.6, 2.5), target=(0.22, -0.9, 0.66), lens=92, fstop=0.9, focus=(0.55, -1.3, 0.25)
    ),
}
GRADE = dict(exposure=0.35, sat=1.08, power=1.25)
BOUNCES = 8


def clay(light, dark, bump=0.5):
    """hand-trowelled clay plaster: clouds of colour, long strokes, fine grain"""
    m = Mat("clay")
    c = m.coord()
    cloud = m.noise(0.9, 6, 0.62, vec=c)
    stroke = m.noise(1.6, 7, 0.62, 0.6, vec=m.mapping(c, rot=(0, 24, 0), scale=(0.7, 1, 2.2)))
    grain = m.noise(75, 4, 0.65, vec=c)
    col = m.mix(m.maprange(m.math("ADD", cloud, m.math("MULTIPLY", stroke, 0.6)), 0.55, 1.0), dark, light)
    h = m.math("ADD", m.math("MULTIPLY", stroke, 1.0), m.math("MULTIPLY", grain, 0.13))
    m.out_surf(m.principled(base=col, rough=0.95, spec=0.1, normal=m.bump(h, bump, 0.12)))
    return m.m


def sandstone(light, dark):
    """raw stone: faint beds, open pores"""
    m = Mat("sandstone")
    c = m.coord()
    beds = m.noise(2.2, 6, 0.6, vec=m.mapping(c, scale=(0.5, 0.5, 4)))
    pores = m.maprange(m.voronoi(16, vec=m.mapping(c, scale=(1, 1, 1.9))), 0.06, 0.22, 0, 1, True)
    some = m.maprange(m.noise(2.6, 3, vec=c), 0.46, 0.58, 1, 0, True)
    pit = m.math("MAXIMUM", pores, some)
    grain = m.noise(55, 5, 0.7, vec=c)
    col = m.mix(m.maprange(beds, 0.3, 0.7), dark, light)
    col = m.mix(m.maprange(pit, 0, 1, 0.55, 0), col, dark)
    h = m.math("ADD", m.math("MULTIPLY", pit, 0.8), m.math("MULTIPLY", grain, 0.35))
    m.out_surf(m.principled(base=col, rough=0.9, spec=0.15, normal=m.bump(h, 0.6, 0.035)))
    return m.m


def stone_block(size, mat, loc, turn=0, seed=1, rough=0.03, n=90):
    """hewn block: a round-edged box, its faces uneven and its edges chipped; stands on loc"""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=2)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=n, use_grid_fill=True)
    half, r = Vector(size) / 2, 0.05
    for v in bm.verts:
        p = Vector(a * b for a, b in zip(v.co, half))
        core = Vector(max(-h + r, min(h - r, x)) for x, h in zip(p, half))
        out = (p - core).normalized() if (p - core).length > 1e-6 else Vector((0, 0, 1))
        edge = sum(h - abs(x) < 0.16 for x, h in zip(p, half)) >= 2
        q = p * 1.3 + Vector((seed * 7.3, seed * 1.7, 0))
        bulge = rough * (mnoise.fractal(q * 1.1, 1.0, 2.1, 4) + 0.5 * mnoise.noise(q * 9))
        chip = max(0, mnoise.noise(q * 3.1) - 0.12) * 0.2 if edge else 0
        v.co = core + out * (r + bulge - chip)
    me = bpy.data.meshes.new("block")
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    me.materials.append(mat)
    o = link(bpy.data.objects.new("block", me))
    return place(o, (loc[0], loc[1], loc[2] + size[2] / 2), (0, 0, turn))


def arch_wall(mat, y, width, height, thick=0.7, x=0.0):
    """wall with an arched opening; the front face stands at y"""
    cu = bpy.data.curves.new("arch", "CURVE")
    cu.dimensions, cu.fill_mode = "2D", "BOTH"
    cu.extrude, cu.bevel_depth, cu.bevel_resolution = thick / 2 - 0.06, 0.06, 4
    r = width / 2
    hole = [(x - r, -1.5), (x - r, height - r)]
    hole += [(x - r * math.cos(a), height - r + r * math.sin(a)) for a in np.linspace(0, math.pi, 64)[1:]]
    hole += [(x + r, -1.5)]
    for points in ([(-9, -3), (9, -3), (9, 9), (-9, 9)], hole):
        sp = cu.splines.new("POLY")
        sp.points.add(len(points) - 1)
        for p, q in zip(sp.points, points):
            p.co = (*q, 0, 1)
        sp.use_cyclic_u = True
    cu.materials.append(mat)
    o = link(bpy.data.objects.new("arch", cu))
    return place(o, (0, y + thick / 2, 0), (90, 0, 0))


def mask_jar(loc, turn):
    bone = ceramic("#efe3d2", "#b89a7c", 0.5, 0.12, 0.08)
    lid = ceramic("#e9dac6", "#b08d6c", 0.55, 0.1, 0.1)
    ink = P(base="#6d3320", rough=0.6)
    parts = jar(0.74, 0.66, 0.34, bone, lid, gold("#c77b4a", 0.3), None, 0.12)
    for s, size, font, z, sp in (
        ("OCREA", 0.15, "garamond", 0.43, 1.3),
        ("red clay mask", 0.08, "garamond-i", 0.285, 1.08),
        ("120 ml", 0.05, "lato", 0.185, 1.2),
    ):
        t = wrap_cyl(text(s, size, ink, font, 0, sp), 0.74, -90, 0.001)
        t.location.z = z
        parts.append(t)
    return parent(parts, "jar", loc, (0, 0, turn))


def spatula(loc, rot):
    """flat wooden mask spatula; the blade points along +Y, its tip at loc"""
    half = spline([(0.045, -1.15), (0.04, -0.45), (0.1, -0.28), (0.115, -0.08), (0, 0)], 10)
    ring = half + [(-x, y) for x, y in reversed(half[:-1])]
    k = len(ring)
    V = [(x, y, z) for z in (0, 0.035) for x, y in ring]
    F = [tuple(range(k, 2 * k)), tuple(reversed(range(k)))]
    F += [(i, (i + 1) % k, (i + 1) % k + k, i + k) for i in range(k)]
    o = mesh_obj("spatula", V, F, wood("#c79a68", "#7d5130", 2, 0.5, "Y"))
    mod(o, "BEVEL", width=0.012, segments=3, limit_method="ANGLE")
    place(o, loc, rot, 0.72)


def build(view):
    # clay wall with an arched niche, clay floor
    wall = clay("#dc9c78", "#c67c57")
    arch_wall(wall, 1.25, 2.75, 3.2, 0.5, 0.15)
    box("back", (12, 0.2, 12), clay("#d18a64", "#bb6f4b"), 0, loc=(0, 1.9, 3))
    grid("floor", 24, 16, 2, 2, None, clay("#dc9c78", "#c88260", 0.35))

    # raw blocks carry the jar; a low slab in front carries the mask
    pale, rust = sandstone("#ead0b2", "#cfa580"), sandstone("#c07350", "#9d5636")
    stone_block((1.75, 1.25, 0.62), rust, (-0.28, 0.1, 0), 5, 1)
    stone_block((1.5, 1.2, 0.28), pale, (-0.24, 0.1, 0.62), -7, 2, 0.02)
    stone_block((0.62, 0.6, 1.25), pale, (1.05, 0.62, 0), 14, 3)
    stone_block((1.7, 1.0, 0.13), pale, (0.36, -1.12, 0), -12, 4, 0.012)
    mask_jar((-0.22, 0.06, 0.90), -4)

    # the mask itself, drawn over the slab
    mud = Mat("mask")
    fine = mud.noise(40, 4, 0.6, vec=mud.coord())
    mud.out_surf(mud.principled(base="#a5512f", rough=0.42, spec=0.45, normal=mud.bump(fine, 0.15, 0.01)))
    path = [(-0.62, 0.1), (-0.3, 0.24), (0.02, 0.08), (0.3, 0.02), (0.52, 0.12)]
    place(petri_smear("smear", path, 0.25, 0.075, mud.m, 4), (0.2, -1.12, 0.13), (0, 0, -12))
    spatula((0.71, -1.15, 0.152), (0.5, 0, 104))

    # low sun from the left, sky fill, a warm bounce from the right
    sun_from((-5.6, -3.3, 2.7), 6.5, 0.9, "#ffdcb4")
    softbox((-2.5, -6, 4.5), (0, 0, 1.2), (4, 3), 120, "#ffeadb", grad="r")
    softbox((4, -2.5, 2.5), (0, 0, 1), (2, 3), 45, "#ffc9a0")
    world("#f0c7ab", 0.28)
