import { resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** Does in esbuild what Vite does with 'x.css?url': bundles the style sheet into a file and imports its address. */
export function styleSheetAddress(): Plugin {
  return {
    name: 'style-sheet-address',
    setup: (setup) => {
      setup.onResolve({ filter: /\.css\?url$/ }, ({ path, resolveDir }) => ({
        path: resolve(resolveDir, path.replace('?url', '')),
        namespace: 'style-sheet',
      }));
      setup.onLoad({ filter: /.*/, namespace: 'style-sheet' }, async ({ path }) => {
        const { outputFiles } = await build({
          entryPoints: [path],
          bundle: true,
          minify: true,
          write: false,
          // Leaflet's own marker pictures are never shown.
          loader: { '.png': 'empty' },
        });
        return { contents: outputFiles.map(({ text }) => text).join(''), loader: 'file' };
      });
    },
  };
}
