import { brotliCompressSync } from 'node:zlib';
import { buildSync } from 'esbuild';

/** The map on a page of its own, ready to be served. */
export interface MapPage {
  /** The document; asks for `/map-page.js` and `/map-page.css`. */
  html: string;
  js: string;
  css: string;
}

const HTML = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Map</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/map-page.css">
<main><h1>Map</h1><h2>Listing</h2><div id="root"></div></main><script type="module" src="/map-page.js"></script></html>`;

function bundle(entry: string, external: string[] = []): { js: string; css: string } {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    // Leaflet's own marker pictures are never shown.
    loader: { '.png': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: 'out',
    write: false,
    external,
  });
  const fileOf = (extension: string): string => outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? '';
  return { js: fileOf('.js'), css: fileOf('.css') };
}

/** Bundles the page as the site's own build would: for production, minified. */
export function buildMapPage(): MapPage {
  return { html: HTML, ...bundle('scripts/map-page/map-page.tsx') };
}

/** Bytes of the map beyond React, as they travel: script and style sheet, compressed with Brotli. */
export function weighMap(): number {
  const { js, css } = bundle('src/features/map/MapView.tsx', ['react', 'react-dom', 'react/jsx-runtime']);
  return brotliCompressSync(js).length + brotliCompressSync(css).length;
}
