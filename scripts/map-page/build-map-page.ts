import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildSync, type BuildOptions } from 'esbuild';

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
  // Leaflet's own marker pictures are never shown.
  loader: { '.png': 'empty' },
  define: { 'process.env.NODE_ENV': '"production"' },
  outdir: 'map-page',
  write: false,
} satisfies BuildOptions;

/** The map on a page of its own, bundled for production as the site is: each file under its address. */
export function buildMapPage(): Map<string, PageFile> {
  const { outputFiles } = buildSync({ ...OPTIONS, entryPoints: ['scripts/map-page/map-page.tsx'], splitting: true });
  const files = new Map<string, PageFile>();
  for (const { path, text } of outputFiles) {
    const contentType = path.endsWith('.css') ? 'text/css' : 'text/javascript';
    files.set(`${MAP_PAGE}/${basename(path)}`, { contentType, body: text });
  }
  const sheets = [...files.keys()].filter((address) => address.endsWith('.css'));
  return files.set(MAP_PAGE, { contentType: 'text/html', body: documentOf(sheets) });
}

/** Bytes of the map beyond React, as they travel: script and style sheet, compressed with Brotli. */
export function weighMap(): number {
  const { outputFiles } = buildSync({
    ...OPTIONS,
    entryPoints: ['src/features/map/MapView.tsx'],
    external: ['react', 'react-dom', 'react/jsx-runtime'],
  });
  return outputFiles.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0);
}

function documentOf(sheets: readonly string[]): string {
  const links = sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Map</title><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${links}<main><h1>Map</h1><h2>Listing</h2><div id="root"></div></main><script type="module" src="${MAP_PAGE}/map-page.js"></script></html>`;
}
