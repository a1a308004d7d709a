import type { PropertySummary } from '#domain/property/summary.ts';
import * as z from 'zod';
import { siteRevision } from '#domain/publishing/published-marks.ts';

const headerSchema = z.strictObject({
  /** Layout of the ledger; another one is not read. */
  version: z.literal(1),
  /** Key of the code that wrote the pages. */
  code: z.string(),
  /** Epoch of the published content; '' where none was named. */
  epoch: z.string(),
  /** The site's `requestedRevision` before the content was read. */
  revision: siteRevision,
  /** Digest of each kind of content but the properties. */
  content: z.record(z.string(), z.string()),
  /** Files that were written, by family; those of properties and listings follow from the houses. */
  files: z.record(z.string(), z.array(z.string())),
  /** Number of houses, a line each after this one. */
  summaries: z.int().min(0),
});

/** What a build knows of the release before it: all that pages need of properties that they do not show whole. */
export interface Manifest extends Omit<z.infer<typeof headerSchema>, 'summaries'> {
  /** The published properties in the order of their ids. */
  summaries: ReadonlyMap<string, PropertySummary>;
}

/** A line was written by the very code that reads it, which its header's key says: parsing ten thousand again costs a second. */
const ownLine = z.custom<PropertySummary>((line) => typeof line === 'object' && line !== null && 'id' in line);

/** Writes a ledger as text: its header, then a line a house. */
export function formatManifest({ summaries, ...header }: Manifest): string {
  const lines = [JSON.stringify({ ...header, summaries: summaries.size })];
  for (const summary of summaries.values()) lines.push(JSON.stringify(summary));
  return `${lines.join('\n')}\n`;
}

/** Reads a ledger that this code wrote; null when other code did, or when it is not whole. */
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

/** null is no ledger either. */
function readJson(text: string): unknown {
  try {
    const read: unknown = JSON.parse(text);
    return read;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
