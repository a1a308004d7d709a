/** Statuses and codes that are worth a retry: too many requests, servers that are busy, connections that broke. */
const TEMPORARY: readonly unknown[] = [429, 500, 502, 503, 504, 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN'];

/** Messages of the TypeErrors by which `fetch` reports a failure of the network: before a response, and in its body. */
const NETWORK_FAILURES: readonly string[] = ['fetch failed', 'terminated'];

const ATTEMPTS = 6;

/** A response that is an error, by its status. */
export class ResponseError extends Error {
  readonly code: number;

  constructor(message: string, code: number) {
    super(message);
    this.code = code;
  }
}

/** Repeats work that can be done twice, after longer and longer waits, while it fails for a temporary reason. */
export async function retryTemporary<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isTemporary(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 2 ** attempt * 250));
  }
}

function isTemporary(error: unknown): boolean {
  if (error instanceof TypeError) return NETWORK_FAILURES.includes(error.message);
  return error instanceof Error && 'code' in error && TEMPORARY.includes(error.code);
}
