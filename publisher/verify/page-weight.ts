import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path/posix';
import { brotliCompressSync, constants } from 'node:zlib';
import { captures } from './read-page.ts';

/** Bytes of a built page, compressed with Brotli. */
export interface PageWeight {
  html: number;
  /** Linked style sheets. */
  css: number;
  /** Scripts that run before the first interaction, with their static imports. */
  script: number;
  /** Paths of those scripts. */
  scripts: string[];
}

/** Without the style sheets of functions, which pages request only without JavaScript. */
const STYLE_SHEET = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="((?!\/api\/)[^"]+)"/g;
const SCRIPT = /<script\b[^>]*\bsrc="([^"]+)"/g;
const ISLAND = /(<astro-island\b[^>]*>)/g;
const ISLAND_SCRIPT = /\b(?:component|renderer)-url="([^"]+)"/g;
const STATIC_IMPORT = /(?:\bimport|\bexport)\s*(?:[\w$*{}\s,]+?\bfrom\s*)?["'](\.{0,2}\/[^"']+)["']/g;

/** Compression level: that of a CDN, or one that takes a thirtieth of the time and gives a tenth more bytes. */
type Effort = 'full' | 'quick';

/** Weighs one page of a built site; `folder` is the site, `file` the page's file in it, such as 'rentals.html'. */
export function weighPage(folder: string, file: string, effort: Effort = 'full'): PageWeight {
  const html = readFileSync(join(folder, file), 'utf8');
  const scripts = withImports(folder, captures(html, SCRIPT));
  return {
    html: compressed(html, effort),
    css: weigh(folder, captures(html, STYLE_SHEET), effort),
    script: weigh(folder, scripts, effort),
    scripts,
  };
}

/**
 * Weighs what an island loads when it hydrates: its component, exported as `name`, and React, with their static imports
 * that the page has not loaded yet; throws when the page has no such island.
 */
export function weighIsland(folder: string, file: string, name: string): { script: number; scripts: string[] } {
  const html = readFileSync(join(folder, file), 'utf8');
  const early = withImports(folder, captures(html, SCRIPT));
  const island = captures(html, ISLAND).find((tag) => tag.includes(`component-export="${name}"`));
  if (island === undefined) throw new Error(`${file} has no island ${name}.`);
  const scripts = withImports(folder, captures(island, ISLAND_SCRIPT)).filter((path) => !early.includes(path));
  return { script: weigh(folder, scripts), scripts };
}

/** The scripts and their static imports; dynamic imports do not count. */
function withImports(folder: string, entries: readonly string[]): string[] {
  const found = new Set<string>();
  const open = [...entries];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const imports = captures(readFileSync(join(folder, path), 'utf8'), STATIC_IMPORT);
    open.push(...imports.map((imported) => resolve(dirname(path), imported)));
  }
  return [...found].sort();
}

function weigh(folder: string, paths: readonly string[], effort: Effort = 'full'): number {
  return paths.reduce((sum, path) => sum + weighAsset(join(folder, path), effort), 0);
}

/** A cache, because hundreds of pages share an asset, whose name changes with its content. */
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
