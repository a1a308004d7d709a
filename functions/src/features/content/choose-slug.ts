import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import { isUuid } from '#domain/core/uuid.ts';
import { slugFromTitle } from '#domain/text/slug-from-title.ts';
import { publishedPropertyPath } from '#platform/firestore-paths.ts';
import type { ContentTransaction } from '#platform/content/content-transaction.ts';
import * as z from 'zod';

/** Longest slug made from a title, in characters; leaves room for a number. */
const BASE_MAX = 74;

/** Slugs that are read in one query. */
const BETWEEN_MAX = 1000;

/** Sorts after every character in Firestore; ends a query by prefix. */
const END = '\uf8ff';

const { working, published } = CONTENT_KINDS.properties;

const slugSchema = z.object({ slug: z.string() });

/**
 * The slug of a property. It follows the title until the property is published; then it stays, because links to the page
 * would break, also when the working copy is deleted and made again.
 */
export async function chooseSlug(
  step: ContentTransaction,
  id: string,
  title: string,
  current: Pick<WorkingProperty, 'title' | 'slug'> | null,
): Promise<string> {
  if (current?.title === title) return current.slug;
  const published = (await findPublishedSlugs(step, [id])).get(id);
  if (published !== undefined) return published;
  const base = slugBase(title);
  return firstFreeSlug(base, await findTakenSlugs(step, base, id));
}

/** The slugs of the properties that are published, by id. */
export async function findPublishedSlugs(
  { firestore, transaction }: ContentTransaction,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const documents = ids.map((id) => firestore.doc(publishedPropertyPath(id)));
  const found = await transaction.getAll(...documents, { fieldMask: ['slug'] });
  return new Map(found.filter(({ exists }) => exists).map((copy) => [copy.id, slugSchema.parse(copy.data()).slug]));
}

/** The slug of a title before a number is added. */
export function slugBase(title: string): string {
  const made = slugFromTitle(title).slice(0, BASE_MAX).replace(/-+$/, '');
  return made === '' || isUuid(made) ? 'property' : made;
}

/** The first slug that is not taken: the base itself, or the base with a number. */
export function firstFreeSlug(base: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}

/** The slugs of working and published copies that begin with `base`, except those of the property `id`. */
export async function findTakenSlugs(
  step: ContentTransaction,
  base: string,
  id: string | null = null,
): Promise<Set<string>> {
  return new Set([...(await slugsFrom(step, working, id, base)), ...(await slugsFrom(step, published, id, base))]);
}

async function slugsFrom(
  { firestore, transaction }: ContentTransaction,
  collection: string,
  id: string | null,
  base: string,
): Promise<string[]> {
  const query = firestore
    .collection(collection)
    .where('slug', '>=', base)
    .where('slug', '<', base + END);
  const { docs } = await transaction.get(query.select('slug'));
  return docs.filter((found) => found.id !== id).map((found) => slugSchema.parse(found.data()).slug);
}

/** The slugs between `first` and those that begin with `last`; null when there are too many to read. */
export async function findTakenSlugsBetween(
  { firestore, transaction }: ContentTransaction,
  first: string,
  last: string,
): Promise<Set<string> | null> {
  const taken = new Set<string>();
  for (const collection of [working, published]) {
    const query = firestore
      .collection(collection)
      .where('slug', '>=', first)
      .where('slug', '<', last + END)
      .limit(BETWEEN_MAX);
    const { docs } = await transaction.get(query.select('slug'));
    if (docs.length === BETWEEN_MAX) return null;
    for (const found of docs) taken.add(slugSchema.parse(found.data()).slug);
  }
  return taken;
}
