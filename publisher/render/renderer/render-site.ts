import { propertyPath } from '#domain/site/paths.ts';
import { parseDocument } from '#content/parse-document.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { publishedPropertySchema, workingPropertySchema, type PublishedProperty } from '#domain/property/property.ts';
import { readBuildEnvironment } from '#content/build-environment.ts';
import { firestoreReader } from '#publisher/incremental/firestore-reader.ts';
import { countRelease } from '#publisher/incremental/release-counts.ts';
import { fileOf } from '#publisher/incremental/page-files.ts';
import { shownProperties } from '#publisher/incremental/shown-properties.ts';
import type { SiteRenderer } from '../site-renderer.ts';
import { makePreviews } from '#components/preview-build.ts';
import { findChanges } from './find-changes.ts';
import { readSmallContent, storeContent, summarizeProperties } from './load-content.ts';
import { startRendering } from './render-paths.ts';
import { writeFullRelease } from './write-full-release.ts';
import { writeIncrementalRelease } from './write-incremental-release.ts';

const logToTerminal = (line: string): void => void process.stdout.write(`${line}\n`);

/** Renders the published content into a release: what changed since the last one if that is enough, else everything. */
export const renderSite: SiteRenderer['renderSite'] = async (job) => {
  const { projectId, siteAddress: site } = readBuildEnvironment(process.env);
  const reader = job.reader ?? firestoreReader(projectId);
  const log = job.log ?? logToTerminal;
  const { found, ...content } = await findChanges(job, reader, log);
  if (found.last === null) return writeFullRelease(job, { ...content, why: found.why, reader, site }, log);
  const { revision, marks, small } = content;
  const written = await writeIncrementalRelease(job, { ...found, revision, small, site });
  log(`wrote ${written.pages} pages and files that ${found.changes.changed.length} properties affect`);
  const why = 'The changes affect few pages.';
  const counts = countRelease(found.changes.after, marks.properties);
  const shown = shownProperties(found.properties);
  return { way: 'incremental', why, builtRevision: revision, ...written, shown, counts };
};

/** Renders the page of one working copy as it would look if it were published now. */
export const renderPreview: SiteRenderer['renderPreview'] = async ({ put, id }) => {
  const { projectId, siteAddress } = readBuildEnvironment(process.env);
  const reader = firestoreReader(projectId);
  const revision = await reader.readRevision();
  const draft = await readDraft(projectId, id);
  const [small, published] = await Promise.all([readSmallContent(reader, logToTerminal), reader.readAllProperties()]);
  const summaries = new Map([...summarizeProperties(published), ...summarizeProperties([draft])]);
  storeContent(small, { properties: [draft], summaries });
  makePreviews();
  const { paths, render } = await startRendering(siteAddress);
  const own = paths.filter(({ pathname }) => pathname === propertyPath(draft.slug));
  for (const path of own) await put(fileOf(path), await render(path));
  const why = 'A preview shows one working copy.';
  const shown = shownProperties([draft]);
  return { way: 'full', why, builtRevision: revision, pages: own.length, files: null, shown, counts: null };
};

/** The working copy of a property as publishing it now would show it; throws when it is missing or incomplete. */
async function readDraft(projectId: string, id: string): Promise<PublishedProperty> {
  const { readDocument } = await import('#content/published-documents.ts');
  const collection = CONTENT_KINDS.properties.working;
  const stored = await readDocument(projectId, collection, id);
  if (stored === undefined) throw new Error(`There is no working copy ${collection}/${id}.`);
  const working = parseDocument(workingPropertySchema, { collection, id, data: stored });
  const publication = { publishedAt: new Date().toISOString(), publishedRev: 0 };
  return parseDocument(publishedPropertySchema.strip(), { collection, id, data: { ...working, ...publication } });
}
