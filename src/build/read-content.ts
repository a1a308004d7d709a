import type * as z from 'zod';
import content from './content-at-hand.ts';
import type { ContentSource } from './content-source.ts';

/** Reads all sources side by side into the content at hand; says through `log` what each took. */
export async function readContent(
  sources: Readonly<Record<string, ContentSource<z.ZodType<Record<string, unknown>>>>>,
  projectId: string,
  log: (line: string) => void,
): Promise<void> {
  const read = Object.entries(sources).map(async ([collection, source]) => {
    const began = performance.now();
    const entries = await source.read(projectId);
    content.set(collection, new Map(entries.map((entry) => [entry.id, entry])));
    log(`[${source.name}] read ${entries.length} documents in ${Math.round(performance.now() - began)} ms`);
  });
  await Promise.all(read);
}
