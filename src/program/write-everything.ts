import { writeFileSync } from 'node:fs';
import { PAGE_TYPES } from '@site/domain/property-type';
import { writePropertyIdPages } from '../build/property-id-pages.ts';
import { contentDigests, type SmallContent } from '../build/release/content-digests.ts';
import { formatLedger } from '../build/release/ledger.ts';
import { builtIndex } from '../build/release/listed-counts.ts';
import { fileOf, filesByFamily } from '../build/release/page-files.ts';
import type { PublishedMarks, PublishedReader } from '../build/release/published-reader.ts';
import { shownProperties } from '../build/release/shown-properties.ts';
import type { WritingJob, WritingOutcome } from '../build/site-program.ts';
import { fileWriter } from '../build/write-pages.ts';
import { reachListings } from '../features/properties/reached-listings.ts';
import { inBrief, placeContent, timed, type Log } from './place-content.ts';
import { beginRendering } from './render-paths.ts';

/** What is known when everything is to be written. */
export interface WholeRelease {
  /** Why it is everything. */
  why: string;
  /** The revision that is built. */
  revision: number;
  /** What the database says of the content. */
  marks: PublishedMarks;
  /** Everything but the properties. */
  small: SmallContent;
  /** Where the properties are read. */
  reader: PublishedReader;
  /** Public origin of the site. */
  site: string;
}

/** Writes every page and file of the published content. */
export async function writeEverything(job: WritingJob, release: WholeRelease, log: Log): Promise<WritingOutcome> {
  const { why, revision, marks, small, reader, site } = release;
  const [whole] = await Promise.all([timed('properties', reader.readAllProperties(), log), job.startAfresh()]);
  const began = performance.now();
  const houses = inBrief(whole);
  placeContent(small, { whole, houses });
  reachListings(PAGE_TYPES);
  const { paths, render } = await beginRendering(site);
  const write = fileWriter(job.folder);
  for (const path of paths) write(fileOf(path), await render(path));
  writePropertyIdPages(job.folder, site, new Map(whole.map(({ id, slug }) => [id, slug])));
  const { epoch } = marks;
  const files = filesByFamily(paths);
  const ledger = {
    version: 1,
    code: job.code,
    epoch,
    revision,
    content: contentDigests(small),
    files,
    houses,
  } as const;
  writeFileSync(job.ledgerFile, formatLedger(ledger));
  const pages = paths.length + houses.size;
  log(`wrote ${pages} pages and files in ${Math.round(performance.now() - began)} ms`);
  const index = builtIndex(houses, marks.properties);
  const shown = shownProperties(whole);
  return { way: 'full', why, builtRevision: revision, pages, files: null, shown, index };
}
