import { RatesError } from './rates-error.ts';

/** Bounds of one fetch; the bank's file has about 2 kB and comes within a second. */
export interface FetchLimits {
  /** For the whole answer, in milliseconds. */
  timeLimit: number;
  /** Largest file that is read, in bytes. */
  maxBytes: number;
}

const LIMITS: FetchLimits = { timeLimit: 10_000, maxBytes: 64 * 1024 };

/** Fetches the bank's file as text; a slow, huge, failing or absent answer is a RatesError. */
export async function fetchRatesFile(address: string, limits: FetchLimits = LIMITS): Promise<string> {
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(limits.timeLimit),
      headers: { Accept: 'application/xml, text/xml' },
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new RatesError('unreachable', `${address} answered with ${response.status}.`);
    }
    return await readText(response, limits.maxBytes);
  } catch (error) {
    if (error instanceof RatesError) throw error;
    throw new RatesError('unreachable', `${address} did not answer within ${limits.timeLimit} ms.`, error);
  }
}

/** Counts while it reads: a length that the answer claims may be wrong, or missing. */
async function readText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new RatesError('too_large', `The file of rates is larger than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
