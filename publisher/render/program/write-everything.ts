import { writeFileSync } from 'node:fs';
import { PAGE_TYPES } from '#domain/property/type.ts';
import { propertyIdFile, redirectPage } from './property-id-pages.ts';
import { contentDigests } from '#publisher/incremental/content-digests.ts';
import { formatManifest } from '#publisher/incremental/manifest.ts';
import { builtIndex } from '#publisher/incremental/listed-counts.ts';
import { fileOf, filesByFamily } from '#publisher/incremental/page-files.ts';
import type { PublishedReader } from '#publisher/incremental/published-reader.ts';
import { shownProperties } from '#publisher/incremental/shown-properties.ts';
import type { WritingJob, WritingOutcome } from '../site-program.ts';
import { setAffectedListings } from '#features/properties/listing/affected-listings.ts';
import type { ReadContent } from './find-changes.ts';
import { summarize, placeContent, readProperties, type Log } from './place-content.ts';
import { beginRendering } from './render-paths.ts';

/** What is known when everything is to be written. */
export interface WholeRelease extends ReadContent {
  /** Why it is everything. */
  why: string;
  /** Where the properties are read. */
  reader: PublishedReader;
  /** Public origin of the site. */
  site: string;
}

/** Writes every page and file of the published content. */
export async function writeEverything(job: WritingJob, release: WholeRelease, log: Log): Promise<WritingOutcome> {
  const { why, revision, marks, small, reader, site } = release;
  const whole = release.whole ?? (await readProperties(reader, log));
  await job.startAfresh();
  const began = performance.now();
  // First, so that they are written while pages are rendered. Pages of Astro's own would add a third to the build
  // (docs/benchmarks.md), and a Hosting redirect cannot be made from content.
  for (const { id, slug } of whole) await job.put(propertyIdFile(id), [Buffer.from(redirectPage(site, slug))]);
  const summaries = summarize(whole);
  placeContent(small, { whole, summaries });
  setAffectedListings(PAGE_TYPES);
  const { paths, render } = await beginRendering(site);
  for (const path of paths) await job.put(fileOf(path), await render(path));
  const { epoch } = marks;
  const files = filesByFamily(paths);
  const manifest = {
    version: 1,
    code: job.code,
    epoch,
    revision,
    content: contentDigests(small),
    files,
    summaries,
  } as const;
  writeFileSync(job.manifestFile, formatManifest(manifest));
  const pages = paths.length + summaries.size;
  log(`wrote ${pages} pages and files in ${Math.round(performance.now() - began)} ms`);
  const index = builtIndex(summaries, marks.properties);
  const shown = shownProperties(whole);
  return { way: 'full', why, builtRevision: revision, pages, files: null, shown, index };
}
