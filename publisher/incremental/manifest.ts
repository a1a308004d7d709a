import type { PropertySummary } from '#domain/property/summary.ts';
import * as z from 'zod';
import { siteRevision } from '#domain/publishing/site-revision.ts';

const headerSchema = z.strictObject({
  /** Format of the manifest; another one is not read. */
  version: z.literal(1),
  /** Key of the code that wrote the pages. */
  code: z.string(),
  /** Epoch of the published content; '' when there is none. */
  epoch: z.string(),
  /** The site's `requestedRevision` before the content was read. */
  revision: siteRevision,
  /** Digest of each kind of content but the properties. */
  content: z.record(z.string(), z.string()),
  /** Files that were written, by family; those of properties and listings follow from the summaries. */
  files: z.record(z.string(), z.array(z.string())),
  /** Number of property summaries, which follow the header, one a line. */
  summaries: z.int().min(0),
});

/** What a build knows about the release before it, property summaries included. */
export interface Manifest extends Omit<z.infer<typeof headerSchema>, 'summaries'> {
  /** The published properties, sorted by id. */
  summaries: ReadonlyMap<string, PropertySummary>;
}

/** Not parsed by its schema, which takes a second for ten thousand lines: the header's key proves that the same code wrote it. */
const ownLine = z.custom<PropertySummary>((line) => typeof line === 'object' && line !== null && 'id' in line);

/** Formats a manifest: its header, then one line for each property. */
export function formatManifest({ summaries, ...header }: Manifest): string {
  const lines = [JSON.stringify({ ...header, summaries: summaries.size })];
  for (const summary of summaries.values()) lines.push(JSON.stringify(summary));
  return `${lines.join('\n')}\n`;
}

/** Parses a manifest; null when other code wrote it or when it is incomplete. */
export function parseManifest(text: string, code: string): Manifest | null {
  const end = text.indexOf('\n');
  const header = headerSchema.safeParse(readJson(text.slice(0, end)));
  if (!header.success || header.data.code !== code) return null;
  const lines = text.slice(end + 1, -1);
  const read = lines === '' ? [] : readJson(`[${lines.replaceAll('\n', ',')}]`);
  const summaries = z.array(z.unknown()).safeParse(read);
  if (!summaries.success || summaries.data.length !== header.data.summaries) return null;
  const parsed = summaries.data.map((line) => ownLine.safeParse(line));
  const known = parsed.flatMap(({ data }) => (data === undefined ? [] : [[data.id, data] as const]));
  if (known.length !== parsed.length) return null;
  return { ...header.data, summaries: new Map(known) };
}

/** null when the text is not JSON. */
function readJson(text: string): unknown {
  try {
    const read: unknown = JSON.parse(text);
    return read;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
