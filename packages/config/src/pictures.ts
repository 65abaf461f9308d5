/** A picture of our own, in several widths and formats. The generated lists in ./pictures name them all. */
export interface Picture {
  name: string;
  /** Of its content: an address that carries it may be kept for ever. */
  version: string;
  /** Of the largest file. */
  width: number;
  height: number;
  /** The colour of most of it, to stand in its place. */
  color: string;
  /** A WebP of a few pixels in base64, to be drawn large and soft until the picture comes. */
  blur: string;
}

/** A silent loop. The picture of the same name is its first frame. */
export interface Clip {
  name: string;
  version: string;
  width: number;
  height: number;
}

/** What a link to a page shows elsewhere. */
export interface ShareImage {
  name: string;
  version: string;
}

/** A thumbnail, a card, a page's main picture; no picture is made wider than it was photographed. */
export const PICTURE_WIDTHS = [400, 800, 1280] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
/** Best first: a browser takes the first that it knows. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];
export const CLIP_FORMATS = ['webm', 'mp4'] as const;
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

const FOLDER = '/pictures/';

export const widthsOf = ({ width }: Pick<Picture, 'width'>): PictureWidth[] =>
  PICTURE_WIDTHS.filter((made) => made <= width);

export const pictureFile = (name: string, width: PictureWidth, format: PictureFormat) => `${name}-${width}.${format}`;
export const clipFile = (name: string, format: (typeof CLIP_FORMATS)[number]) => `${name}.${format}`;
export const shareFile = (name: string) => `${name}.jpg`;
/** The same for a picture that stands upright: laid on its own colours, made when it is asked for. */
export const cardFile = (name: string) => `${name}-share.jpg`;

/** Where a page finds a file; the server keeps what is asked for in its present version for ever. */
const versioned = (file: string, version: string) => `${FOLDER}${file}?v=${version}`;

export const pictureUrl = ({ name, version }: Picture, width: PictureWidth, format: PictureFormat) =>
  versioned(pictureFile(name, width, format), version);
/** For those who take one file only: other sites and search engines. */
export const largestUrl = (picture: Picture) =>
  pictureUrl(picture, widthsOf(picture).at(-1) ?? PICTURE_WIDTHS[0], 'webp');
export const clipUrl = ({ name, version }: Clip, format: (typeof CLIP_FORMATS)[number]) =>
  versioned(clipFile(name, format), version);
export const shareUrl = ({ name, version }: ShareImage) => versioned(shareFile(name), version);

export const cardUrl = ({ name, version }: Picture) => versioned(cardFile(name), version);
/** Whose card a file's name means; null for any other file. */
export const cardNameIn = (file: string): string | null => /^([a-z0-9-]+)-share\.jpg$/.exec(file)?.[1] ?? null;

/** The one address by which rows and plain callers know a picture: it outlives every new version. */
export const imagePath = (name: string) => `${FOLDER}${pictureFile(name, 800, 'webp')}`;

/** Which of our pictures an `imagePath` means; null for any other address. */
export const pictureNameIn = (path: string): string | null =>
  /^\/pictures\/([a-z0-9-]+)-800\.webp$/.exec(path)?.[1] ?? null;

/** The names of pictures that the studio has sent in: each is given once, so that it never means another one. */
export const UPLOADED_PICTURE = /^u-[\da-f]{16}$/;

/** Which file of an uploaded picture an address means; null for any other address. */
export function uploadedFileIn(path: string): { file: string; name: string; format: PictureFormat } | null {
  const [, file = '', name = '', format] = /^\/pictures\/((u-[\da-f]{16})-\d+\.(avif|webp))$/.exec(path) ?? [];
  const known = PICTURE_FORMATS.find((each) => each === format);
  return known ? { file, name, format: known } : null;
}
