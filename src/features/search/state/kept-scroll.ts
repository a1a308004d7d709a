/** Keeps in the present entry of the history where the visitor stands. */
export function keepScroll(): void {
  history.replaceState({ scroll: scrollY }, '');
}

/** Where the visitor stood when the present entry was left; null when nobody kept that. */
export function keptScroll(): number | null {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('scroll' in state)) return null;
  return typeof state.scroll === 'number' ? state.scroll : null;
}
