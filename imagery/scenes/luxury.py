"""luxury."""
from studio import *
from studio.props import *

VIEWS = {
    "main": dict(loc=(0.15, -13.5, 2.9), target=(0.1, 0, 2.10), lens=97, fstop=1.0, focus=(-0.55, 0, 2.0))
}
# was: setup(1200, 1500, spp, pct, bounces=16, clamp=6)


def build(view):
    # --- set: aubergine wall with a glow behind the bottle, black marble plinth
    m = Mat("wall")
    p = m.n("NewGeometry").outputs["Position"]
    d = m.n("VectorMath", {0: p, 1: (0.2, 4, 2.3)}, operation="DISTANCE").outputs["Value"]
    m.out_surf(
        m.principled(
            base=m.mix(m.maprange(d, 0, 6.5, 0, 1, True), "#6d2435", "#1c0a12"), rough=0.62, spec=0.25
        )
    )
    wall = m.m
    cyclorama(wall, back=5, radius=2.5, depth_front=10)
    blackm = marble("#0d0b0d", "#5a4a3d", 0.9, 0.09, gold_vein="#d9a45c", amount=0.35)
    sk = load_mesh("silk_block", silk("#6a1f30", "#c9707a", 0.3))
    place(sk, (0.30, 0.1, 0), (0, 0, 4), (1.32, 1.35, 1.0))
    mod(sk, "SMOOTH", factor=0.5, iterations=4)
    subsurf(sk, 1)
    floor_ = box("fl", (14, 14, 0.1), blackm, 0, loc=(0, 2, -0.06))
    pl2 = disc("plinth2", 1.02, 0.3, blackm, 0.03, 200, (-0.55, 0.35, 0.93))
    pl3 = disc("pl3", 0.66, 0.2, blackm, 0.03, 200, (0.98, 0.0, 0.9))
    G = gold("#eebd78", 0.17)
    GB = gold("#e9b873", 0.22, True)
    DK = plastic("#120a0e", 0.16, 0.9)
    # --- hero flacon
    top = 1.23
    fl = flacon(
        0.6,
        0.33,
        0.09,
        1.42,
        0.07,
        0.17,
        glass("#ffffff", 0, 1.5, 0.85, "#e8b58a"),
        liquid("#d97a2b", 1.5),
        GB,
        G,
        "cyl",
        0.87,
        0.56,
        0.27,
    )
    lab = []
    foil = P(base="#f3cf93", metal=0.75, rough=0.5, emit="#f0c07c", emit_s=0.22)
    foil.cycles.sample_as_light = False
    pq = box("plaque", (0.72, 0.012, 0.62), DK, 0.004, 2, (0, -0.335, 0.80))
    lab.append(pq)
    frm = [box("fr", (0.72, 0.016, 0.012), G, 0.003, 2, (0, -0.337, 0.80 + s * 0.303)) for s in (1, -1)] + [
        box("fr", (0.012, 0.016, 0.618), G, 0.003, 2, (s * 0.354, -0.337, 0.80)) for s in (1, -1)
    ]
    lab += frm
    lab += label_panel([("AURELLE", 0.135, "garamond", 1.22)], foil, -0.3425, 0.90)
    lab += label_panel(
        [
            ("N°  27", 0.062, "garamond", 1.3),
        ],
        foil,
        -0.3425,
        0.745,
    )
    lab += label_panel([("EXTRAIT  DE  PARFUM", 0.036, "lato", 1.45)], foil, -0.346, 0.60)
    r = box("rule", (0.3, 0.002, 0.006), foil, 0, loc=(0, -0.3425, 0.672))
    lab.append(r)
    parent(fl + lab, "fl", (-0.55, 0.35, top), (0, 0, 14))
    # --- cream jar in black lacquer with gold lid
    j = jar(0.5, 0.44, 0.26, DK, GB, G, None, 0.1)
    t = text("AURELLE", 0.075, foil, "garamond", 0.001, 1.28)
    wrap_cyl(t, 0.5, -90, 0.003)
    t.location.z = 0.22
    parent(j + [t], "jar", (0.98, 0, 1.10), (0, 0, 12))
    # --- ring
    ring = tube(
        "ring",
        [
            (1.72 * math.cos(a), 0, 1.72 * math.sin(a))
            for a in np.linspace(0, 2 * math.pi, 64, endpoint=False)
        ],
        0.032,
        gold("#f0c07c", 0.14),
        8,
        True,
        order=4,
    )
    place(ring, (-0.05, 1.2, 2.45))
    # --- gold beads
    for x, y, z, r_ in ((-1.28, -0.12, 1.23, 0.075), (0.42, -0.22, 0.97, 0.06)):
        sphere("b", r_, G, loc=(x, y, z + r_))
    # --- light
    softbox((-3.6, -1.2, 3.4), (-0.3, 0, 1.6), (1.1, 4.2), 260, "#fff1e2", grad="u")
    softbox((3.6, 0.6, 3.2), (0, 0, 1.5), (0.7, 4.2), 240, "#ffe3c8", grad="v")
    softbox((0.2, -4.5, 6.5), (0, 0, 1.2), (3.4, 1.6), 210, "#fff3e8", grad="r")
    hl = softbox(
        (-0.5, 3.2, 2.1), (-0.55, 0.25, 2.0), (2.6, 2.8), 70, "#ffab68", grad="halo", shape="ELLIPSE"
    )  # glow behind the flacon
    spot((0.2, -1, 8), (0.2, 5, 2.6), 900, 48, 1, 0.6, "#ff9d7a")
    world("#3a1720", 0.25)
