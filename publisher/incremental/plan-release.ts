import type { PageType } from '#domain/property/type.ts';
import { propertyPath } from '#domain/site/paths.ts';
import type { ContentEntry } from '#content/content-source.ts';
import type { PropertyChanges } from './property-changes.ts';
import { affectedDestinations } from './affected-destinations.ts';
import { affectedListings } from './affected-listings.ts';
import { affectedProperties } from './affected-properties.ts';

/** What a publish reaches, of the pages of which there are many. All other pages are few, and rendered every time. */
export interface ReleasePlan {
  /** Ids of the properties whose page is rendered, which takes their whole document. */
  properties: ReadonlySet<string>;
  /** Pages of listings and destinations to render. */
  render: ReadonlySet<string>;
  /** Pages in which only the name of an index changes, by path, with what they list. */
  rename: ReadonlyMap<string, PageType>;
  /** Listings whose search files are made anew. */
  listings: readonly PageType[];
  /** Pages that are no more. */
  remove: readonly string[];
  /** Short addresses by id to write, with the slug they lead to. */
  idPages: ReadonlyMap<string, string>;
  /** Ids whose short address is no more. */
  removedIds: readonly string[];
}

/** Works out what a publish reaches. */
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

/** Rendering so few pages is quick either way, however few there are in all. */
const ALWAYS_FEW = 200;

/** Whether so much is reached that building everything is simpler: more than a fifth of the pages. */
export function affectsTooMuch({ properties, render }: ReleasePlan, { after }: PropertyChanges): boolean {
  return properties.size + render.size > Math.max(ALWAYS_FEW, after.size / 5);
}
