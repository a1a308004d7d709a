import { isOutcomeUnknown } from '#lib/api/api-failure.ts';

/** Keys of requests without a known response, by `wanted`. */
const open = new Map<string, string>();

/**
 * Sends a request that creates something, with an idempotency key. `wanted` identifies what is created: another request
 * for it, while the first runs or after its response was lost, sends the same key and creates it once.
 */
export async function requestOnce<Result>(wanted: string, send: (key: string) => Promise<Result>): Promise<Result> {
  const key = open.get(wanted) ?? crypto.randomUUID();
  open.set(wanted, key);
  try {
    const result = await send(key);
    open.delete(wanted);
    return result;
  } catch (error) {
    if (!isOutcomeUnknown(error)) open.delete(wanted);
    throw error;
  }
}
