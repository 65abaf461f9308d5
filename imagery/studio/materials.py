"""What things are made of."""

from .objects import lin
from .nodes import Mat


def matte(color, rough=0.75, bump=0, scale=60, spec=0.3):
    """Paint or paper: rough, with an optional fine bump."""
    m = Mat("matte")
    kw = dict(base=color, rough=rough, spec=spec)
    if bump:
        kw["normal"] = m.bump(m.noise(scale, 6, 0.6, vec=m.coord()), bump, 0.01)
    m.out_surf(m.principled(**kw))
    return m.m


def backdrop_grad(c_bottom, c_top, z0=0, z1=8, rough=0.9):
    """Paper/painted wall whose colour runs with world height."""
    m = Mat("bg")
    z = m.sep(m.n("NewGeometry").outputs["Position"])[2]
    m.out_surf(
        m.principled(base=m.mix(m.maprange(z, z0, z1, 0, 1, True), c_bottom, c_top), rough=rough, spec=0.15)
    )
    return m.m


def gold(color="#f2c27d", rough=0.16, brushed=False):
    """Polished metal, brushed on wish; other metals by colour."""
    m = Mat("gold")
    kw = dict(base=color, metal=1, rough=rough)
    if brushed:
        v = m.mapping(m.coord(), scale=(1, 1, 260))
        kw["rough"] = m.maprange(m.noise(6, 3, 0.6, vec=v), 0, 1, rough * 0.8, rough * 1.7)
    m.out_surf(m.principled(**kw))
    return m.m


def glass(color="#ffffff", rough=0.0, ior=1.46, shadow=0.9, tint_shadow=None, bump=None):
    """Dielectric with transparent (tinted) shadows instead of black ones."""
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
    """Clear coloured liquid: refraction surface + volume absorption."""
    m = Mat("liquid")
    g = m.n("BsdfGlass", {"Color": (1, 1, 1, 1), "Roughness": rough, "IOR": ior})
    tr = m.n("BsdfTransparent", {"Color": tuple(0.55 + 0.45 * x for x in lin(color)[:3])})
    lp = m.n("LightPath")
    f = m.math("MAXIMUM", lp.outputs["Is Shadow Ray"], lp.outputs["Is Diffuse Ray"])
    m.out_surf(m.mixsh(f, g, tr))
    m.out_vol(m.n("VolumeAbsorption", {"Color": lin(color), "Density": density}))
    return m.m


def plastic(color, rough=0.25, coat=0.6, sss=0, bump=0):
    """Packaging plastic with a clear coat; `sss` makes it milky."""
    m = Mat("plastic")
    kw = dict(base=color, rough=rough, coat=coat, coat_rough=0.08, spec=0.5)
    if sss:
        kw.update(sss=sss, sss_color=color, sss_radius=(0.12, 0.1, 0.09))
    if bump:
        kw["normal"] = m.bump(m.noise(90, 4, vec=m.coord()), bump, 0.004)
    m.out_surf(m.principled(**kw))
    return m.m


def cream(color="#fff6ea", sss=0.35, rough=0.38, bump=0.0):
    """Cream or milk: scatters light inside."""
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
    """Veined stone with a polish; `gold_vein` lays metal into some of the veins."""
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
    """Wood with its grain along `axis`."""
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
    """Glazed stoneware, speckled on wish."""
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
    """Woven cloth; needs UVs unless `coords` says otherwise."""
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
    """Satin: its colour turns to `color2` at grazing angles."""
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
