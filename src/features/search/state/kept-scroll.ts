/** Stores the scroll position in the current history entry. */
export function keepScroll(): void {
  history.replaceState({ scroll: scrollY }, '');
}

/** The scroll position stored in the current history entry; null for none. */
export function keptScroll(): number | null {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('scroll' in state)) return null;
  return typeof state.scroll === 'number' ? state.scroll : null;
}
