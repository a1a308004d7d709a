import { destinationPath, LISTING_PATHS, PATHS } from '#domain/site/paths.ts';
import { belongsToPage, PAGE_TYPES } from '#domain/property/type.ts';
import { PAGE_TYPE_LABELS } from '#domain/property/options.ts';
import { FEED_PATH } from './new-properties-feed.ts';
import type { SiteContent } from './site-content.ts';
import { DISCOVERY_TEXT as text } from './text.ts';

/** A guide for language models after llmstxt.org: what the site is, and where to read on. */
export function llmsText({ properties, destinations, legalPages, settings }: SiteContent, site: URL): string {
  const link = (label: string, path: string, note: string): string => {
    const target = new URL(path, site).href;
    return `- [${plain(label)}](${target})${note === '' ? '' : `: ${plain(note)}`}`;
  };
  const sections = {
    [text.listings]: PAGE_TYPES.map((type) => {
      const listed = properties.filter((property) => belongsToPage(property, type));
      return link(PAGE_TYPE_LABELS[type], LISTING_PATHS[type], text.count(listed.length));
    }),
    [text.destinations]: destinations
      .toSorted((a, b) => a.orderIndex - b.orderIndex)
      .map(({ name, slug, description }) => link(name, destinationPath(slug), description)),
    [text.property]: [
      link(text.services, PATHS.services, ''),
      link(text.team, PATHS.team, ''),
      link(text.contact, PATHS.contact, `${settings.phone}, ${settings.email}`),
      link(text.listProperty, PATHS.listProperty, settings.ownersEmail),
    ],
    [text.details]: [
      ...legalPages.map(({ slug, title }) => link(title, `/${slug}`, '')),
      link('sitemap.xml', '/sitemap.xml', text.everyPage),
      link('rss.xml', FEED_PATH, text.newProperties),
    ],
  };
  const body = Object.entries(sections).map(([heading, lines]) => `## ${heading}\n\n${lines.join('\n')}\n`);
  return [`# ${plain(settings.brandName)}\n`, `> ${plain(settings.description)}\n`, `${text.facts}\n`, ...body].join(
    '\n',
  );
}

/** Text on one line, with the characters of links and tags escaped. */
function plain(text: string): string {
  return text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[[\]<>\\]/g, '\\$&')
    .trim();
}
