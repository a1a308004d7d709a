/** Milliseconds between two progress reports: the backend gives up on a build that is silent for minutes. */
export const HEARTBEAT_MILLISECONDS = 10_000;

/** Does work and meanwhile sends a sign of life at intervals; one that fails is left to the next. */
export async function withHeartbeat<Result>(
  send: () => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  const heartbeat = setInterval(
    () => void send().catch((error: unknown) => console.error(String(error))),
    HEARTBEAT_MILLISECONDS,
  );
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
  }
}
