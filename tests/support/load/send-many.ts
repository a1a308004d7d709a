import { type Agent, request } from 'node:http';

/** A POST of JSON. */
export interface JsonPost {
  /** Path on the server. */
  readonly path: string;
  /** The address it pretends to come from, so that one machine can be many visitors. */
  readonly from: string;
  /** The body, as JSON. */
  readonly body: string;
}

/** What came back. */
export interface Sent {
  /** HTTP status. */
  readonly status: number;
  /** The body, as text. */
  readonly text: string;
  /** From the request to the last byte of the answer. */
  readonly milliseconds: number;
}

/** Sends one POST; rejects when the connection breaks. */
export function sendPost(origin: string, { path, from, body }: JsonPost, agent: Agent): Promise<Sent> {
  const began = performance.now();
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'X-Forwarded-For': from,
  };
  return new Promise((resolve, reject) => {
    const sending = request(`${origin}${path}`, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, text, milliseconds: performance.now() - began }),
      );
    });
    sending.once('error', reject).end(body);
  });
}

/** Does something for every item, so many at a time; the results stand in the order of the items. */
export async function inFlight<Item, Result>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const lane = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: most }, lane));
  return results;
}

/** The value that 95 of 100 do not exceed. */
export function percentile95(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const value = sorted[Math.ceil(sorted.length * 0.95) - 1];
  if (value === undefined) throw new Error('There is no percentile of nothing');
  return value;
}
