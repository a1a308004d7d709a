import { RatesError } from './rates-error.ts';

/** Limits of one fetch; the bank's file has about 2 kB and takes less than a second. */
export interface FetchLimits {
  /** For the whole response, in milliseconds. */
  timeLimit: number;
  maxBytes: number;
}

const LIMITS: FetchLimits = { timeLimit: 10_000, maxBytes: 64 * 1024 };

/** Fetches the bank's file as text; throws a RatesError for a slow, too large, failed or missing response. */
export async function fetchRatesFile(url: string, limits: FetchLimits = LIMITS): Promise<string> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(limits.timeLimit),
      headers: { Accept: 'application/xml, text/xml' },
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new RatesError('unreachable', `${url} responded with ${response.status}.`);
    }
    return await readText(response, limits.maxBytes);
  } catch (error) {
    if (error instanceof RatesError) throw error;
    throw new RatesError('unreachable', `${url} did not respond within ${limits.timeLimit} ms.`, error);
  }
}

/** Counts while it reads, because the declared length may be wrong or missing. */
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
