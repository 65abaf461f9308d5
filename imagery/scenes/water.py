"""water."""
from studio import *
from studio.props import *
from studio import hydra as hp

VIEWS = {"main": dict(loc=(0, -12.2, 2.9), target=(0, 0, 1), lens=88, fstop=1.3, focus=(0, -0.45, 1.2))}
# was: setup(1200, 1500, spp, pct, bounces=20, clamp=8)


def build(view):
    rng = np.random.default_rng(4)
    # backdrop: airy aqua gradient (lighter low = horizon glow)
    cyclorama(backdrop_grad("#93def2", "#0f6fb0", -0.3, 5.0), back=7, radius=3, depth_front=12, z=-0.35)
    # --- water
    C = (0, 0)

    def wfn(x, y, u, v):
        r = math.hypot(x - C[0], y - C[1])
        z = 0
        z += 0.05 * math.cos(r * 8.2) * math.exp(-0.42 * r) * min(1, max(0, (r - 0.3) / 0.5))
        r2 = math.hypot(x - 1.45, y + 1.35)
        z += 0.03 * math.cos(r2 * 15) * math.exp(-1.3 * r2)
        r3 = math.hypot(x + 1.6, y + 0.9)
        z += 0.015 * math.cos(r3 * 21) * math.exp(-1.5 * r3)
        z += 0.018 * mnoise.noise(Vector((x * 0.8, y * 0.8, 1))) + 0.005 * mnoise.noise(
            Vector((x * 2.6, y * 2.6, 3))
        )
        return (x, y, z)

    fl = grid("floor", 40, 24, 2, 2, None, matte("#0b6ea6", 0.8), (0, 2, -0.34))
    w = grid("water", 15, 17, 520, 560, wfn, glass("#e9f9ff", 0, 1.333, 0.97))
    w.location = (0, 1.5, 0.0)
    w.location = (0, 0, 0)
    hp.make(True, rng)
    # --- satellite drops & pebbles of ice-like glass
    for x, y, r_, z in (
        (1.25, -0.35, 0.30, 0.16),
        (1.78, 0.35, 0.17, 0.09),
        (-1.35, 0.35, 0.23, 0.12),
        (-1.0, -0.75, 0.11, 0.06),
    ):
        o = ico("peb", r_, 5, glass("#dff6ff", 0, 1.31, 0.97))
        for v in o.data.vertices:
            v.co = v.co * (1 + 0.16 * mnoise.noise(v.co * 2.2 / r_ * 0.5 + Vector((x * 9, y * 7, 0))))
            v.co.z *= 0.8
        o.location = (x, y, z)
    # flying drops
    for k in range(26):
        a = rng.random() * 6.28
        rr = 0.65 + rng.random() * 1.1
        zz = 0.12 + rng.random() ** 2 * 2.0
        r_ = 0.012 + 0.05 * rng.random() ** 3
        ico("fly", r_, 3, glass("#f4fcff", 0, 1.333, 0.98), (rr * math.cos(a), rr * math.sin(a) * 0.6, zz))
    # --- light: big back light through the wall edge + side strips; caustic light pattern from a textured spot
    softbox((-4.2, -0.5, 4), (0, 0, 1), (2.2, 4.5), 420, "#ffffff", grad="r")
    softbox((4.2, 1.4, 3), (0, 0, 1.2), (1.1, 4.6), 330, "#e6f7ff", grad="v")
    softbox((0, 5.5, 6.2), (0, 0, 0.2), (6, 2), 430, "#f4fcff", grad="r")
    k_ = softbox((0, 4.6, 1.6), (0, 0, 1.2), (2.2, 2.6), 60, "#d8f5ff", glossy=False)
    k_.visible_transmission = False
    s = spot((-5, -4, 7), (1.0, 6.5, 3.2), 3000, 42, 0.6, 0.02, "#ffffff")
    s.data.use_nodes = True
    t = s.data.node_tree
    em = t.nodes["Emission"]

    def N(ty, ins=(), **k):
        nd = t.nodes.new("ShaderNode" + ty)
        for a_, v_ in k.items():
            setattr(nd, a_, v_)
        for i_, v_ in ins:
            if hasattr(v_, "is_linked"):
                t.links.new(v_, nd.inputs[i_])
            else:
                nd.inputs[i_].default_value = v_
        return nd

    co = N("TexCoord").outputs["Normal"]
    mp = N("Mapping", [(0, co), ("Scale", (11, 11, 11))]).outputs[0]
    wp = N("TexNoise", [(0, mp), ("Scale", 0.8), ("Detail", 2)]).outputs["Color"]
    mp = N("MixRGB", [(0, 0.55), (1, mp), (2, wp)]).outputs[0]

    def ridge(sc, k, off):
        q = N("Mapping", [(0, mp), ("Location", (off, off, 0))]).outputs[0]
        n = N("TexNoise", [(0, q), ("Scale", sc), ("Detail", 1.2), ("Roughness", 0.4)]).outputs["Fac"]
        d_ = N("Math", [(0, n), (1, 0.5)], operation="SUBTRACT").outputs[0]
        a_ = N("Math", [(0, d_)], operation="ABSOLUTE").outputs[0]
        r = N("MapRange", [(0, a_), (1, 0.0), (2, 0.13), (3, 1.0), (4, 0.0)]).outputs[0]
        return N("Math", [(0, r), (1, k)], operation="POWER").outputs[0]

    sm = N("Math", [(0, ridge(2.2, 3.0, 0.0)), (1, ridge(3.4, 4.0, 5.3))], operation="ADD").outputs[0]
    ou = N("Math", [(0, sm), (1, 1.35), (2, 0.16)], operation="MULTIPLY_ADD").outputs[0]
    t.links.new(ou, em.inputs["Strength"])
    world("#cfeaf5", 0.45)
