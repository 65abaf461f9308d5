"""Simulates the linen napkin and keeps it as assets/napkin.npz: blender -b --factory-startup -P imagery/bake/napkin.py"""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from studio import *

reset()
floor = grid("f", 40, 40, 2, 2)


def fn(x, y, u, v):
    z = (
        0.35
        + 0.20 * math.sin(x * 3.3 + 0.8 * math.sin(y * 2))
        + 0.12 * mnoise.noise(Vector((x * 1.3, y * 1.3, 4)))
    )
    return (x * 0.78, y * 0.94, z)


c = grid("napkin", 2.6, 3.4, 90, 116, fn)
cloth_drop(
    c, [floor], frames=45, quality=5, mass=0.3, tension=15, bending=0.5, damping=5, thick=0.012, friction=10
)
save_mesh(c, "napkin")
print("SIMN")
