import { FirebaseError } from 'firebase/app';

/** What the rules answered. */
export type Outcome = 'allowed' | 'denied';

/** The codes by which Firestore and Storage refuse; every other failure is a fault of the test. */
const REJECTIONS = new Set(['permission-denied', 'storage/unauthorized']);

/** Whether the rules let this request through; a failure of any other kind is thrown, so that no mishap counts as 'denied'. */
export async function outcomeOf(request: Promise<unknown>): Promise<Outcome> {
  try {
    await request;
    return 'allowed';
  } catch (error) {
    if (error instanceof FirebaseError && REJECTIONS.has(error.code)) return 'denied';
    throw error;
  }
}
