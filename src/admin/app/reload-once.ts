import { passing, readStored, writeStored } from '#lib/stored-json.ts';

const KEY = 'reloaded-at';

/** Milliseconds within which the page is not reloaded again: a reload that did not help will not help at once. */
const PAUSE = 60_000;

/** Reloads the page, unless it was reloaded within the last minute. */
export function reloadOnce(): void {
  const before = Number(readStored(passing, KEY) ?? 0);
  if (Date.now() - before < PAUSE) return;
  if (writeStored(passing, KEY, Date.now())) location.reload();
}
