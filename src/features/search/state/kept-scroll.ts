import { isRecord } from '#domain/core/is-record.ts';

/** Stores the scroll position in the current history entry. */
export function keepScroll(): void {
  history.replaceState({ scroll: scrollY }, '');
}

/** The scroll position stored in the current history entry; null for none. */
export function keptScroll(): number | null {
  const state: unknown = history.state;
  if (!isRecord(state)) return null;
  const { scroll } = state;
  return typeof scroll === 'number' ? scroll : null;
}
