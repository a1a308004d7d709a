import { isUnanswered } from './staff-failure.ts';

/** Keys of requests whose response was lost, or has not come yet, by what they ask for. */
const open = new Map<string, string>();

/**
 * Sends a request that creates something, with a key of its own. `wanted` names what is asked for, whole: asked for again
 * while no response has come, or after it was lost, it is sent under the same key and created once.
 */
export async function requestOnce<Result>(wanted: string, send: (key: string) => Promise<Result>): Promise<Result> {
  const key = open.get(wanted) ?? crypto.randomUUID();
  open.set(wanted, key);
  try {
    const result = await send(key);
    open.delete(wanted);
    return result;
  } catch (error) {
    if (!isUnanswered(error)) open.delete(wanted);
    throw error;
  }
}
