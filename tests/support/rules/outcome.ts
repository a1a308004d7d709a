import { FirebaseError } from 'firebase/app';

export type Outcome = 'allowed' | 'denied';

/** Error codes of requests that the rules deny. */
const REJECTIONS = new Set(['permission-denied', 'storage/unauthorized']);

/** Throws every other error, so that it does not count as 'denied'. */
export async function outcomeOf(request: Promise<unknown>): Promise<Outcome> {
  try {
    await request;
    return 'allowed';
  } catch (error) {
    if (error instanceof FirebaseError && REJECTIONS.has(error.code)) return 'denied';
    throw error;
  }
}
