import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import { isUuid } from '#domain/core/uuid.ts';
import { slugBase } from '#domain/text/slug-from-title.ts';
import { publishedPropertyPath } from '#platform/firestore-paths.ts';
import type { ContentTransaction } from '#platform/content/content-transaction.ts';
import * as z from 'zod';

/** Slugs that are read in one query. */
const BETWEEN_MAX = 1000;

/** Sorts after every character in Firestore; ends a query by prefix. */
const END = '\uf8ff';

const { working, published } = CONTENT_KINDS.properties;

const slugSchema = z.object({ slug: z.string() });

/** A property that needs a slug. */
interface Titled {
  readonly id: string;
  readonly title: string;
  /** The slug that it has now, which is free for itself; null for a new property. */
  readonly current: string | null;
}

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
  return (await chooseSlugs(step, [{ id, title, current: current?.slug ?? null }])).get(id) ?? id;
}

/**
 * Chooses the slugs of new and of retitled properties, by id; none is taken or used twice, and one that is published under
 * its id keeps that of its page. Properties in the order of their titles need one query, for the slugs between the first and the last; where
 * there are too many of them, each title needs its own.
 */
export async function chooseSlugs(
  step: ContentTransaction,
  properties: readonly Titled[],
): Promise<ReadonlyMap<string, string>> {
  const slugs = await findPublishedSlugs(
    step,
    properties.map(({ id }) => id),
  );
  const others = properties.filter(({ id }) => !slugs.has(id));
  const wanted = [...new Set(others.map(({ title }) => propertySlugBase(title)))].toSorted();
  const taken = await findTaken(step, wanted);
  for (const { id, title, current } of others) {
    if (current !== null) taken.delete(current);
    const slug = firstFreeSlug(propertySlugBase(title), taken);
    taken.add(slug);
    // What it leaves is free only after this transaction.
    if (current !== null) taken.add(current);
    slugs.set(id, slug);
  }
  return slugs;
}

/** The slugs of the properties that are published, by id. */
async function findPublishedSlugs(
  { firestore, transaction }: ContentTransaction,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const documents = ids.map((id) => firestore.doc(publishedPropertyPath(id)));
  const found = await transaction.getAll(...documents, { fieldMask: ['slug'] });
  return new Map(found.filter(({ exists }) => exists).map((copy) => [copy.id, slugSchema.parse(copy.data()).slug]));
}

/** The slug of a property's title before a number is added. */
function propertySlugBase(title: string): string {
  const made = slugBase(title);
  return made === '' || isUuid(made) ? 'property' : made;
}

/** The first slug that is not taken: the base itself, or the base with a number. */
function firstFreeSlug(base: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}

/** The slugs that begin with one of these bases, which are sorted; or more. */
async function findTaken(step: ContentTransaction, bases: readonly string[]): Promise<Set<string>> {
  const [first, last] = [bases.at(0), bases.at(-1)];
  if (first === undefined || last === undefined) return new Set();
  const between = await readSlugs(step, first, last, BETWEEN_MAX);
  if (between !== null) return between;
  const taken = new Set<string>();
  for (const base of bases) for (const slug of (await readSlugs(step, base, base)) ?? []) taken.add(slug);
  return taken;
}

/** The slugs of working and published copies from `first` to those that begin with `last`; null when there are too many. */
async function readSlugs(
  { firestore, transaction }: ContentTransaction,
  first: string,
  last: string,
  tooMany?: number,
): Promise<Set<string> | null> {
  const slugs = new Set<string>();
  for (const collection of [working, published]) {
    const query = firestore
      .collection(collection)
      .where('slug', '>=', first)
      .where('slug', '<', last + END)
      .select('slug');
    const { docs } = await transaction.get(tooMany === undefined ? query : query.limit(tooMany));
    if (docs.length === tooMany) return null;
    for (const found of docs) slugs.add(slugSchema.parse(found.data()).slug);
  }
  return slugs;
}
