"""Simulates the silk that lies over a block and the silk on the floor: blender -b --factory-startup -P imagery/bake/silk.py"""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from studio import *

# 1) silk dropped over a block and sliding to the floor: bunched in x beforehand so folds appear
reset()
import time

t = time.time()
floor = grid("f", 40, 40, 2, 2)
blk = box("b", (3.2, 1.6, 0.9), bevel=0.12, loc=(0, 0.4, 0.45))
rng = np.random.default_rng(5)


def fn(x, y, u, v):
    z = (
        2.2
        + 0.35 * math.sin(x * 3.1 + 1.2 * math.sin(y * 1.3)) * 1
        + 0.18 * math.sin(x * 6.3 + y * 2.1)
        + 0.1 * mnoise.noise(Vector((x * 1.7, y * 1.7, 2)))
    )
    return (x * 0.62, y * 0.8, z)


c = grid("silk", 9, 7.5, 170, 140, fn)
cloth_drop(
    c,
    [floor, blk],
    frames=75,
    quality=6,
    mass=0.25,
    tension=12,
    bending=0.06,
    damping=3,
    self_coll=False,
    thick=0.012,
    friction=4,
)
save_mesh(c, "silk_block")
print("SIM1", time.time() - t)
# 2) silk bunched on the flat floor
for o in list(bpy.data.objects):
    bpy.data.objects.remove(o)
t = time.time()
floor = grid("f", 40, 40, 2, 2)


def fn(x, y, u, v):
    a = 0.55 * mnoise.noise(Vector((x * 0.5, y * 0.35, 7)))
    z = (
        0.9
        + 0.42 * math.sin(x * 2.6 + 2.2 * a + 0.4 * y)
        + 0.22 * math.sin(x * 5.1 - y * 1.9 + 3 * a)
        + 0.25 * mnoise.noise(Vector((x * 0.9, y * 0.9, 5)))
    )
    return (x * 0.6, y * 0.75, z)


c = grid("silk", 12, 7, 210, 120, fn)
cloth_drop(
    c, [floor], frames=55, quality=6, mass=0.25, tension=12, bending=0.08, damping=3, thick=0.012, friction=6
)
save_mesh(c, "silk_floor")
print("SIM2", time.time() - t)
