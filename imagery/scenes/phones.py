"""What a customer gets: our pictures on a phone, on paper, on a wall. One still life for each package."""
import os

from PIL import Image, ImageDraw, ImageFont, ImageOps
from studio import *
from studio.food import np_image

SQUARE = dict(size=(1280, 1280))
VIEWS = {
    "basic": dict(
        loc=(0.5, -13, 2.9), target=(0.05, 0, 1.32), lens=118, fstop=2, focus=(0, -0.2, 1.4), **SQUARE
    ),
    "standard": dict(
        loc=(0.4, -13, 3.0), target=(0.1, 0, 1.34), lens=109, fstop=2, focus=(0, -0.2, 1.4), **SQUARE
    ),
    "premium": dict(
        loc=(0.3, -13, 3.6), target=(0.05, 0, 1.22), lens=100, fstop=2, focus=(0, -0.3, 1.2), **SQUARE
    ),
}
BOUNCES = 8
GRADE = dict(exposure=0.45, sat=1.35)

MASTERS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "out", "masters")
VERMILION, STONE, PALE = "#f2502a", "#cfc8bf", "#e9e4dc"


# ---------------------------------------------------------------- pictures
def picture(scene):
    path = os.path.join(MASTERS, f"{scene}-main.png")
    if not os.path.exists(path):
        raise SystemExit(f"phones: {path} is missing; render {scene} main first")
    return Image.open(path).convert("RGB")


def covering(scene, width, height, middle=0.5):
    return ImageOps.fit(picture(scene), (width, height), Image.LANCZOS, centering=(middle, 0.5))


def type_of(font, size):
    return ImageFont.truetype(FONTS[font], size)


def post(scene, name, line, others):
    """A phone's screen: the picture as its client's customers meet it, in a feed."""
    page = Image.new("RGB", (780, 1690), "#ffffff")
    draw = ImageDraw.Draw(page)
    draw.text((64, 48), "9:41", "#111111", type_of("inter-b", 36))
    draw.rounded_rectangle((650, 54, 712, 84), 9, outline="#111111", width=4)
    draw.rectangle((657, 61, 694, 77), "#111111")
    avatar = covering(scene, 88, 88)
    mask = Image.new("L", (88, 88))
    ImageDraw.Draw(mask).ellipse((0, 0, 87, 87), 255)
    page.paste(avatar, (36, 138), mask)
    draw.text((146, 144), name, "#111111", type_of("inter-b", 34))
    draw.text((146, 188), line, "#8a8580", type_of("inter", 27))
    page.paste(covering(scene, 780, 975), (0, 258))
    draw.ellipse((36, 1266, 84, 1314), outline="#111111", width=5)
    draw.rounded_rectangle((112, 1268, 162, 1308), 12, outline="#111111", width=5)
    draw.rounded_rectangle((640, 1256, 744, 1322), 33, VERMILION)
    draw.text((692, 1289), "Shop", "#ffffff", type_of("inter-b", 30), anchor="mm")
    for i, width in enumerate((620, 470)):
        draw.rounded_rectangle((36, 1352 + 40 * i, 36 + width, 1370 + 40 * i), 9, "#e4e0db")
    for i, other in enumerate(others):
        page.paste(covering(other, 256, 256), (262 * i, 1452))
    return page


def story(scene, headline, line, size=(1080, 1440), ink="#ffffff"):
    """A tablet's screen: the picture from edge to edge, a headline at its foot."""
    page = covering(scene, *size)
    draw = ImageDraw.Draw(page)
    draw.text((size[0] / 2, 1290), headline, ink, type_of("garamond", 92), anchor="mm")
    draw.text((size[0] / 2, 1366), line, ink, type_of("inter", 28), anchor="mm")
    return page


def sheet_of(scene, headline, line, margin=90):
    """A printed sheet: the picture within a white margin, two lines of type under it."""
    page = Image.new("RGB", (1080, 1440), "#fbf9f5")
    draw = ImageDraw.Draw(page)
    page.paste(covering(scene, 1080 - 2 * margin, 1125), (margin, margin))
    draw.text((margin, 1310), headline, "#1d1a18", type_of("garamond", 84), anchor="lm")
    draw.text((1080 - margin, 1316), line, "#77706a", type_of("inter", 26), anchor="rm")
    return page


def columns(headline, line):
    """The page that faces the picture in a magazine or a menu."""
    page = Image.new("RGB", (1080, 1440), "#fbf9f5")
    draw = ImageDraw.Draw(page)
    draw.text((110, 210), headline, "#1d1a18", type_of("garamond", 118), anchor="ls", spacing=10)
    draw.text((112, 290), line, VERMILION, type_of("inter-b", 28), anchor="ls")
    rng = random.Random(7)
    for x in (110, 570):
        for i in range(26):
            width = 400 if i % 9 != 8 else rng.randint(150, 300)
            draw.rounded_rectangle((x, 400 + i * 36, x + width, 410 + i * 36), 5, "#8f8780")
    return page


# ---------------------------------------------------------------- materials
def texture(m, page):
    return m.n("TexImage", {"Vector": m.coord("UV")}, image=np_image("page", np.asarray(page) / 255)).outputs[
        "Color"
    ]


def lit(page):
    """A screen under glass: mostly its own light, and the softbox on top."""
    m = Mat("screen")
    colour = texture(m, page)
    m.out_surf(
        m.principled(
            base="#050505",
            rough=0.05,
            spec=0.5,
            emit=m.n("Gamma", {0: colour, 1: 1.25}).outputs[0],
            emit_s=1.5,
        )
    )
    return m.m


def printed(page, coat=0.0):
    m = Mat("print")
    fibre = m.noise(260, 3, vec=m.coord())
    m.out_surf(
        m.principled(
            base=texture(m, page), rough=0.55, coat=coat, coat_rough=0.03, normal=m.bump(fibre, 0.04, 0.002)
        )
    )
    return m.m


# ---------------------------------------------------------------- things
def panel(name, a, b, r, mat):
    """A flat rounded rectangle facing -Y, its texture from edge to edge."""
    outline = rrect(a, b, r, 12)
    uvs = [((x + a) / (2 * a), (y + b) / (2 * b)) for x, y in outline]
    return mesh_obj(name, [(x, 0, z) for x, z in outline], [range(len(outline))], mat, False, uvs)


def device(page, a, b, r, bezel, thick, pill=False):
    """A phone or a tablet, upright, foot at z=0, its screen facing -Y."""
    metal = P(base="#3a3734", metal=1, rough=0.3)
    black = P(base="#060606", rough=0.06, spec=0.5, coat=1, coat_rough=0.01)
    half = thick / 2
    body = loft(
        "body",
        fillet([(-0.03, -half), (0, -half, 0.028), (0, half, 0.028), (-0.016, half)], 8),
        a,
        b,
        r,
        metal,
        14,
    )
    front = loft(
        "front",
        fillet([(-0.016, half - 0.01), (-0.016, half + 0.004, 0.006), (-0.03, half + 0.006)], 4),
        a,
        b,
        r,
        black,
        14,
    )
    parts = [body, front]
    for o in parts:
        o.data.transform(Matrix.Rotation(math.pi / 2, 4, "X"))
    screen = panel("screen", a - bezel, b - bezel, r - bezel * 0.7, lit(page))
    screen.location.y = -half - 0.0075
    parts.append(screen)
    if pill:
        island = panel("pill", 0.1, 0.028, 0.0275, black)
        island.location = (0, -half - 0.0085, b - bezel - 0.062)
        parts.append(island)
    parts.append(box("key", (0.014, thick * 0.42, 0.2), metal, 0.005, 3, (a + 0.004, 0, b * 0.35)))
    return parent(parts, "device", (0, 0, b))


def phone(page, size):
    return device(page, *(size * k for k in (0.52, 1.08, 0.16, 0.028, 0.11)), True)


def docked(dev, loc, turn, width, tilt=-12):
    """Stands a device in the slot of a small dock."""
    dock = loft(
        "dock",
        fillet([(-0.03, 0), (0, 0, 0.02), (0, 0.2, 0.035), (-0.05, 0.2)], 8),
        width,
        0.3,
        0.12,
        matte(VERMILION, 0.45),
        14,
    )
    lean = parent([dev], "lean", (0, -0.05, 0.1), (tilt, 0, 0))
    return parent([dock, lean], "docked", loc, (0, 0, turn))


def paper(page, width, curl):
    """A sheet standing on its lower edge, facing -Y, bowed a little; 3:4."""
    height = width * 4 / 3

    def bow(x, y, u, v):
        return (x, curl * (1 - (2 * u - 1) ** 2) + curl * 0.5 * v * v, y + height / 2)

    o = grid("paper", width, height, 30, 40, bow, printed(page))
    o.data.materials.append(matte("#fbf9f5", 0.7))
    mod(o, "SOLIDIFY", thickness=0.012, offset=1, material_offset=1, material_offset_rim=1)
    return o


def oak(grain):
    return wood("#d8b98c", "#b08a58", 1.4, 0.5, grain)


def framed(page, width, bar=0.07):
    """A print behind glass in a slim frame; stands on its foot, faces -Y."""
    height = width * 4 / 3
    parts = [panel("print", width / 2, height / 2, 0.001, printed(page, 0.7))]
    along, upright = oak("X"), oak("Z")
    for side in (-1, 1):
        reach = side * bar / 2
        rail = (width + 2 * bar, 0.12, bar)
        parts.append(box("rail", rail, along, 0.008, 3, (0, 0, side * height / 2 + reach)))
        parts.append(box("post", (bar, 0.12, height), upright, 0.008, 3, (side * width / 2 + reach, 0, 0)))
    return parent(parts, "frame", (0, 0, height / 2 + bar))


def spread(left, right, width):
    """An open magazine lying on its back, the spine along Y."""
    height = width * 4 / 3
    parts = []
    for side, page in ((-1, left), (1, right)):
        for lift, mat in ((0.0, printed(page, 0.12)), (-0.035, matte("#fbf9f5", 0.7))):

            def arch(x, y, u, v, side=side, lift=lift):
                t = u if side > 0 else 1 - u
                z = 0.05 + 0.16 * math.sin(math.pi * min(1, t**0.55)) * (1 - 0.35 * t)
                return (side * t * width, y, max(z + lift, 0.015))

            o = grid("leaf", width, height, 60, 2, arch, mat)
            mod(o, "SOLIDIFY", thickness=0.012 if lift == 0 else 0.05, offset=-1)
            parts.append(o)
    return parts


# ---------------------------------------------------------------- the three tables
def basic():
    disc("plinth", 1.15, 0.42, matte(PALE, 0.6, 0.02), 0.04, 220, (0, 0.1, 0))
    handset = phone(post("water", "hydra", "Water gel essence", ("green", "luxury", "clay")), 1.0)
    docked(handset, (-0.02, 0.05, 0.42), -14, 0.5)
    place(disc("sun", 1.2, 0.3, matte(VERMILION, 0.6, 0.02), 0.03, 200), (0.72, 1.75, 1.2), (90, 0, 0))
    box("block", (0.7, 0.7, 0.7), matte(STONE, 0.65, 0.02), 0.03, 4, (-1.5, 0.75, 0.35), (0, 0, 24))
    sphere("ball", 0.22, matte(PALE, 0.5), loc=(1.32, -0.55, 0.22))


def standard():
    disc("plinth", 0.95, 0.36, matte(PALE, 0.6, 0.02), 0.04, 220, (-0.78, -0.05, 0))
    handset = phone(post("coffee", "nightjar", "Coffee & pastry", ("pasta", "burger", "midnight")), 0.96)
    docked(handset, (-0.8, -0.1, 0.36), 10, 0.48)
    box("board", (2.3, 0.5, 0.5), matte(STONE, 0.65, 0.02), 0.03, 4, (1.0, 0.9, 0.25), (0, 0, -6))
    place(framed(sheet_of("coffee", "Nightjar", "OPEN TILL LATE"), 1.42), (0.92, 0.95, 1.51), (-7, 0, -6))
    place(paper(sheet_of("pasta", "Tonight", "CHEF'S TABLE"), 0.82, 0.03), (1.32, -0.45, 0.0), (-14, 0, -16))
    box("rest", (0.42, 0.3, 0.3), matte(STONE, 0.6), 0.02, 4, (1.4, -0.2, 0.15), (0, 0, -16))
    sphere("ball", 0.23, matte(VERMILION, 0.45), loc=(0.42, -0.4, 0.23))


def premium():
    box("shelf", (9, 0.9, 0.42), matte(PALE, 0.6, 0.02), 0.035, 4, (0.1, 1.0, 0.21))
    place(framed(sheet_of("fashion", "Loft", "AUTUMN"), 1.5), (-1.15, 1.0, 1.5), (-6, 0, 5))
    tablet = device(story("luxury", "AURELLE", "EXTRAIT DE PARFUM"), 0.72, 0.95, 0.08, 0.05, 0.09)
    docked(tablet, (0.95, 0.85, 0.42), -12, 0.62)
    disc("plinth", 0.6, 0.3, matte(STONE, 0.65, 0.02), 0.035, 200, (-0.02, -0.15, 0))
    handset = phone(post("water", "hydra", "Water gel essence", ("green", "luxury", "clay")), 0.73)
    docked(handset, (-0.02, -0.18, 0.3), 6, 0.37)
    pages = spread(columns("Al dente", "THE TOMATO ISSUE"), covering("pasta", 1080, 1440), 0.8)
    parent(pages, "magazine", (1.2, -1.1, 0), (0, 0, -14))
    sphere("ball", 0.24, matte(VERMILION, 0.45), loc=(-1.35, -0.55, 0.24))


def light():
    softbox((-4.6, -3.2, 5.4), (0, 0, 1), (1.7, 1.7), 660, "#fff6ea", grad="r")
    softbox((4.6, -0.6, 3.4), (0, 0.4, 1.2), (1.2, 3.6), 120, "#f2f4ff", grad="v")
    softbox((0.5, 2.2, 5.6), (0, 0, 0.6), (3.4, 1.2), 110, "#fff2e4")
    world("#efe9e2", 0.3)


def build(view):
    cyclorama(backdrop_grad("#d8d1c8", "#bdb5ab", 0, 5), back=3.2, radius=1.6, depth_front=10)
    {"basic": basic, "standard": standard, "premium": premium}[view]()
    light()
