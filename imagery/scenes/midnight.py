"""Midnight Men's Grooming: a dark lotion bottle on brushed blocks, one clean line of light down its side."""
from studio import *
from studio.props import *

VIEWS = {
    "main": dict(loc=(0.5, -13.5, 2.7), target=(0.06, 0, 1.74), lens=117, fstop=1.6, focus=(0, -0.3, 1.8)),
    "detail": dict(
        loc=(2.4, -8.2, 4.3),
        target=(0.1, 0, 2.28),
        lens=184,
        fstop=1.2,
        focus=(0.1, -0.36, 2.25),
        grade=dict(exposure=0.7),
    ),
}
GRADE = dict(exposure=0.1, sat=1.1)
BOUNCES = 8

STAGE = 0.62  # top of the block the bottle stands on


def wall_material():
    """Painted wall: midnight, with a pool of blue light behind the bottle's shoulder."""
    m = Mat("wall")
    p = m.n("NewGeometry").outputs["Position"]
    d = m.n("VectorMath", {0: p, 1: (0.9, 4, 2.6)}, operation="DISTANCE").outputs["Value"]
    m.out_surf(
        m.principled(base=m.mix(m.maprange(d, 0, 5, 0, 1, True), "#3a5278", "#0b1322"), rough=0.7, spec=0.2)
    )
    return m.m


def brushed(color, grain, rough=0.3):
    """Anodised metal brushed along one axis: `grain` stretches the scratches."""
    m = Mat("brushed")
    scratches = m.noise(5, 4, 0.65, vec=m.mapping(m.coord(), scale=grain))
    m.out_surf(
        m.principled(
            base=m.mix(m.maprange(scratches, 0.35, 0.65), color, "#61779c"),
            metal=1,
            rough=m.maprange(scratches, 0.25, 0.75, rough * 0.75, rough * 1.5),
            normal=m.bump(scratches, 0.12, 0.004),
        )
    )
    return m.m


def bottle():
    """A tall bottle of satin-black blue glass with a steel neck ring and a square brushed cap."""
    lacquer = plastic("#0a1530", 0.3, 0.35)
    steel = brushed("#b9c6da", (60, 60, 0.6), 0.24)
    a, b, h = 0.56, 0.36, 1.86
    body = loft("body", fillet([(-0.05, 0), (0, 0, 0.03), (0, h, 0.075), (-0.2, h)], 10), a, b, 0.13, lacquer)
    neck = loft(
        "neck",
        fillet([(-0.01, h - 0.01), (0, h - 0.01), (0, h + 0.07, 0.01), (-0.05, h + 0.07)], 6),
        0.33,
        0.25,
        0.09,
        steel,
    )
    cap = loft(
        "cap",
        fillet([(-0.05, h + 0.07), (0, h + 0.07, 0.012), (0, h + 0.57, 0.03), (-0.08, h + 0.57)], 8),
        0.36,
        0.28,
        0.1,
        brushed("#16233f", (60, 60, 0.6), 0.3),
    )
    ink = P("ink", base="#e3ebf7", rough=0.35, metal=0.6, emit="#cfdcf2", emit_s=0.16)
    ink.cycles.sample_as_light = False
    front = -b - 0.002
    words = label_panel([("ASKEL", 0.2, "inter-l", 1.32)], ink, front, 1.18)
    words += label_panel([("ALL-IN-ONE LOTION", 0.052, "inter", 1.4)], ink, front, 0.99)
    words += label_panel([("vetiver  ·  cedar  ·  salt", 0.047, "inter-l", 1.2)], ink, front, 0.42)
    words += label_panel([("150 ml", 0.047, "inter-l", 1.2)], ink, front, 0.33)
    rule = box("rule", (0.1, 0.002, 0.006), ink, 0, loc=(0, front, 0.86))
    return parent([body, neck, cap, rule] + words, "bottle", (0, 0, STAGE), (0, 0, 10))


def build(view):
    cyclorama(wall_material(), back=4.2, radius=1.5, depth_front=10)

    # hard-edged blocks, each brushed its own way
    across, upright = brushed("#35435f", (0.5, 40, 40)), brushed("#2b3854", (40, 40, 0.5))
    box("stage", (2.3, 1.7, STAGE), across, 0.014, 3, (0.05, 0.1, STAGE / 2), (0, 0, -5))
    box("tower", (0.85, 0.8, 2.35), upright, 0.014, 3, (1.22, 1.45, 1.175), (0, 0, 5))
    box(
        "low",
        (0.8, 0.8, 1.0),
        brushed("#2b3854", (40, 40, 0.5), 0.55),
        0.014,
        3,
        (-1.12, 1.5, 0.5),
        (0, 0, -14),
    )
    bottle()

    # a narrow strip mirrored in the bottle's left side is the rim; the rest only gives the blocks their form
    softbox((-1.6, 3.4, 2.0), (0, 0, 1.7), (0.4, 5.0), 200, "#e8f1ff", diffuse=False)
    softbox((-4.2, -4.6, 5.2), (0, 0, 1.2), (2.6, 2.6), 560, "#d5e0ff", grad="r")
    softbox((4.6, -10.5, 3.4), (0, 0, 1.8), (3.2, 4.6), 170, "#9fb8f0", grad="u")
    softbox((3.8, 0.4, 3.6), (0.4, 0, 1.4), (0.7, 4.0), 130, "#9db9ff", grad="v")
    softbox((0.3, 1.2, 6.0), (0.2, 0.2, 0.6), (3.0, 1.6), 380, "#cddcff", grad="r")
    spot((0.4, -0.5, 6.5), (0.7, 4.4, 2.4), 1500, 46, 1, 0.5, "#a9c0f5")
    world("#1d2a48", 0.7)
