import { passing, readStored, writeStored } from '#lib/member/stored-json.ts';

const KEY = 'reloaded-at';

/** Milliseconds within which a page is not loaded again by itself: what did not help once will not help at once. */
const PAUSE = 60_000;

/** Loads the page again, unless it was loaded again a moment ago. */
export function reloadOnce(): void {
  const before = Number(readStored(passing, KEY) ?? 0);
  if (Date.now() - before < PAUSE) return;
  if (writeStored(passing, KEY, Date.now())) location.reload();
}
