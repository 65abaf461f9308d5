"""Renders one view of one scene inside Blender: see README.md.

blender -b --factory-startup -P imagery/render.py -- SCENE VIEW OUT.png [--scale 100] [--samples 24] [--weights FILE]
"""
import os

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # before numpy: the denoiser shares out the cores itself
import argparse
import importlib
import sys
import time
from inspect import signature

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from studio import camera, reset
from studio.capture import capture
from studio.denoise import denoise
from studio.develop import develop, save, snapshot

WIDTH, HEIGHT = 1280, 1600


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("scene")
    parser.add_argument("view")
    parser.add_argument("out")
    parser.add_argument("--scale", type=int, default=100, help="percent of 1280 x 1600")
    parser.add_argument("--samples", type=int, default=24, help="most samples per pixel")
    parser.add_argument("--noise", type=float, default=0.05, help="where adaptive sampling stops")
    parser.add_argument("--border", help="x0,y0,x1,y1 from 0 to 1, y up: look closely at one part")
    parser.add_argument("--frame", type=float, default=0, help="0 to 1 through a loop")
    parser.add_argument("--regrade", action="store_true", help="develop the kept linear picture again")
    parser.add_argument("--weights", default=os.path.join(HERE, "cache", "rt_hdr_alb_nrm.tza"))
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])


def render(options, scene, view):
    """Builds the set and path-traces it: linear radiance [h, w, 3], denoised."""
    width, height = view.pop("size", (WIDTH, HEIGHT))
    bounces = view.pop("bounces", getattr(scene, "BOUNCES", 10))
    reset()
    if "frame" in signature(scene.build).parameters:
        scene.build(options.view, frame=options.frame)
    else:
        scene.build(options.view)
    camera(**view)
    passes = capture(width, height, options.scale, options.samples, options.noise, bounces, options.border)
    return denoise(*passes, options.weights)


def main():
    options = arguments()
    started = time.time()
    scene = importlib.import_module(f"scenes.{options.scene}")
    view = dict(scene.VIEWS[options.view])
    grade = {**getattr(scene, "GRADE", {}), **view.pop("grade", {})}
    kept = os.path.splitext(options.out)[0] + ".npy"
    os.makedirs(os.path.dirname(os.path.abspath(options.out)), exist_ok=True)
    if options.regrade:
        linear = np.load(kept).astype(np.float32)
    else:
        linear = render(options, scene, view)
        np.save(kept, linear.astype(np.float16))
    picture = snapshot(linear, **grade) if options.view == "before" else develop(linear, **grade)
    save(picture, options.out)
    print(
        f"RENDERED {options.scene} {options.view} {time.time() - started:.0f}s mean {picture.mean():.3f}",
        flush=True,
    )


try:
    main()
except Exception:
    import traceback

    traceback.print_exc()
    sys.stdout.flush()
    os._exit(1)
