import { CONTENT_COLLECTIONS } from '#domain/content/collections.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import { isUuid, slugFromTitle } from '#domain/property/slug.ts';
import { publishedPropertyPath } from '#platform/firestore-paths.ts';
import type { ContentTransaction } from '#platform/content/content-transaction.ts';
import * as z from 'zod';

/** Longest address made of a title: room for a number is left. */
const WORDS_MAX = 74;

/** Addresses that are read at once to give new ones. */
const BETWEEN_MAX = 1000;

/** After every text that begins with another, in the order of the database. */
const END = '\uf8ff';

const { working, published } = CONTENT_COLLECTIONS.properties;

const slugSchema = z.object({ slug: z.string() });

/**
 * The last part of a property's address. It follows the title until the property is published; from then on it stays,
 * or links to the page would break.
 */
export async function propertyAddress(
  step: ContentTransaction,
  id: string,
  title: string,
  current: Pick<WorkingProperty, 'title' | 'slug'> | null,
): Promise<string> {
  if (current !== null && (current.title === title || (await isPublished(step, id)))) return current.slug;
  return freeAddress(step, id, title);
}

async function isPublished({ firestore, transaction }: ContentTransaction, id: string): Promise<boolean> {
  return (await transaction.get(firestore.doc(publishedPropertyPath(id)))).exists;
}

/** An address that no other property has, neither at work nor published: two of one title get a number. */
async function freeAddress(step: ContentTransaction, id: string, title: string): Promise<string> {
  const words = addressWords(title);
  return numbered(words, await takenAddresses(step, words, id));
}

/** The words that an address begins with. */
export function addressWords(title: string): string {
  const made = slugFromTitle(title).slice(0, WORDS_MAX).replace(/-+$/, '');
  return made === '' || isUuid(made) ? 'property' : made;
}

/** The first address made of these words that is not taken. */
export function numbered(words: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? words : `${words}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}

/** The addresses that begin with these words and belong to other properties than the one named; default to any. */
export async function takenAddresses(
  step: ContentTransaction,
  words: string,
  id: string | null = null,
): Promise<Set<string>> {
  return new Set([
    ...(await addressesFrom(step, working, id, words)),
    ...(await addressesFrom(step, published, id, words)),
  ]);
}

async function addressesFrom(
  { firestore, transaction }: ContentTransaction,
  collection: string,
  id: string | null,
  words: string,
): Promise<string[]> {
  const query = firestore
    .collection(collection)
    .where('slug', '>=', words)
    .where('slug', '<', words + END);
  const { docs } = await transaction.get(query.select('slug'));
  return docs.filter((found) => found.id !== id).map((found) => slugSchema.parse(found.data()).slug);
}

/** The addresses from those that begin with `first` to those that begin with `last`; null when they are too many to read. */
export async function takenBetween(
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
