import { writeFileSync } from 'node:fs';
import { PAGE_TYPES } from '#domain/property/type.ts';
import { propertyIdFile, redirectPage } from './property-id-pages.ts';
import { contentDigests } from '#publisher/incremental/content-digests.ts';
import { formatManifest } from '#publisher/incremental/manifest.ts';
import { countRelease } from '#publisher/incremental/release-counts.ts';
import { fileOf, filesByFamily } from '#publisher/incremental/page-files.ts';
import type { PublishedReader } from '#publisher/incremental/published-reader.ts';
import { shownProperties } from '#publisher/incremental/shown-properties.ts';
import type { RenderJob, RenderResult } from '../site-renderer.ts';
import { setAffectedListings } from '#features/properties/listing/affected-listings.ts';
import type { ReadContent } from './find-changes.ts';
import { readProperties, storeContent, summarizeProperties, type Log } from './load-content.ts';
import { startRendering } from './render-paths.ts';

export interface FullRelease extends ReadContent {
  /** Why the build is a full one. */
  why: string;
  reader: PublishedReader;
  /** Public origin of the site. */
  site: string;
}

/** Writes every page and file of the published content. */
export async function writeFullRelease(job: RenderJob, release: FullRelease, log: Log): Promise<RenderResult> {
  const { why, revision, marks, small, reader, site } = release;
  const properties = release.allProperties ?? (await readProperties(reader, log));
  await job.resetFolder();
  const began = performance.now();
  // First, so that they are written while pages are rendered. As pages of Astro they would add a third to the build
  // (docs/benchmarks.md), and redirects of Hosting cannot be generated from content.
  for (const { id, slug } of properties) await job.put(propertyIdFile(id), [Buffer.from(redirectPage(site, slug))]);
  const summaries = summarizeProperties(properties);
  storeContent(small, { properties, summaries });
  setAffectedListings(PAGE_TYPES);
  const { paths, render } = await startRendering(site);
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
  const counts = countRelease(summaries, marks.properties);
  const shown = shownProperties(properties);
  return { way: 'full', why, builtRevision: revision, pages, files: null, shown, counts };
}
