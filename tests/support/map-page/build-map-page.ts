import { basename, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type BuildOptions, type Plugin } from 'esbuild';

export interface PageFile {
  contentType: string;
  body: string;
}

export const MAP_PAGE = '/map-page';

const OPTIONS = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  outdir: 'map-page',
  publicPath: MAP_PAGE,
  plugins: [styleSheetUrl()],
  write: false,
} satisfies BuildOptions;

/** Bundles the map on a page of its own, for production as the site is; returns the files by path. */
export async function buildMapPage(): Promise<Map<string, PageFile>> {
  const entryPoints = ['tests/support/map-page/map-page.tsx'];
  const { outputFiles } = await build({ ...OPTIONS, entryPoints, splitting: true });
  const files = new Map([[MAP_PAGE, { contentType: 'text/html', body: HTML }]]);
  for (const { path, text } of outputFiles) {
    const contentType = path.endsWith('.css') ? 'text/css' : 'text/javascript';
    files.set(`${MAP_PAGE}/${basename(path)}`, { contentType, body: text });
  }
  return files;
}

/** Bytes of the map's script and style sheet without React and the lines of our map, compressed with Brotli. */
export async function weighMap(): Promise<number> {
  const { outputFiles } = await build({
    ...OPTIONS,
    entryPoints: ['src/features/map/LazyMap.tsx'],
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    loader: { '.json': 'empty' },
  });
  return outputFiles.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0);
}

/** Handles 'x.css?url' as Vite does: bundles the style sheet into a file and imports its URL. */
function styleSheetUrl(): Plugin {
  return {
    name: 'style-sheet-url',
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
          // Leaflet's own marker pictures are not shown.
          loader: { '.png': 'empty' },
        });
        return { contents: outputFiles.map(({ text }) => text).join(''), loader: 'file' };
      });
    },
  };
}

const HTML = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Map</title><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><main><h1>Map</h1><h2>Listing</h2><div id="root"></div></main><script type="module" src="${MAP_PAGE}/map-page.js"></script></html>`;
