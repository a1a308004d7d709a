/**
 * Aborts at the first Ctrl-C, SIGTERM or closed terminal. Further signals are ignored: a key press arrives twice when the
 * parent process passes it on, and stopping has time limits anyway.
 */
export function listenForStop(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => controller.abort());
  return controller.signal;
}

/** Resolves when the signal aborts, immediately if it has already. */
export function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
