import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import { changedOnEveryPage, contentDigests, type SmallContent } from '#publisher/incremental/content-digests.ts';
import { applyChanges, type PropertyChanges } from '#publisher/incremental/property-changes.ts';
import { parseManifest, type Manifest } from '#publisher/incremental/manifest.ts';
import { planRelease, affectsTooMuch, type ReleasePlan } from '#publisher/incremental/plan-release.ts';
import type { PublishedChanges, PublishedMarks, PublishedReader } from '#publisher/incremental/published-reader.ts';
import type { LastRelease, RenderJob } from '../site-renderer.ts';
import { rejectDuplicates } from '#content/reject-duplicates.ts';
import { readProperties, readSmallContent, summarizeProperties, type Log } from './load-content.ts';

/** The content that is read for a full and for an incremental build. */
export interface ReadContent {
  /** The revision that is built. */
  revision: number;
  marks: PublishedMarks;
  /** All content but the properties. */
  small: SmallContent;
  /** All properties if a full build was certain before reading; else null. */
  allProperties: readonly PublishedProperty[] | null;
}

/** What changed since the last release, or why a full build is needed. */
export type FoundChanges =
  | { last: null; why: string }
  | {
      last: LastRelease;
      manifest: Manifest;
      changes: PropertyChanges;
      plan: ReleasePlan;
      /** The properties whose own page is affected, and those that changed. */
      properties: readonly PublishedProperty[];
    };

/** Finds what changed since the last release, without reading what did not change. */
export async function findChanges(
  job: RenderJob,
  reader: PublishedReader,
  log: Log,
): Promise<ReadContent & { found: FoundChanges }> {
  const reading = reader.readRevision();
  // Parsing ten thousand lines takes as long as reading the revision.
  const manifest = job.last === null ? null : parseManifest(job.last.manifest, job.code);
  const revision = await reading;
  const [marks, small, changes, allProperties] = await Promise.all([
    reader.readMarks(),
    readSmallContent(reader, log),
    manifest === null || manifest.revision > revision ? null : reader.readChanges(manifest.revision),
    manifest === null ? readProperties(reader, log) : null,
  ]);
  const content = { revision, marks, small, allProperties };
  if (job.last === null || manifest === null) {
    return { ...content, found: fullBuild('There is no earlier release whose manifest matches the code.') };
  }
  if (changes === null) return { ...content, found: fullBuild('The earlier release is of a later revision.') };
  return { ...content, found: await compare({ last: job.last, manifest, changes, reader }, content) };
}

const fullBuild = (why: string): FoundChanges => ({ last: null, why });

interface Comparison {
  last: LastRelease;
  manifest: Manifest;
  changes: PublishedChanges;
  reader: PublishedReader;
}

/** Decides whether an incremental build is enough, and reads the properties that it needs. */
async function compare(
  { last, manifest, changes: { published, departed }, reader }: Comparison,
  { marks, small }: Pick<ReadContent, 'marks' | 'small'>,
): Promise<FoundChanges> {
  if (manifest.epoch !== marks.epoch) return fullBuild('The published content was replaced as a whole.');
  const kinds = changedOnEveryPage(manifest.content, contentDigests(small));
  if (kinds.length > 0) return fullBuild(`Content of every page changed: ${kinds.join(', ')}.`);

  const changes = applyChanges(manifest.summaries, {
    published: [...summarizeProperties(published).values()],
    departed,
  });
  if (changes.after.size !== marks.properties) {
    return fullBuild(
      `There are ${marks.properties} published properties where the marks explain ${changes.after.size}.`,
    );
  }
  rejectDuplicates(
    [...changes.after].map(([id, data]) => ({ id, data })),
    { collection: CONTENT_KINDS.properties.published, field: 'slug' },
  );
  const plan = planRelease(changes, small.get('destinations') ?? []);
  if (affectsTooMuch(plan, changes)) return fullBuild('The changes affect more than a fifth of the pages.');

  const known = new Set(published.map(({ id }) => id));
  const missing = [...plan.properties].filter((id) => !known.has(id));
  return { last, manifest, changes, plan, properties: [...published, ...(await reader.readProperties(missing))] };
}
