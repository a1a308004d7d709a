import type { ContentTransaction } from '#platform/content/content-transaction.ts';
import { addressWords, numbered, takenAddresses, takenBetween } from './property-path.ts';

/** A property that needs an address. */
interface Titled {
  /** Its id. */
  readonly id: string;
  /** Its title. */
  readonly title: string;
}

/**
 * Addresses of new properties by their ids, in their order, none of them taken nor given twice. Properties that come in
 * the order of their titles need one question for all of them: which addresses lie between the first and the last. Where
 * too many do, each title is asked for by itself.
 */
export async function addressesOfMany(
  step: ContentTransaction,
  properties: readonly Titled[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(properties.map(({ title }) => addressWords(title)))].toSorted();
  const given = await takenOf(step, wanted);
  const addresses = new Map<string, string>();
  for (const { id, title } of properties) {
    const address = numbered(addressWords(title), given);
    given.add(address);
    addresses.set(id, address);
  }
  return addresses;
}

/** The taken addresses that begin with any of these words. */
async function takenOf(step: ContentTransaction, wanted: readonly string[]): Promise<Set<string>> {
  const [first, last] = [wanted.at(0), wanted.at(-1)];
  if (first === undefined || last === undefined) return new Set();
  const between = await takenBetween(step, first, last);
  if (between !== null) return between;
  const taken = new Set<string>();
  for (const words of wanted) for (const slug of await takenAddresses(step, words)) taken.add(slug);
  return taken;
}
