import { summarizeProperty } from '#domain/property/summary.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import content from '../astro/content-in-memory.ts';
import { SMALL_CONTENT } from '#content/content-sources.ts';
import type { SmallContent } from '#publisher/incremental/content-digests.ts';
import type { SummariesById } from '#publisher/incremental/property-changes.ts';
import type { PublishedReader } from '#publisher/incremental/published-reader.ts';

/** Takes a line of the build's log. */
export type Log = (line: string) => void;

/** Reads all content but the properties, in parallel. */
export async function readSmallContent(reader: PublishedReader, log: Log): Promise<SmallContent> {
  const read = SMALL_CONTENT.map(async (kind) => [kind, await timed(kind, reader.readAll(kind), log)] as const);
  return new Map(await Promise.all(read));
}

export async function readProperties(reader: PublishedReader, log: Log): Promise<PublishedProperty[]> {
  return timed('properties', reader.readAllProperties(), log);
}

/** Logs how long reading took; the benchmark of the build parses this line (scripts/bench/measure/reading-seconds.ts). */
async function timed<Document>(name: string, reading: Promise<Document[]>, log: Log): Promise<Document[]> {
  const began = performance.now();
  const documents = await reading;
  log(`[${name}] read ${documents.length} documents in ${Math.round(performance.now() - began)} ms`);
  return documents;
}

/** Puts content where `astro:content` reads it: `properties` are those whose own page is rendered, `summaries` are all. */
export function storeContent(
  small: SmallContent,
  { properties, summaries }: { properties: readonly PublishedProperty[]; summaries: SummariesById },
): void {
  for (const [kind, entries] of small) content.set(kind, byId(entries));
  content.set('properties', byId(properties.map((data) => ({ id: data.id, data }))));
  content.set('summaries', byId([...summaries].map(([id, data]) => ({ id, data }))));
}

/** The summaries of properties, by id. */
export function summarizeProperties(properties: readonly PublishedProperty[]): SummariesById {
  return new Map(properties.map((property) => [property.id, summarizeProperty(property)]));
}

function byId<Entry extends { id: string }>(entries: readonly Entry[]): Map<string, Entry> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}
