import { writeFileSync } from 'node:fs';
import { propertyPath } from '#domain/site/paths.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import type { PageType } from '#domain/property/type.ts';
import { pageFile } from './page-file.ts';
import { propertyIdFile, redirectPage } from './property-id-pages.ts';
import { contentDigests, type SmallContent } from '#publisher/incremental/content-digests.ts';
import type { PropertyChanges } from '#publisher/incremental/property-changes.ts';
import { formatManifest, type Manifest } from '#publisher/incremental/manifest.ts';
import { hardLinkCopyIn, type HardLinkCopy } from '#publisher/incremental/hard-links.ts';
import { fileOf, filesByFamily } from '#publisher/incremental/page-files.ts';
import { pathFamily } from '#publisher/incremental/path-family.ts';
import type { ReleasePlan } from '#publisher/incremental/plan-release.ts';
import type { LastRelease, ReleaseFiles, WritingJob } from '../site-program.ts';
import { setAffectedListings } from '#features/properties/listing/affected-listings.ts';
import { placeContent } from './place-content.ts';
import { beginRendering, type Rendering } from './render-paths.ts';

/** What is known when only what changed is to be written. */
export interface ChangedRelease {
  last: LastRelease;
  manifest: Manifest;
  /** The revision that is built. */
  revision: number;
  small: SmallContent;
  changes: PropertyChanges;
  plan: ReleasePlan;
  /** The properties whose own page is reached. */
  whole: readonly PublishedProperty[];
  /** Public origin of the site. */
  site: string;
}

/** Writes what a publish reaches over the hard links to the last release. */
export async function writeChanges(
  job: WritingJob,
  release: ChangedRelease,
): Promise<{ pages: number; files: ReleaseFiles }> {
  const { manifest, plan, changes, small, revision, site } = release;
  placeContent(small, { whole: release.whole, summaries: changes.after });
  setAffectedListings(plan.listings);
  const rendering = await beginRendering(site);
  await release.last.overlaid;
  const hardLinks = hardLinkCopyIn(job.folder);
  const made = { ...noFiles(plan), ...filesByFamily(rendering.paths) };
  takeOut(hardLinks, release, made);
  const pages = await renderAffected(hardLinks, rendering, release);
  for (const [path, type] of plan.rename) renameIndex(hardLinks, path, { type, before: manifest.files, after: made });
  for (const [id, slug] of plan.idPages) hardLinks.put(propertyIdFile(id), [Buffer.from(redirectPage(site, slug))]);
  const files = { ...manifest.files, ...made };
  const next = { ...manifest, revision, content: contentDigests(small), files, summaries: changes.after };
  writeFileSync(job.manifestFile, formatManifest(next));
  return { pages: pages + plan.idPages.size, files: changedFirst(hardLinks.files(), changes) };
}

/** The pages of what was published lead the list of what is written: of a long one, a receipt shows the first. */
function changedFirst(
  { written, removed }: ReturnType<HardLinkCopy['files']>,
  { changed }: PropertyChanges,
): ReturnType<HardLinkCopy['files']> {
  const own = new Set(
    changed.flatMap(({ after }) => (after === null ? [] : [pageFile(propertyPath(after.slug), 'page').file])),
  );
  return { written: written.toSorted((one, other) => Number(own.has(other)) - Number(own.has(one))), removed };
}

/** Families that are made anew whatever is in them: a family without files is one that lost its last. */
function noFiles({ listings }: ReleasePlan): Manifest['files'] {
  const names = ['fixed', 'cards', 'destination', ...listings.map((type) => `search:${type}`)];
  return Object.fromEntries(names.map((name) => [name, []]));
}

/** Takes out what is no more; a file of cards that none of the changed ones stands in only takes its new name. */
function takeOut(hardLinks: HardLinkCopy, { manifest, plan, changes }: ChangedRelease, made: Manifest['files']): void {
  for (const path of plan.remove) hardLinks.take(pageFile(path, 'page').file);
  for (const id of plan.removedIds) hardLinks.take(propertyIdFile(id));
  const ids = changes.changed.map(({ id }) => id.toLowerCase());
  const cards = new Map((made['cards'] ?? []).map((file) => [keyOf(file), file]));
  for (const [family, files] of Object.entries(made)) {
    const kept = new Set(files);
    for (const file of manifest.files[family] ?? []) {
      const key = keyOf(file);
      const moved =
        family === 'cards' && !ids.some((id) => key === 'all' || id.startsWith(key)) ? cards.get(key) : null;
      if (kept.has(file)) continue;
      if (moved) hardLinks.move(file, moved);
      else hardLinks.take(file);
    }
  }
}

/** The leading digits of ids in the name of a file of cards. */
function keyOf(file: string): string {
  return file.slice(file.lastIndexOf('-') + 1, -'.json'.length);
}

async function renderAffected(
  hardLinks: HardLinkCopy,
  { paths, render }: Rendering,
  { plan, manifest }: ChangedRelease,
): Promise<number> {
  const known = new Set(Object.values(manifest.files).flat());
  const present = new Set(hardLinks.files().written);
  let pages = 0;
  for (const path of paths) {
    const { kind } = pathFamily(path.pathname);
    const file = fileOf(path);
    // Whole properties are at hand only where their page is reached; the name of a search file says what is in it.
    if ((kind === 'listing' || kind === 'destination') && !plan.render.has(path.pathname)) continue;
    if (kind === 'search' && known.has(file)) continue;
    if (kind === 'cards' && (known.has(file) || present.has(file))) continue;
    hardLinks.put(file, await render(path));
    pages += 1;
  }
  return pages;
}

function renameIndex(
  hardLinks: HardLinkCopy,
  path: string,
  { type, before, after }: { type: PageType; before: Manifest['files']; after: Manifest['files'] },
): void {
  const [from, to] = [before, after].map((files) => indexOf(files, type));
  if (from === undefined || to === undefined) throw new Error(`The listing ${path} has no search index.`);
  if (from !== to) hardLinks.replaceName(pageFile(path, 'page').file, from, to);
}

function indexOf(files: Manifest['files'], type: PageType): string | undefined {
  return files[`search:${type}`]?.find((file) => file.startsWith(`data/search/${type}.`));
}
