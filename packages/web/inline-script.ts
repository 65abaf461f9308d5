import { build, type Plugin } from 'vite';

const QUERY = '?script';

/** `import code from './early.ts?script'`: the file and what it imports, built into one script that a page can contain. */
export const inlineScript = (): Plugin => ({
  name: 'inline-script',
  async load(id) {
    if (!id.endsWith(QUERY)) return null;
    const input = id.slice(0, -QUERY.length);
    this.addWatchFile(input);
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        write: false,
        modulePreload: { polyfill: false },
        rolldownOptions: { input, output: { format: 'iife' } },
      },
    });
    const [chunk] = 'output' in built ? built.output : [];
    if (chunk?.type !== 'chunk') throw new Error(`${input} made no script.`);
    return `export default ${JSON.stringify(chunk.code.trim())};`;
  },
});
