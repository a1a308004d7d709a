import { CARDS_A_PAGE } from '#domain/search/limits.ts';
import { destinationPath, listingPath, PATHS, propertyPath, teamMemberPath } from '#domain/site/paths.ts';
import { widestPicturePaths, type PropertySummary } from '#domain/property/summary.ts';
import { belongsToPage, PAGE_TYPES, type PageType } from '#domain/property/type.ts';
import type { SiteContent } from './site-content.ts';

/** A page for search engines. */
export interface SitemapEntry {
  /** The canonical path. */
  path: string;
  /** Time of the last change as an ISO 8601 date or timestamp; absent where the content has none. */
  changed?: string;
  /** Paths of the pictures on the page. */
  pictures: readonly string[];
}

/** Fixed pages, which have no time of change; members' pages and non-canonical URLs are left out. */
const FIXED_PATHS = [PATHS.destinations, PATHS.services, PATHS.team, PATHS.contact, PATHS.listProperty];

/** Every page except those of properties. */
export function pageEntries(content: SiteContent): SitemapEntry[] {
  return [
    { path: PATHS.home, ...changedWith(content.properties), pictures: [] },
    ...PAGE_TYPES.flatMap((type) => listingEntries(content.properties, type)),
    ...FIXED_PATHS.map((path) => ({ path, pictures: [] })),
    ...content.destinations.map(({ slug, heroImage, gallery }) => ({
      path: destinationPath(slug),
      pictures: widestPicturePaths([heroImage, ...gallery]),
    })),
    ...content.team.map(({ id, photo }) => ({
      path: teamMemberPath(id),
      pictures: photo === null ? [] : widestPicturePaths([photo]),
    })),
    ...content.legalPages.map(({ slug, updatedOn }) => ({ path: `/${slug}`, changed: updatedOn, pictures: [] })),
  ];
}

/** The properties, oldest first: a new one changes only the last part of the sitemap. */
export function propertyEntries(properties: readonly PropertySummary[]): SitemapEntry[] {
  return properties
    .map((property) => ({ property, added: Date.parse(property.addedAt) }))
    .sort((a, b) => a.added - b.added || (a.property.id < b.property.id ? -1 : 1))
    .map(({ property: { slug, publishedAt, pictureAddresses } }) => ({
      path: propertyPath(slug),
      changed: publishedAt,
      pictures: pictureAddresses,
    }));
}

function listingEntries(properties: readonly PropertySummary[], type: PageType): SitemapEntry[] {
  const listed = properties.filter((property) => belongsToPage(property, type));
  const changed = changedWith(listed);
  const pages = Math.max(1, Math.ceil(listed.length / CARDS_A_PAGE));
  return Array.from({ length: pages }, (_, index) => ({
    path: listingPath(type, index + 1),
    ...changed,
    pictures: [],
  }));
}

function changedWith(properties: readonly PropertySummary[]): { changed?: string } {
  const newest = newestTimestamp(properties.map(({ publishedAt }) => publishedAt));
  return newest === undefined ? {} : { changed: newest };
}

/** The latest of some timestamps; undefined of none. */
export function newestTimestamp(times: readonly string[]): string | undefined {
  let newest: { timestamp: string; time: number } | undefined;
  for (const timestamp of times) {
    const time = Date.parse(timestamp);
    if (newest === undefined || time > newest.time) newest = { timestamp, time };
  }
  return newest?.timestamp;
}
