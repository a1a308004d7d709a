import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import { changedEverywhere, contentDigests, type SmallContent } from '#publisher/incremental/content-digests.ts';
import { applyChanges, type PropertyChanges } from '#publisher/incremental/property-changes.ts';
import { parseManifest, type Manifest } from '#publisher/incremental/manifest.ts';
import { planRelease, affectsTooMuch, type ReleasePlan } from '#publisher/incremental/plan-release.ts';
import type { PublishedChanges, PublishedMarks, PublishedReader } from '#publisher/incremental/published-reader.ts';
import type { LastRelease, WritingJob } from '../site-program.ts';
import { rejectDuplicates } from '#content/reject-duplicates.ts';
import { summarize, readProperties, readSmallContent, type Log } from './place-content.ts';

/** What is read of the content, whatever has to be written. */
export interface ReadContent {
  /** The revision that is built. */
  revision: number;
  /** What the database says of the content. */
  marks: PublishedMarks;
  /** Everything but the properties. */
  small: SmallContent;
  /** The properties, where it was known before reading that everything has to be written; else null. */
  whole: readonly PublishedProperty[] | null;
}

/** What changed since the last release, or why everything has to be written. */
export type FoundChanges =
  | { last: null; why: string }
  | {
      last: LastRelease;
      manifest: Manifest;
      changes: PropertyChanges;
      plan: ReleasePlan;
      whole: readonly PublishedProperty[];
    };

/** Asks what changed since the last release, without reading what did not. */
export async function findChanges(
  job: WritingJob,
  reader: PublishedReader,
  log: Log,
): Promise<ReadContent & { found: FoundChanges }> {
  const asked = reader.readRevision();
  // Ten thousand lines take as long as the answer.
  const manifest = job.last === null ? null : parseManifest(job.last.manifest, job.code);
  const revision = await asked;
  const [marks, small, changes, whole] = await Promise.all([
    reader.readMarks(),
    readSmallContent(reader, log),
    manifest === null || manifest.revision > revision ? null : reader.readChanges(manifest.revision),
    manifest === null ? readProperties(reader, log) : null,
  ]);
  const content = { revision, marks, small, whole };
  if (job.last === null || manifest === null) {
    return { ...content, found: everything('There is no earlier release whose ledger fits.') };
  }
  if (changes === null) return { ...content, found: everything('The earlier release is of a later revision.') };
  return { ...content, found: await judge({ last: job.last, manifest, changes, reader }, content) };
}

const everything = (why: string): FoundChanges => ({ last: null, why });

interface Earlier {
  last: LastRelease;
  manifest: Manifest;
  changes: PublishedChanges;
  reader: PublishedReader;
}

/** Decides whether writing what changed is enough, and reads what that takes. */
async function judge(earlier: Earlier, { marks, small }: Pick<ReadContent, 'marks' | 'small'>): Promise<FoundChanges> {
  const { last, manifest, reader } = earlier;
  const { published, departed } = earlier.changes;
  if (manifest.epoch !== marks.epoch) return everything('The published content was replaced as a whole.');
  const reaching = changedEverywhere(manifest.content, contentDigests(small));
  if (reaching.length > 0) return everything(`What stands on every page changed: ${reaching.join(', ')}.`);

  const changes = applyChanges(manifest.summaries, { published: [...summarize(published).values()], departed });
  if (changes.after.size !== marks.properties) {
    return everything(
      `There are ${marks.properties} published properties where the marks explain ${changes.after.size}.`,
    );
  }
  rejectDuplicates(
    [...changes.after].map(([id, data]) => ({ id, data })),
    { collection: CONTENT_KINDS.properties.published, field: 'slug' },
  );
  const plan = planRelease(changes, small.get('destinations') ?? []);
  if (affectsTooMuch(plan, changes)) return everything('The changes reach more than a fifth of the pages.');

  const known = new Set(published.map(({ id }) => id));
  const missing = [...plan.properties].filter((id) => !known.has(id));
  return { last, manifest, changes, plan, whole: [...published, ...(await reader.readProperties(missing))] };
}
