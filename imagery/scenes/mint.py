"""mint."""
from studio import *
from studio.props import *
from studio.flora import palm

VIEWS = {
    "main": dict(loc=(0.1, -12.6, 3.5), target=(0.12, 0, 1.42), lens=86, fstop=1.1, focus=(0.2, -0.2, 1.1))
}
# was: setup(1200, 1500, spp, pct, bounces=14, clamp=6)


def build(view):
    rng = np.random.default_rng(9)
    rr = random.Random(4)
    hide = lambda o: (setattr(o, "hide_render", True), o)[1]
    wall = matte("#bfe6d2", 0.85, 0.03, 30)
    fl = matte("#d3efe1", 0.8)
    cyclorama(wall, back=3.4, radius=0.25, depth_front=10, height=12)

    # arch niche panel (lighter) + inner arch step
    def arch(w, h, d, mat, y, z=0):
        out = (
            [(-w, 0)]
            + [(-w * math.cos(a), h + w * math.sin(a)) for a in np.linspace(0, math.pi, 64)]
            + [(w, 0)]
        )
        V = [(x, 0, zz) for x, zz in out] + [(x, d, zz) for x, zz in out]
        n = len(out)
        F = [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [
            (i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)
        ]
        o = mesh_obj("arch", V, F, mat)
        mod(o, "BEVEL", width=0.03, segments=4, limit_method="ANGLE", angle_limit=math.radians(50))
        o.location = (0, y, z)
        return o

    arch(1.75, 2.35, 0.5, matte("#e3f6ec", 0.8), 2.5).location.x = 0.25
    arch(1.25, 2.1, 0.5, matte("#a9dbc4", 0.85), 2.32).location.x = 0.25
    podm = matte("#f3fbf6", 0.6, 0.02)
    disc("p1", 1.5, 0.36, podm, 0.05, 220, (0.15, 0.2, 0))
    disc("p2", 0.78, 0.5, matte("#8fd0b3", 0.7), 0.045, 200, (-0.35, 0.42, 0.36))
    box("blk", (1.0, 1.0, 0.28), matte("#e9f7f0", 0.7), 0.04, 4, (1.85, 0.55, 0.14), (0, 0, 22))
    # --- tube
    body = plastic("#f7fffb", 0.3, 0.5)
    capm = plastic("#57b894", 0.2, 0.8)
    ink = P(base="#2f8f6e", rough=0.4)
    tb = cosmetic_tube(0.44, 1.42, 0.3, body, capm, 0.36, 0.30)

    def on_tube(o, zc):  # project text to the tube front
        bm = bmesh.new()
        bm.from_mesh(o.data)
        bmesh.ops.subdivide_edges(bm, edges=[e for e in bm.edges if e.calc_length() > 0.03], cuts=2)
        for v in bm.verts:
            z = v.co.z + zc
            t = max(0, min(1, (z - 0.40) / 1.42))
            e = t**1.6
            a = (1 - e) * 0.315 + e * 0.44
            b = (1 - e) * 0.315 + e * 0.018
            x = v.co.x
            v.co.y = -b * math.sqrt(max(0, 1 - (x / a) ** 2)) - 0.004
            v.co.z = z
        bm.to_mesh(o.data)
        bm.free()
        return o

    tx = [
        on_tube(text("minthe", 0.19, ink, "garamond-i", 0, 1.0), 1.18),
        on_tube(text("COOLING CREAM", 0.042, ink, "inter", 0, 1.35), 1.02),
        on_tube(text("menthol  ·  aloe  ·  squalane", 0.034, ink, "inter", 0, 1.1), 0.80),
        on_tube(text("75 ml / 2.5 fl oz", 0.032, ink, "inter", 0, 1.1), 0.62),
    ]
    parent(tb + tx, "tb", (-0.35, 0.42, 0.86), (0, 0, 10))
    # --- open jar with swirl
    glassy = Mat("milkglass")
    glassy.out_surf(
        glassy.principled(
            base="#dff5ea",
            rough=0.22,
            trans=0.35,
            ior=1.45,
            sss=0.2,
            sss_color="#cfeede",
            coat=0.8,
            coat_rough=0.05,
        )
    )
    j = jar(0.52, 0.42, 0.25, glassy.m, capm, None, None, 0.12, open=True)
    cm = cream("#dcf6e8", 0.35, 0.34)
    sw = swirl("sw", 0.42, 0.30, 2.2, cm, peak=0.16, groove=0.05)
    sw.location.z = 0.43
    t = text("minthe", 0.10, ink, "garamond-i")
    wrap_cyl(t, 0.52, -90, 0.004)
    t.location.z = 0.21
    parent(j + [sw, t], "jr", (0.82, -0.38, 0.36), (0, 0, -8))
    lid = lathe("lid", fillet([(0, 0), (0.54, 0, 0.015), (0.54, 0.25, 0.05), (0, 0.25)], 12), capm, 160)
    place(lid, (1.72, 0.05, 0.28 + 0.31), (72, 0, -32))
    lid.location = (1.62, 0.02, 0.50)
    # --- mint leaves
    lm = [
        leaf_mat("#2e8b45", "#a4dc8f", "#4aa85c", 0.38, nveins=9, trans=0.35),
        leaf_mat("#3f9d55", "#b7e6a0", "#62b872", 0.38, nveins=9, trans=0.35),
    ]
    lv = [
        hide(leaf("mint", 0.62, 0.36, lm[k % 2], 14, 34, 0.32, 0.34, 0.55, 1.25, 0.10, 0.05, 15, k, 0.8))
        for k in range(5)
    ]

    def lf(x, y, z, rx, ry, rz, s=1):
        i = bpy.data.objects.new("lf", lv[rr.randrange(5)].data)
        link(i)
        i.location = (x, y, z)
        i.rotation_euler = [math.radians(a) for a in (rx, ry, rz)]
        i.scale = (s,) * 3

    def sprig(x, y, z, a, s):
        for k, (da, tilt, sc) in enumerate(
            ((0, 28, 1), (180, 24, 0.95), (90, 40, 0.8), (270, 44, 0.8), (45, 66, 0.55), (225, 68, 0.5))
        ):
            lf(x, y, z + 0.015 * k, tilt, 0, a + da, sc * s)

    sprig(1.42, -1.0, 0.03, 20, 0.95)
    sprig(-1.35, -0.62, 0.05, 70, 1.05)
    sprig(-0.78, -1.05, 0.40, 130, 0.62)
    sprig(0.88, -0.44, 0.36 + 0.43 + 0.24, 30, 0.42)
    for x, y, z, rz, s in (
        (0.12, -1.25, 0.40, 40, 0.7),
        (-1.75, 0.15, 0.03, 200, 0.8),
        (0.45, -1.75, 0.03, 110, 0.7),
        (2.15, -0.35, 0.03, 300, 0.85),
        (-0.2, -1.72, 0.03, -30, 0.55),
    ):
        lf(x, y, z, rr.uniform(4, 16), rr.uniform(-10, 10), rz, s)
    # --- ice cubes
    ice = Mat("ice")
    n = ice.noise(3, 4, 0.6, vec=ice.coord())
    g = ice.n(
        "BsdfGlass",
        {
            "Color": lin("#f2fffa"),
            "Roughness": ice.maprange(n, 0.45, 0.7, 0, 0.22),
            "IOR": 1.31,
            "Normal": ice.bump(ice.noise(5, 3, vec=ice.coord()), 0.35, 0.05),
        },
    )
    lp = ice.n("LightPath")
    ice.out_surf(
        ice.mixsh(
            ice.math("MAXIMUM", lp.outputs["Is Shadow Ray"], lp.outputs["Is Diffuse Ray"]),
            g,
            ice.n("BsdfTransparent", {"Color": lin("#e9fbf3")}),
        )
    )
    ice = ice.m

    def cube(x, y, z, s, rot, k):
        o = box("ice", (s, s, s * 0.92), ice, s * 0.14, 5)
        apply_mods(o)
        bm = bmesh.new()
        bm.from_mesh(o.data)
        bmesh.ops.subdivide_edges(bm, edges=bm.edges, cuts=3, use_grid_fill=True)
        bm.to_mesh(o.data)
        bm.free()
        for v in o.data.vertices:
            v.co = v.co * (
                1
                + 0.07 * mnoise.noise(v.co * 3 / s * 0.6 + Vector((k * 5, 0, 0)))
                - 0.05 * max(0, 1 - 4 * abs(v.co.z) / s * 0.5)
            )
        o.data.polygons.foreach_set("use_smooth", [True] * len(o.data.polygons))
        place(o, (x, y, z), rot)
        return o

    cube(-1.02, -0.28, 0.36 + 0.2, 0.42, (0, 0, 28), 1)
    cube(-1.28, -1.22, 0.22, 0.46, (8, 4, -18), 2)
    cube(0.25, -0.98, 0.36 + 0.17, 0.34, (0, 6, 40), 3)
    cube(-0.72, -1.62, 0.16, 0.33, (0, 0, 12), 4)
    cube(1.95, -0.95, 0.2, 0.42, (4, 0, 50), 5)
    wd = glass("#ffffff", 0, 1.333, 0.98)
    for k in range(36):
        x, y = rng.uniform(-2, 2.2), rng.uniform(-2.4, -0.9)
        r = 0.012 + 0.04 * rng.random() ** 2.5
        o = ico("wd", r, 3, wd, (x, y, 0.002))
        o.scale = (1, 1, 0.5)
    dr = droplets(
        bpy.data.objects["jar"],
        60,
        0.007,
        0.03,
        wd,
        rng,
        3,
        0.5,
        cond=lambda q: q[1] < -0.2 and 0.45 < q[2] < 0.74,
        min_dist=0.05,
    )
    # --- light: warm sun through palms, cool-mint fill, back rim
    SD = (-4.4, -4.0, 4.6)
    sun_from(SD, 5.2, 1.3, "#fff0d8")
    pm = hide(palm(matte("#000000"), matte("#000000"), 3.2, 22, 0.16, 2, 1.15, 0.35))
    for tg, ds, rt_, sc, of in (
        ((1.3, 2.4, 2.9), 5.5, (20, 30, -60), 0.95, (0, 0.4)),
        ((-1.2, 3.2, 3.6), 5.6, (40, 20, -100), 0.95, (0, 0.2)),
        ((2.6, 3.0, 4.2), 5.5, (20, 50, -20), 0.9, (0, 0)),
        ((1.9, -1.0, 0), 5.0, (30, 10, -30), 0.7, (0.3, 0)),
    ):
        gobo(pm, tg, SD, ds, rt_, sc, of)
    softbox((4.2, -2.4, 4.4), (0, 0, 1), (3, 3), 60, "#e6fff4")
    softbox((-1.5, -6, 5.5), (0, 0, 1), (3.5, 2), 50, "#ffffff", grad="r")
    softbox((3.4, 2.0, 3.6), (0.2, 0, 1.2), (0.7, 2.6), 120, "#ffffff")
    world("#dff7ec", 0.30)
