import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import sharp from 'sharp';
import { CLIP_FORMATS, type Clip, clipFile } from '../packages/config/src/pictures.ts';
import { runs } from './tools.ts';

const FRAMES_PER_SECOND = 24;

const ENCODERS: Record<(typeof CLIP_FORMATS)[number], string[]> = {
  webm: ['-c:v', 'libvpx-vp9', '-crf', '34', '-b:v', '0', '-row-mt', '1'],
  // What Safari plays: 4:2:0, the index first, so that it starts before all of it has arrived.
  mp4: ['-c:v', 'libx264', '-crf', '24', '-preset', 'slow', '-movflags', '+faststart'],
};

/** Makes a silent loop of numbered frames. */
export async function encodeClip(frames: string, clip: Pick<Clip, 'name' | 'version'>, folder: string): Promise<Clip> {
  if (!runs('ffmpeg', '-version')) throw new Error('ffmpeg is missing: apt-get install --no-install-recommends ffmpeg');
  for (const format of CLIP_FORMATS)
    execFileSync(
      'ffmpeg',
      // Without metadata and random ids: the same frames make the same file.
      ['-y', '-v', 'error', '-framerate', String(FRAMES_PER_SECOND), '-i', join(frames, 'frame-%02d.png')].concat(
        ['-an', '-pix_fmt', 'yuv420p', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'],
        ENCODERS[format],
        join(folder, clipFile(clip.name, format)),
      ),
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
  const { width = 0, height = 0 } = await sharp(join(frames, 'frame-00.png')).metadata();
  return { ...clip, width, height };
}
