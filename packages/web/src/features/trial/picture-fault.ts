/** Why a picture was not opened; each has words of its own. */
export type PictureFault = 'tooLarge' | 'heic' | 'unreadable' | 'notPicture';

const startsWith = (bytes: Uint8Array, at: number, text: string) =>
  String.fromCharCode(...bytes.subarray(at, at + text.length)) === text;

/** The brands under which phones store HEIC. */
const HEIC = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'];

/** Judges a file that the browser could not open by how it begins, not by its name. */
export function faultOf(bytes: Uint8Array): PictureFault {
  if (startsWith(bytes, 4, 'ftyp') && HEIC.some((brand) => startsWith(bytes, 8, brand))) return 'heic';
  const isPicture =
    startsWith(bytes, 0, '\xff\xd8\xff') ||
    startsWith(bytes, 0, '\x89PNG') ||
    (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP'));
  return isPicture ? 'unreadable' : 'notPicture';
}
