"""A short way to write shader node trees."""

import math

import bpy

from .objects import lin


class Mat:
    """A material under construction: each method adds a node and returns the socket to go on with."""

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
    """One-line principled material."""
    m = Mat(name)
    m.out_surf(m.principled(**k))
    return m.m
