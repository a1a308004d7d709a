import type { PageType } from '#domain/property/type.ts';
import { propertyPath } from '#domain/site/paths.ts';
import type { ContentEntry } from '#content/content-source.ts';
import type { PropertyChanges } from './property-changes.ts';
import { affectedDestinations } from './affected-destinations.ts';
import { affectedListings } from './affected-listings.ts';
import { affectedProperties } from './affected-properties.ts';

/** What a publish affects of the numerous pages: properties, listings, destinations. The few others are always rendered. */
export interface ReleasePlan {
  /** Ids of the properties whose page is rendered, which needs the whole document. */
  properties: ReadonlySet<string>;
  /** Paths of listings and destinations to render. */
  render: ReadonlySet<string>;
  /** Pages in which only the name of their search index changes: path and what they list. */
  rename: ReadonlyMap<string, PageType>;
  /** Listings whose search files are rendered. */
  listings: readonly PageType[];
  /** Paths of pages to remove. */
  remove: readonly string[];
  /** Redirect pages /property/{id} to write: id and the slug they redirect to. */
  idPages: ReadonlyMap<string, string>;
  /** Ids whose redirect page is removed. */
  removedIds: readonly string[];
}

/** Works out what a publish affects. */
export function planRelease(
  changes: PropertyChanges,
  destinations: readonly ContentEntry<Record<string, unknown>>[],
): ReleasePlan {
  const listings = affectedListings(changes);
  const slugs = new Set([...changes.after.values()].map(({ slug }) => slug));
  const left = changes.changed.flatMap(({ before }) =>
    before !== null && !slugs.has(before.slug) ? [before.slug] : [],
  );
  const moved = changes.changed.flatMap(({ id, before, after }) =>
    after !== null && after.slug !== before?.slug ? [[id, after.slug] as const] : [],
  );
  return {
    properties: affectedProperties(changes),
    render: new Set([...listings.flatMap(({ render }) => render), ...affectedDestinations(changes, destinations)]),
    rename: new Map(listings.flatMap(({ type, rename }) => rename.map((path) => [path, type] as const))),
    listings: listings.map(({ type }) => type),
    remove: [...left.map(propertyPath), ...listings.flatMap(({ remove }) => remove)],
    idPages: new Map(moved),
    removedIds: changes.changed.flatMap(({ id, after }) => (after === null ? [id] : [])),
  };
}

/** Rendering this many pages is quick, even if it is most of a small site. */
const ALWAYS_FEW = 200;

/** Whether so many pages are affected that a full build is simpler: more than a fifth. */
export function affectsTooMuch({ properties, render }: ReleasePlan, { after }: PropertyChanges): boolean {
  return properties.size + render.size > Math.max(ALWAYS_FEW, after.size / 5);
}
