import * as z from 'zod';

/**
 * Id of a document that a request names: our own ids, UUIDs, slugs and ids of Auth accounts, at most `maximum` characters.
 * Firestore rejects ids between double underscores, such as '__x__', which it keeps for itself.
 */
export function documentIdOf(maximum: number) {
  return z.string().regex(new RegExp(`^(?!__.*__$)[A-Za-z0-9_-]{1,${maximum}}$`), {
    error: 'expected the id of a document',
  });
}
