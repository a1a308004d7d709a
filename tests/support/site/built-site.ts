import { realpathSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';

/**
 * Folder of the release that the test run built; the variable SITE_FOLDER overrides it. The link to the live release is
 * followed once, because `tests/build/preview.test.ts` points it to another release while other tests read files.
 */
export const SITE_FOLDER = realpathSync(process.env['SITE_FOLDER'] ?? 'dist.test');

/** The head of a page, read from its file. */
export interface BuiltPage {
  path: string;
  html: string;
  /** '' when there is none. */
  title: string;
  /** Contents of the meta elements by name, property or http-equiv. */
  meta: ReadonlyMap<string, string>;
  /** URL of the canonical link; '' when there is none. */
  canonical: string;
  /** False for noindex. */
  indexed: boolean;
  /** Content of the structured data script; '' when there is none. */
  structuredData: string;
}

export function readBuiltFile(name: string): Promise<string> {
  return readFile(join(SITE_FOLDER, name), 'utf8');
}

const parsed = new Map<string, Promise<CheerioAPI>>();

/** The body of a page as a visitor without JavaScript receives it, without what the markup hides; each page is parsed once. */
export function readMarkup(path: string): Promise<CheerioAPI> {
  const markup = parsed.get(path) ?? parseMarkup(path);
  parsed.set(path, markup);
  return markup;
}

async function parseMarkup(path: string): Promise<CheerioAPI> {
  const html = await readBuiltFile(path === '/' ? 'index.html' : `${path.slice(1)}.html`);
  // Without scripting, the content of noscript elements is markup, not text.
  const page = load(html, { scriptingEnabled: false });
  page('script, style, template, dialog:not([open]), [hidden]').remove();
  return page;
}

/** Reads all pages in order of their path, without redirects. */
export async function readBuiltPages(): Promise<BuiltPage[]> {
  const pages: BuiltPage[] = [];
  for await (const name of glob('**/*.html', { cwd: SITE_FOLDER }))
    pages.push(readPage(name, await readBuiltFile(name)));
  if (pages.length === 0) throw new Error(`There are no pages in ${SITE_FOLDER}. Was the site built?`);
  return pages.filter(({ meta }) => !meta.has('refresh')).sort((a, b) => (a.path < b.path ? -1 : 1));
}

function readPage(name: string, html: string): BuiltPage {
  const head = /^.*?<\/head>/s.exec(html)?.[0] ?? html;
  const meta = new Map(
    Array.from(head.matchAll(/<meta\s[^>]*>/g), ([tag]): [string, string] => [
      attribute(tag, 'name') || attribute(tag, 'property') || attribute(tag, 'http-equiv'),
      attribute(tag, 'content'),
    ]),
  );
  const links = Array.from(head.matchAll(/<link\s[^>]*>/g), ([tag]) => tag);
  return {
    path: `/${name.replace(/(?:^|\/)index\.html$|\.html$/, '')}`,
    html,
    title: decode(/<title>(.*?)<\/title>/s.exec(head)?.[1] ?? ''),
    meta,
    canonical: attribute(links.find((tag) => attribute(tag, 'rel') === 'canonical') ?? '', 'href'),
    indexed: !(meta.get('robots') ?? '').includes('noindex'),
    structuredData: /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '',
  };
}

function attribute(tag: string, name: string): string {
  return decode(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    if (hexadecimal !== undefined) return String.fromCodePoint(Number.parseInt(String(hexadecimal), 16));
    return NAMED[String(name)] ?? whole;
  });
}
