import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type BuildOptions } from 'esbuild';
import { styleSheetAddress } from './style-sheet-address.ts';

/** A file of the page, as it is served. */
export interface PageFile {
  contentType: string;
  body: string;
}

/** Where the page is served. */
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
  plugins: [styleSheetAddress()],
  write: false,
} satisfies BuildOptions;

/** The map on a page of its own, bundled for production as the site is: each file under its address. */
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

/** Bytes of the map beyond React, as they travel: script and style sheet, compressed with Brotli. */
export async function weighMap(): Promise<number> {
  const { outputFiles } = await build({
    ...OPTIONS,
    entryPoints: ['src/features/map/LazyMap.tsx'],
    external: ['react', 'react-dom', 'react/jsx-runtime'],
  });
  return outputFiles.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0);
}

const HTML = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Map</title><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><main><h1>Map</h1><h2>Listing</h2><div id="root"></div></main><script type="module" src="${MAP_PAGE}/map-page.js"></script></html>`;
