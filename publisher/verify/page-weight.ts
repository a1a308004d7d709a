import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of a built page as they travel, compressed with Brotli. */
export interface PageWeight {
  /** The document itself. */
  html: number;
  /** Style sheets that it links. */
  css: number;
  /** Scripts that run before the visitor touches anything, with what they import. */
  script: number;
  /** Addresses of those scripts. */
  scripts: string[];
}

/** Not those that a function makes: pages ask for them only where there is no JavaScript. */
const STYLE_SHEET = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="((?!\/api\/)[^"]+)"/g;
const SCRIPT = /<script\b[^>]*\bsrc="([^"]+)"/g;
const LATER_IMPORT = /\bimport\(\s*["'`](\.{0,2}\/[^"'`]+)["'`]/g;
const STATIC_IMPORT = /(?:\bimport|\bexport)\s*(?:[\w$*{}\s,]+?\bfrom\s*)?["'](\.{0,2}\/[^"']+)["']/g;

/** How hard to compress: as a CDN does, or in a thirtieth of the time and a tenth larger. */
export type Effort = 'full' | 'quick';

/** How hard to compress what stands in a page, and what runs in it. */
export interface Efforts {
  /** Of the document and its style sheets. */
  content: Effort;
  /** Of its scripts. */
  script: Effort;
}

/** Weighs one page of a built site; `folder` is the site, `file` the page's name in it, such as 'rentals.html'. */
export function weighPage(
  folder: string,
  file: string,
  efforts: Efforts = { content: 'full', script: 'full' },
): PageWeight {
  const html = readFileSync(join(folder, file), 'utf8');
  const scripts = withImports(folder, captures(html, SCRIPT));
  return {
    html: compressed(html, efforts.content),
    css: weigh(folder, captures(html, STYLE_SHEET), efforts.content),
    script: weigh(folder, scripts, efforts.script),
    scripts,
  };
}

/** Quality of the Brotli that a server makes while it answers; files made ahead are smaller by a tenth. */
const ANSWERING = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Bytes of a page's document as Hosting's emulator sends them, without the answer's headers. */
export function transferred(folder: string, file: string): number {
  return brotliCompressSync(readFileSync(join(folder, file)), ANSWERING).length;
}

/**
 * Weighs what a page loads when a part of it is touched: the script that one of its scripts imports later and whose
 * address matches `name`, with everything that comes along and is not there yet; throws when there is none.
 */
export function weighIsland(folder: string, file: string, name: RegExp): { script: number; scripts: string[] } {
  const html = readFileSync(join(folder, file), 'utf8');
  const early = withImports(folder, captures(html, SCRIPT));
  const islands = early
    .flatMap((address) => importsOf(folder, address, LATER_IMPORT))
    .filter((address) => name.test(address));
  if (islands.length === 0) throw new Error(`${file} loads no script like ${name}.`);
  const scripts = withImports(folder, islands).filter((address) => !early.includes(address));
  return { script: weigh(folder, scripts), scripts };
}

function captures(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap(([, address]) => address ?? []))];
}

/** The scripts and everything they import at once; what they import later, on a touch, does not count. */
function withImports(folder: string, entries: readonly string[]): string[] {
  const found = new Set<string>();
  const open = [...entries];
  for (let address = open.pop(); address !== undefined; address = open.pop()) {
    if (found.has(address)) continue;
    found.add(address);
    open.push(...importsOf(folder, address, STATIC_IMPORT));
  }
  return [...found].sort();
}

function importsOf(folder: string, address: string, pattern: RegExp): string[] {
  return captures(readFileSync(join(folder, address), 'utf8'), pattern).map((imported) =>
    imported.startsWith('/') ? imported : join(dirname(address), imported),
  );
}

function weigh(folder: string, addresses: readonly string[], effort: Effort = 'full'): number {
  return addresses.reduce((sum, address) => sum + weighAsset(join(folder, address), effort), 0);
}

/** Hundreds of pages share an asset, whose name changes with what is in it. */
const weighed = new Map<string, number>();

function weighAsset(file: string, effort: Effort): number {
  const key = `${effort} ${file}`;
  const weight = weighed.get(key) ?? compressed(readFileSync(file, 'utf8'), effort);
  weighed.set(key, weight);
  return weight;
}

function compressed(text: string, effort: Effort): number {
  const quality = effort === 'full' ? constants.BROTLI_MAX_QUALITY : 5;
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}
