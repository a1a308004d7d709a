import { propertyPath } from '#domain/site/paths.ts';
import { readDraft } from '#content/draft-source.ts';
import { readBuildEnvironment } from '#content/build-environment.ts';
import { firestoreReader } from '#publisher/incremental/firestore-reader.ts';
import { builtIndex } from '#publisher/incremental/listed-counts.ts';
import { fileOf } from '#publisher/incremental/page-files.ts';
import { shownProperties } from '#publisher/incremental/shown-properties.ts';
import type { SiteProgram } from '../site-program.ts';
import { makePreviews } from '#components/preview-build.ts';
import { findChanges } from './find-changes.ts';
import { summarize, placeContent, readSmallContent } from './place-content.ts';
import { beginRendering } from './render-paths.ts';
import { writeChanges } from './write-changes.ts';
import { writeEverything } from './write-everything.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Writes the published content into a release: what changed since the last one where that is enough, else all of it. */
export const writeSite: SiteProgram['writeSite'] = async (job) => {
  const { projectId, siteAddress: site } = readBuildEnvironment(process.env);
  const reader = job.reader ?? firestoreReader(projectId);
  const log = job.log ?? say;
  const { found, ...content } = await findChanges(job, reader, log);
  if (found.last === null) return writeEverything(job, { ...content, why: found.why, reader, site }, log);
  const { revision, marks, small } = content;
  const written = await writeChanges(job, { ...found, revision, small, site });
  log(`wrote ${written.pages} pages and files that ${found.changes.changed.length} properties reach`);
  const why = 'Everything that changed is reached from few pages.';
  const index = builtIndex(found.changes.after, marks.properties);
  const shown = shownProperties(found.whole);
  return { way: 'incremental', why, builtRevision: revision, ...written, shown, index };
};

/** Writes the page of one working copy, as publishing it now would. */
export const writePreview: SiteProgram['writePreview'] = async ({ put, id }) => {
  const { projectId, siteAddress } = readBuildEnvironment(process.env);
  const reader = firestoreReader(projectId);
  const revision = await reader.readRevision();
  const draft = await readDraft(projectId, id);
  const [small, published] = await Promise.all([readSmallContent(reader, say), reader.readAllProperties()]);
  placeContent(small, { whole: [draft], summaries: new Map([...summarize(published), ...summarize([draft])]) });
  makePreviews();
  const { paths, render } = await beginRendering(siteAddress);
  const own = paths.filter(({ pathname }) => pathname === propertyPath(draft.slug));
  for (const path of own) await put(fileOf(path), await render(path));
  const why = 'A preview shows one working copy.';
  const shown = shownProperties([draft]);
  return { way: 'full', why, builtRevision: revision, pages: own.length, files: null, shown, index: null };
};
