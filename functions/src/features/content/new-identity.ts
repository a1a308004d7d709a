import { slugFromTitle } from '#domain/text/slug-from-title.ts';
import type { KindOfContent } from '#platform/content/content-kinds.ts';
import { findWorking, readWorking, type ContentTransaction } from '#platform/content/content-transaction.ts';

/** Longest id made from a name, in characters; leaves room for a number within the 80 of an id. */
const BASE_MAX = 76;

/** The fields that a document keeps when it is saved. */
export async function keepIdentity(
  _step: ContentTransaction,
  _fields: object,
  { id, orderIndex }: { readonly id: string; readonly orderIndex: number },
): Promise<{ id: string; orderIndex: number }> {
  return { id, orderIndex };
}

/** The position after the last document of a kind; `first` when there is none. */
export async function nextPosition<Document extends { rev: number; orderIndex: number }>(
  step: ContentTransaction,
  of: KindOfContent<Document>,
  first: 0 | 1,
): Promise<number> {
  const [last] = await findWorking(step, of, (query) => query.orderBy('orderIndex', 'desc').limit(1));
  return last === undefined ? first : Math.max(first, last.document.orderIndex + 1);
}

/** Makes an id from a name or title that no document of the kind has yet. */
export async function chooseId<Document extends { rev: number }>(
  step: ContentTransaction,
  of: KindOfContent<Document>,
  name: string,
): Promise<string> {
  // A name in another script leaves no letters for an id.
  const base = slugFromTitle(name).slice(0, BASE_MAX).replace(/-+$/, '') || of.noun;
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`;
    if ((await readWorking(step, of, id)) === null) return id;
  }
}
