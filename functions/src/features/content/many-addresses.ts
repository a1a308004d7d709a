import { CONTENT_COLLECTIONS } from '@site/domain/firestore-collections';
import type { ContentStep } from '../../platform/content-step.ts';
import { addressWords, numbered, takenAddresses } from './property-address.ts';

/** Values that one query can ask for. */
const ASKED_AT_ONCE = 30;

/** A property that needs an address. */
interface Titled {
  /** Its id. */
  readonly id: string;
  /** Its title. */
  readonly title: string;
}

/**
 * Addresses of new properties by their ids, in their order, none of them taken nor given twice. Most titles are free: all
 * are asked for together, and only the addresses of those that are not are read one by one.
 */
export async function addressesOfMany(
  step: ContentStep,
  properties: readonly Titled[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(properties.map(({ title }) => addressWords(title)))];
  const given = new Set(await takenOf(step, wanted));
  const looked = new Set<string>();
  const addresses = new Map<string, string>();
  for (const { id, title } of properties) {
    const words = addressWords(title);
    if (given.has(words) && !looked.has(words)) {
      for (const slug of await takenAddresses(step, words)) given.add(slug);
      looked.add(words);
    }
    const address = numbered(words, given);
    given.add(address);
    addresses.set(id, address);
  }
  return addresses;
}

/** Those of some addresses that a property has, at work or published. */
async function takenOf({ firestore, transaction }: ContentStep, wanted: readonly string[]): Promise<string[]> {
  const taken: string[] = [];
  const { working, published } = CONTENT_COLLECTIONS.properties;
  for (let from = 0; from < wanted.length; from += ASKED_AT_ONCE) {
    const asked = wanted.slice(from, from + ASKED_AT_ONCE);
    for (const collection of [working, published]) {
      const query = firestore.collection(collection).where('slug', 'in', asked).select('slug');
      const { docs } = await transaction.get(query);
      taken.push(...docs.map((found) => String(found.get('slug'))));
    }
  }
  return taken;
}
