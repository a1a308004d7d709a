import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** Number of lines and digest of a file. */
export interface LineFile {
  readonly count: number;
  /** SHA-256 in hexadecimal. */
  readonly sha256: string;
}

/** Writes values as JSON, one a line; their keys are sorted, so that equal values give equal lines. */
export async function writeLines(path: string, batches: AsyncIterable<readonly unknown[]>): Promise<LineFile> {
  const file = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  let count = 0;
  try {
    for await (const values of batches) {
      const text = values.map((value) => `${JSON.stringify(withSortedKeys(value))}\n`).join('');
      hash.update(text);
      count += values.length;
      // Not `write`, which on a full disk writes a part and reports nothing.
      await file.appendFile(text);
    }
  } finally {
    await file.close();
  }
  return { count, sha256: hash.digest('hex') };
}

/** Reads such a file line by line. Only line feeds end lines; readline would also split at separators within texts. */
export async function* readLines(path: string): AsyncGenerator<unknown> {
  let rest = '';
  for await (const part of createReadStream(path, 'utf8')) {
    const lines = `${rest}${String(part)}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}

/** Groups what is read into lists of at most `size`. */
export async function* inGroups<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<Item[]> {
  let group: Item[] = [];
  for await (const item of items) {
    group.push(item);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

/** SHA-256 of a file, in hexadecimal. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path)) hash.update(Buffer.from(part));
  return hash.digest('hex');
}

function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, withSortedKeys(inner)]));
}
