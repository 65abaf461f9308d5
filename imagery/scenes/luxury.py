"""Luxury: an amber flacon and a black lacquer jar before a gold ring, on wine-red silk."""
from studio import *
from studio.props import *

VIEWS = {
    "main": dict(loc=(0.15, -13.5, 2.9), target=(0.1, 0, 2.10), lens=97, fstop=1.0, focus=(-0.55, 0, 2.0)),
    "detail": dict(
        loc=(1.5, -8.6, 3.5), target=(-0.42, 0.1, 2.4), lens=205, fstop=1.2, focus=(-0.5, 0.02, 2.1)
    ),
}
BOUNCES = 10

TOP = 0.93  # the height at which the silk carries the plinths


def aubergine():
    """The wall: wine red behind the bottle, nearly black in the corners."""
    m = Mat("wall")
    p = m.n("NewGeometry").outputs["Position"]
    d = m.n("VectorMath", {0: p, 1: (0.2, 4, 2.3)}, operation="DISTANCE").outputs["Value"]
    m.out_surf(
        m.principled(
            base=m.mix(m.maprange(d, 0, 6.5, 0, 1, True), "#6d2435", "#1c0a12"), rough=0.62, spec=0.25
        )
    )
    return m.m


def flacon_with_label(shiny, satin_gold, lacquer, foil):
    """Amber perfume behind thick glass, a framed lacquer plaque on its front."""
    clear, amber = glass("#ffffff", 0, 1.5, 0.85, "#e8b58a"), liquid("#d97a2b", 1.5)
    parts = flacon(
        0.6, 0.33, 0.09, 1.42, 0.07, 0.17, clear, amber, satin_gold, shiny, "cyl", 0.87, 0.56, 0.27
    )
    parts.append(box("plaque", (0.72, 0.012, 0.62), lacquer, 0.004, 2, (0, -0.335, 0.80)))
    for side in (1, -1):
        parts.append(box("frame", (0.72, 0.016, 0.012), shiny, 0.003, 2, (0, -0.337, 0.80 + side * 0.303)))
        parts.append(box("frame", (0.012, 0.016, 0.618), shiny, 0.003, 2, (side * 0.354, -0.337, 0.80)))
    parts += label_panel([("AURELLE", 0.135, "garamond", 1.22)], foil, -0.3425, 0.90)
    parts += label_panel([("N°  27", 0.062, "garamond", 1.3)], foil, -0.3425, 0.745)
    parts += label_panel([("EXTRAIT  DE  PARFUM", 0.036, "lato", 1.45)], foil, -0.3425, 0.60)
    parts.append(box("rule", (0.3, 0.002, 0.006), foil, 0, loc=(0, -0.3425, 0.672)))
    return parent(parts, "flacon", (-0.55, 0.35, TOP + 0.3), (0, 0, 14))


def lacquer_jar(shiny, satin_gold, lacquer, foil):
    """A cream jar in black lacquer under a brushed gold lid."""
    name = wrap_cyl(text("AURELLE", 0.075, foil, "garamond", 0.001, 1.28), 0.5, -90, 0.003)
    name.location.z = 0.22
    parts = jar(0.5, 0.44, 0.26, lacquer, satin_gold, shiny, None, 0.1)
    return parent(parts + [name], "jar", (0.98, 0, TOP + 0.17), (0, 0, 4))


def build(view):
    cyclorama(aubergine(), back=5, radius=2.5, depth_front=10)

    # silk over a block, and on it two plinths of black marble
    cloth = load_mesh("silk_block", silk("#6a1f30", "#c9707a", 0.3))
    place(cloth, (0.30, 0.1, 0), (0, 0, 4), (1.32, 1.35, 1.0))
    mod(cloth, "SMOOTH", factor=0.5, iterations=8)
    subsurf(cloth, 1)
    marble_m = marble("#0d0b0d", "#5a4a3d", 0.9, 0.09, gold_vein="#d9a45c", amount=0.35)
    disc("plinth", 1.02, 0.3, marble_m, 0.03, 200, (-0.55, 0.35, TOP))
    disc("plinth", 0.66, 0.2, marble_m, 0.03, 200, (0.98, 0.0, TOP - 0.03))

    # products
    shiny, satin_gold = gold("#eebd78", 0.17), gold("#e9b873", 0.22, True)
    lacquer = plastic("#120a0e", 0.16, 0.9)
    foil = P(base="#f3cf93", metal=0.75, rough=0.5, emit="#f0c07c", emit_s=0.22)
    foil.cycles.sample_as_light = False
    flacon_with_label(shiny, satin_gold, lacquer, foil)
    lacquer_jar(shiny, satin_gold, lacquer, foil)

    # the ring behind and two gold beads
    circle = [(1.72 * math.cos(a), 0, 1.72 * math.sin(a)) for a in np.linspace(0, math.tau, 65)[:-1]]
    place(tube("ring", circle, 0.032, gold("#f0c07c", 0.14), 8, True), (-0.05, 1.2, 2.45))
    sphere("bead", 0.075, shiny, loc=(-1.28, -0.12, TOP + 0.375))
    sphere("bead", 0.06, shiny, loc=(0.42, -0.52, TOP + 0.05))

    # tall boxes draw the edges of glass and gold; a halo behind the flacon lights the perfume
    softbox((-3.6, -1.2, 3.4), (-0.3, 0, 1.6), (1.1, 4.2), 260, "#fff1e2", grad="u")
    softbox((3.6, 0.6, 3.2), (0, 0, 1.5), (0.7, 4.2), 240, "#ffe3c8", grad="v")
    softbox((0.2, -4.5, 6.5), (0, 0, 1.2), (3.4, 1.6), 210, "#fff3e8", grad="r")
    softbox((-0.5, 3.2, 2.1), (-0.55, 0.25, 2.0), (2.6, 2.8), 70, "#ffab68", grad="halo", shape="ELLIPSE")
    spot((0.2, -1, 8), (0.2, 5, 2.6), 900, 48, 1, 0.6, "#ff9d7a")
    world("#3a1720", 0.25)
