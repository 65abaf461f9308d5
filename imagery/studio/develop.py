"""The darkroom: a film-like curve and a studio grade, or the look of a hasty phone picture."""
import io

import numpy as np
from PIL import Image
from scipy import ndimage as nd

LUM = np.array([0.2126, 0.7152, 0.0722], np.float32)

# ---------------------------------------------------------------- film
M1 = np.array([[0.6274, 0.3293, 0.0433], [0.0691, 0.9195, 0.0113], [0.0164, 0.0880, 0.8956]], np.float32)
M1i = np.linalg.inv(M1).astype(np.float32)
INS = np.array(
    [
        [0.856627153315983, 0.0951212405381588, 0.0482516061458583],
        [0.137318972929847, 0.761241990602591, 0.101439036467562],
        [0.11189821299995, 0.0767994186031903, 0.811302368396859],
    ],
    np.float32,
)
OUT = np.array(
    [
        [1.1271005818144368, -0.11060664309660323, -0.016493938717834573],
        [-0.1413297634984383, 1.157823702216272, -0.016493938717834257],
        [-0.14132976349843826, -0.11060664309660294, 1.2519364065950405],
    ],
    np.float32,
)


def agx(x, slope=1.0, power=1.15, sat=1.15, offset=0.0):
    x = np.maximum(x @ M1.T, 0) @ INS.T
    x = np.clip((np.log2(np.maximum(x, 1e-10)) + 12.47393) / (12.47393 + 4.026069), 0, 1)
    x2 = x * x
    x4 = x2 * x2
    x = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232
    x = np.clip(x * slope + offset, 0, None) ** power  # look (ASC-CDL)
    l = x @ LUM
    x = l[..., None] + (x - l[..., None]) * sat
    x = np.clip(x @ OUT.T, 0, None) ** 2.2
    x = np.clip(x @ M1i.T, 0, 1)
    return np.where(x <= 0.0031308, x * 12.92, 1.055 * np.maximum(x, 1e-8) ** (1 / 2.4) - 0.055)


def bloom(x, thr=1.0, amt=0.06, sizes=(0.006, 0.02, 0.06)):
    h = x.shape[0]
    l = x @ LUM
    m = np.clip((l - thr) / max(thr, 1e-6), 0, 1)[..., None]
    hi = np.minimum(x, 12) * m
    g = sum(np.stack([nd.gaussian_filter(hi[..., c], s * h) for c in range(3)], -1) for s in sizes) / len(
        sizes
    )
    return x + g * amt * len(sizes)


def develop(
    x,
    exposure=0.0,
    power=1.35,
    sat=1.35,
    slope=1.0,
    offset=0.0,
    wb=(1, 1, 1),
    bl=0.05,
    blthr=1.2,
    vign=0.12,
    grain=0.006,
    sharpen=0.35,
    split=None,
    seed=1,
    gamma=1.0,
):
    x = x * (2.0**exposure) * np.array(wb, np.float32)
    if bl:
        x = bloom(x, blthr, bl)
    h, w = x.shape[:2]
    if vign:
        yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
        r = np.hypot((xx / w - 0.5) / 0.5, (yy / h - 0.5) / 0.5) / 1.414
        x = x * (1 - vign * np.clip(r, 0, 1)[..., None] ** 2.2)
    y = agx(x, slope, power, sat, offset)
    if gamma != 1:
        y = y**gamma
    if split:  # split toning: (shadow rgb shift, highlight rgb shift)
        l = (y @ LUM)[..., None]
        y = y + np.array(split[0], np.float32) * (1 - l) ** 2 + np.array(split[1], np.float32) * l**2
    if sharpen:
        l = y @ LUM
        y = y + ((l - nd.gaussian_filter(l, 1.0)) * sharpen)[..., None]
    if grain:
        rng = np.random.default_rng(seed)
        g = nd.gaussian_filter(rng.standard_normal((h, w)).astype(np.float32), 0.6)
        g /= g.std()
        l = y @ LUM
        y = y + (g * grain * (1 - np.abs(2 * l - 1) * 0.6))[..., None]
    return np.clip(y, 0, 1)


def snapshot(x, exposure=0.0, wb=(1.10, 1.0, 0.70), iso=0.05, blur=0.9, seed=3, **_):
    """a hasty phone picture: wrong white balance, clipped flash, soft optics, luma+chroma noise, JPEG blocks, mushy contrast"""

    h, w = x.shape[:2]
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    x = x * (2.0**exposure) * np.array(wb, np.float32)
    r = np.hypot((xx / w - 0.5) / 0.5, (yy / h - 0.47) / 0.5)
    x = x * (1 - 0.34 * np.clip(r / 1.414, 0, 1) ** 2)[..., None]
    y = np.clip(x, 0, 1) ** (1 / 2.2)  # straight clip, no film shoulder
    y = 0.035 + y * 0.93
    y[..., 1] *= 1.012
    s = blur * h / 1500
    y = np.stack([nd.gaussian_filter(y[..., c], s) for c in range(3)], -1)
    rng = np.random.default_rng(seed)
    k = h / 1500
    lum = nd.gaussian_filter(rng.standard_normal((h, w)).astype(np.float32), 0.7)
    lum /= lum.std()
    chroma = np.stack(
        [nd.gaussian_filter(rng.standard_normal((h, w)).astype(np.float32), 2.2 * k + 0.4) for _ in range(3)],
        -1,
    )
    chroma /= chroma.std()
    chroma -= chroma.mean(-1, keepdims=True)
    dark = (1.15 - (y @ LUM))[..., None]
    y = y + lum[..., None] * iso * 0.55 * dark + chroma * iso * 0.75 * dark
    im = Image.fromarray((np.clip(y, 0, 1) * 255).astype(np.uint8))
    b = io.BytesIO()
    im.save(b, "JPEG", quality=58)
    b.seek(0)
    return np.asarray(Image.open(b).convert("RGB")).astype(np.float32) / 255


def save(y, path):
    Image.fromarray((y * 255 + 0.5).astype(np.uint8)).save(path)
