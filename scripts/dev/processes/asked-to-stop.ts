/**
 * Aborts at the first Ctrl-C, SIGTERM or closed terminal. Later ones change nothing: the same key press arrives twice
 * when a parent passes it on, and every stop has time limits, so there is nothing to hurry.
 */
export function listenForStop(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => controller.abort());
  return controller.signal;
}

/** Resolves when the signal aborts, at once if it has. */
export function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
