import type { ContentTransaction } from '#platform/content/content-transaction.ts';
import { slugBase, findPublishedSlugs, firstFreeSlug, findTakenSlugs, findTakenSlugsBetween } from './choose-slug.ts';

/** A property that needs a slug. */
interface Titled {
  readonly id: string;
  readonly title: string;
  /** The slug that it has now, which is free for itself; null for a new property. */
  readonly current: string | null;
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
  const wanted = [...new Set(others.map(({ title }) => slugBase(title)))].toSorted();
  const taken = await findTaken(step, wanted);
  for (const { id, title, current } of others) {
    if (current !== null) taken.delete(current);
    const slug = firstFreeSlug(slugBase(title), taken);
    taken.add(slug);
    // What it leaves is free only after this transaction.
    if (current !== null) taken.add(current);
    slugs.set(id, slug);
  }
  return slugs;
}

async function findTaken(step: ContentTransaction, wanted: readonly string[]): Promise<Set<string>> {
  const [first, last] = [wanted.at(0), wanted.at(-1)];
  if (first === undefined || last === undefined) return new Set();
  const between = await findTakenSlugsBetween(step, first, last);
  if (between !== null) return between;
  const taken = new Set<string>();
  for (const base of wanted) for (const slug of await findTakenSlugs(step, base)) taken.add(slug);
  return taken;
}
