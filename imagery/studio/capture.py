"""Path-traces the scene and hands its passes over as arrays."""
import os
import shutil
import tempfile
import bpy
import numpy as np


def configure(width, height, scale, samples, noise, bounces, border=None):
    """Cycles on the CPU, tuned for a picture that is denoised afterwards; `noise` stops adaptive sampling."""
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, scale
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = noise
    cycles.adaptive_min_samples = max(4, samples // 3)
    cycles.max_bounces = cycles.transmission_bounces = bounces
    cycles.diffuse_bounces, cycles.glossy_bounces = 3, 5
    cycles.transparent_max_bounces, cycles.volume_bounces = 16, 0
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 6, 0
    cycles.blur_glossy = 0.6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.5
    cycles.seed = 7
    scene.view_settings.view_transform = "Standard"
    if border:
        render.use_border = render.use_crop_to_border = True
        render.border_min_x, render.border_min_y, render.border_max_x, render.border_max_y = (
            float(edge) for edge in border.split(",")
        )


def _output(folder):
    """Writes the picture and what the denoiser is guided by as float EXR, the only way passes leave Blender 3.4."""
    scene = bpy.context.scene
    bpy.context.view_layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format, files.format.color_depth = "OPEN_EXR", "32"
    files.format.exr_codec = "NONE"
    files.file_slots.clear()
    for slot, source in (("color", "Image"), ("albedo", "Denoising Albedo"), ("normal", "Denoising Normal")):
        files.file_slots.new(slot)
        tree.links.new(layers.outputs[source], files.inputs[slot])


def _read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Linear"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[::-1, :, :3].copy()


def capture(width, height, scale, samples, noise, bounces, border=None):
    """Renders the current scene: linear colour, albedo and normals, each [h, w, 3] float32."""
    configure(width, height, scale, samples, noise, bounces, border)
    folder = tempfile.mkdtemp()
    try:
        bpy.context.scene.render.filepath = os.path.join(folder, "main.png")
        _output(folder + "/")
        bpy.context.scene.frame_set(1)
        bpy.ops.render.render(write_still=False)
        return tuple(_read(os.path.join(folder, f"{slot}0001.exr")) for slot in ("color", "albedo", "normal"))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
