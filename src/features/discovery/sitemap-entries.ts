import { CARDS_A_PAGE } from '#domain/core/limits.ts';
import { destinationPath, listingPath, PATHS, propertyPath, teamMemberPath } from '#domain/site/paths.ts';
import { widestAddresses, type PropertySummary } from '#domain/property/summary.ts';
import { belongsToPage, PAGE_TYPES, type PageType } from '#domain/property/type.ts';
import type { SiteContent } from './site-content.ts';

/** A page that search engines shall know. */
export interface SitemapEntry {
  /** Its one address on this site. */
  path: string;
  /** When it changed, as an ISO 8601 date or moment; left out where nothing that is published says so. */
  changed?: string;
  /** Addresses on this site of the pictures it shows. */
  pictures: readonly string[];
}

/** Fixed pages without a moment of change; members' pages and second addresses are not for search engines. */
const FIXED_PATHS = [PATHS.destinations, PATHS.services, PATHS.team, PATHS.contact, PATHS.listProperty];

/** Everything but the properties. */
export function pageEntries(content: SiteContent): SitemapEntry[] {
  return [
    { path: PATHS.home, ...changedWith(content.properties), pictures: [] },
    ...PAGE_TYPES.flatMap((type) => listingEntries(content.properties, type)),
    ...FIXED_PATHS.map((path) => ({ path, pictures: [] })),
    ...content.destinations.map(({ slug, heroImage, gallery }) => ({
      path: destinationPath(slug),
      pictures: widestAddresses([heroImage, ...gallery]),
    })),
    ...content.team.map(({ id, photo }) => ({
      path: teamMemberPath(id),
      pictures: photo === null ? [] : widestAddresses([photo]),
    })),
    ...content.legalPages.map(({ slug, updatedOn }) => ({ path: `/${slug}`, changed: updatedOn, pictures: [] })),
  ];
}

/** The properties, oldest first: a new one changes only the last part of the sitemap. */
export function propertyEntries(properties: readonly PropertySummary[]): SitemapEntry[] {
  return properties
    .map((property) => ({ property, added: Date.parse(property.createdAt) }))
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

/** The latest of some moments; undefined of none. */
export function newestTimestamp(times: readonly string[]): string | undefined {
  let newest: { moment: string; time: number } | undefined;
  for (const moment of times) {
    const time = Date.parse(moment);
    if (newest === undefined || time > newest.time) newest = { moment, time };
  }
  return newest?.moment;
}
