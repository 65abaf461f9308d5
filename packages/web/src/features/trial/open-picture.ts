import { LIMITS } from '@softbox/config/limits';
import { sizeWithin } from './drawing/crop.ts';
import { faultOf, type PictureFault } from './picture-fault.ts';

/** A visitor's picture, upright and in a size to work with. It lives in this page's memory and nowhere else. */
export interface OpenedPicture {
  name: string;
  canvas: HTMLCanvasElement;
}

/** Opens a file of the visitor's own in the browser; what cannot be opened is told apart for the words that follow. */
export async function openPicture(file: Blob, name: string): Promise<OpenedPicture | PictureFault> {
  if (file.size > LIMITS.trial.fileMegabytes * 1024 * 1024) return 'tooLarge';
  let bitmap: ImageBitmap;
  try {
    // Turned upright by what the camera has noted: the default everywhere, though its name differs.
    bitmap = await createImageBitmap(file);
  } catch {
    return faultOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  }
  const canvas = document.createElement('canvas');
  Object.assign(canvas, sizeWithin(bitmap, LIMITS.trial.longestEdge));
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return 'unreadable';
  pen.imageSmoothingQuality = 'high';
  // Without this, what is transparent would be developed as black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return { name: name.normalize('NFC'), canvas };
}
