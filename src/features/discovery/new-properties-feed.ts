import { formatPrice } from '#domain/money/format-price.ts';
import { PATHS, propertyPath } from '#domain/site/paths.ts';
import { shownPrice } from '#domain/money/price.ts';
import type { PropertySummary } from '#domain/property/summary.ts';
import { PROPERTY_TYPE_LABELS } from '#domain/property/type-labels.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { SOCIAL_PICTURE, socialPicturePath } from '#domain/media/picture-path.ts';
import { newestTimestamp } from './sitemap-entries.ts';
import { DISCOVERY_TEXT as text } from './text.ts';
import { escapeXml, textElement, XML_DECLARATION } from './write-xml.ts';

export const FEED_MAX = 20;

export const FEED_PATH = '/rss.xml';

/** The newest properties as RSS 2.0, newest first. */
export function newPropertiesFeed(properties: readonly PropertySummary[], settings: SiteSettings, site: URL): string {
  const newest = properties
    .toSorted((a, b) => Date.parse(b.addedAt) - Date.parse(a.addedAt) || (a.id < b.id ? -1 : 1))
    .slice(0, FEED_MAX);
  const self = escapeXml(new URL(FEED_PATH, site).href);
  const changed = newestTimestamp(newest.map(({ publishedAt }) => publishedAt));
  const head = [
    textElement('title', text.feedTitle(settings.brandName)),
    textElement('link', new URL(PATHS.home, site).href),
    textElement('description', settings.description),
    textElement('language', 'en-gb'),
    // The date of the content, not of the build: the same content gives the same bytes.
    ...(changed === undefined ? [] : [textElement('lastBuildDate', rssDate(changed))]),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
  ];
  const channel = [...head, ...newest.map((property) => item(property, site))].join('\n');
  return `${XML_DECLARATION}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${channel}\n</channel></rss>\n`;
}

function item(property: PropertySummary, site: URL): string {
  const picture = property.hero ?? property.firstOfGallery;
  const parts = [
    textElement('title', `${property.title}, ${property.location}`),
    textElement('link', new URL(propertyPath(property.slug), site).href),
    // The id stays when the title, and with it the URL, changes.
    `<guid isPermaLink="false">urn:uuid:${property.id}</guid>`,
    textElement('pubDate', rssDate(property.addedAt)),
    textElement('category', PROPERTY_TYPE_LABELS[property.type]),
    textElement('description', asHtml(summary(property))),
    ...(picture === null ? [] : [enclosure(new URL(socialPicturePath(picture.id), site).href)]),
  ];
  return `<item>${parts.join('')}</item>`;
}

function summary(property: PropertySummary): string {
  // A sentence after those of the description: 'From €3,900'.
  const price = formatPrice(shownPrice(property)).replace(/^./u, (first) => first.toUpperCase());
  return [property.description, price].filter((text) => text !== '').join(' ');
}

/** Readers show the description of an item as HTML. */
function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The RSS advisory board recommends length 0 where the size is unknown, as here without opening the file. */
function enclosure(url: string): string {
  return `<enclosure url="${escapeXml(url)}" length="0" type="${SOCIAL_PICTURE.type}"/>`;
}

/** RFC 822 with a four-digit year. */
function rssDate(timestamp: string): string {
  return new Date(timestamp).toUTCString();
}
