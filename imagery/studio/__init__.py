"""The studio's door: everything a scene needs by `from studio import *`.

1 unit = 10 cm. The camera looks along +Y, X is right, Z is up.
"""

import math
import random

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix, Quaternion, Vector
from mathutils import noise as mnoise

from .objects import lin, reset, link, mesh_obj, mod, subsurf, apply_mods, place, parent, inst
from .shapes import fillet, spline, lathe, rrect, loft, box, disc, sphere, ico, grid, tube, to_mesh, join
from .lettering import FONTS, text, wrap_cyl
from .scatter import mesh_arrays, sample_surface, align_rot, droplets
from .physics import ASSETS, rigid_settle, cloth_drop, save_mesh, load_mesh
from .nodes import Mat, P
from .light import camera, softbox, sun, sun_from, spot, world, card, cyclorama, gobo
from .materials import (
    matte,
    backdrop_grad,
    gold,
    glass,
    liquid,
    plastic,
    cream,
    marble,
    wood,
    ceramic,
    fabric,
    silk,
)
from .foliage import leaf_mat, petal_mat, leaf
from .drapery import drape
