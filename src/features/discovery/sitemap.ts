import { newestTimestamp, pageEntries, propertyEntries, type SitemapEntry } from './sitemap-entries.ts';
import type { SiteContent } from './site-content.ts';
import { textElement, XML_DECLARATION } from './write-xml.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const PICTURE_NAMESPACE = 'http://www.google.com/schemas/sitemap-image/1.1';

/** URLs in one file. The format allows 50,000, but at most 50 MB, which the pictures would exceed. */
export const SITEMAP_PART_MAX = 5000;

export interface SitemapPart {
  /** The name within 'sitemap-{name}.xml'. */
  name: string;
  entries: readonly SitemapEntry[];
}

/** Splits the pages of the site into files; properties have their own files, which other pages do not change. */
export function sitemapParts(content: SiteContent, max = SITEMAP_PART_MAX): SitemapPart[] {
  return [
    ...split('pages', pageEntries(content), max),
    ...split('properties', propertyEntries(content.properties), max),
  ];
}

/** The index file that lists the other files. */
export function sitemapIndex(parts: readonly SitemapPart[], site: URL): string {
  const sitemaps = parts.map(({ name, entries }) => {
    const changed = newestTimestamp(entries.flatMap((entry) => entry.changed ?? []));
    const loc = textElement('loc', new URL(`/sitemap-${name}.xml`, site).href);
    return `<sitemap>${loc}${changed === undefined ? '' : textElement('lastmod', changed)}</sitemap>\n`;
  });
  return `${XML_DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${sitemaps.join('')}</sitemapindex>\n`;
}

export function sitemapFile({ entries }: SitemapPart, { origin }: URL): string {
  // Concatenated: paths need no encoding, and parsing a hundred thousand URLs takes seconds.
  const urls = entries.map(({ path, changed, pictures }) => {
    const loc = textElement('loc', `${origin}${path}`);
    const lastmod = changed === undefined ? '' : textElement('lastmod', changed);
    const images = pictures.map((path) => `<image:image>${textElement('image:loc', origin + path)}</image:image>`);
    return `<url>${loc}${lastmod}${images.join('')}</url>\n`;
  });
  const opening = `<urlset xmlns="${NAMESPACE}" xmlns:image="${PICTURE_NAMESPACE}">`;
  return `${XML_DECLARATION}${opening}\n${urls.join('')}</urlset>\n`;
}

function split(name: string, entries: readonly SitemapEntry[], max: number): SitemapPart[] {
  return Array.from({ length: Math.ceil(entries.length / max) }, (_, index) => ({
    name: `${name}-${index + 1}`,
    entries: entries.slice(index * max, (index + 1) * max),
  }));
}
