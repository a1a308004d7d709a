import { writeFileSync } from 'node:fs';
import { propertyPath } from '#domain/site/paths.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import type { PageType } from '#domain/property/type.ts';
import { pageFile } from './page-file.ts';
import { propertyIdFile, redirectPage } from './property-id-pages.ts';
import { contentDigests, type SmallContent } from '#publisher/incremental/content-digests.ts';
import type { PropertyChanges } from '#publisher/incremental/property-changes.ts';
import { formatManifest, type Manifest } from '#publisher/incremental/manifest.ts';
import { openHardLinkCopy, type HardLinkCopy } from '#publisher/incremental/hard-link-copy.ts';
import { fileOf, filesByFamily } from '#publisher/incremental/page-files.ts';
import { pathFamily } from '#publisher/incremental/path-family.ts';
import type { ReleasePlan } from '#publisher/incremental/plan-release.ts';
import type { LastRelease, ReleaseFiles, RenderJob } from '../site-renderer.ts';
import { setAffectedListings } from '#features/properties/listing/affected-listings.ts';
import { storeContent } from './load-content.ts';
import { startRendering, type Rendering } from './render-paths.ts';

export interface IncrementalRelease {
  last: LastRelease;
  manifest: Manifest;
  /** The revision that is built. */
  revision: number;
  small: SmallContent;
  changes: PropertyChanges;
  plan: ReleasePlan;
  /** The properties whose own page is affected. */
  properties: readonly PublishedProperty[];
  /** Public origin of the site. */
  site: string;
}

/** Replaces the affected files in the hard-link copy of the last release. */
export async function writeIncrementalRelease(
  job: RenderJob,
  release: IncrementalRelease,
): Promise<{ pages: number; files: ReleaseFiles }> {
  const { manifest, plan, changes, small, revision, site } = release;
  storeContent(small, { properties: release.properties, summaries: changes.after });
  setAffectedListings(plan.listings);
  const rendering = await startRendering(site);
  await release.last.linked;
  const copy = openHardLinkCopy(job.folder);
  const rendered = { ...emptyFamilies(plan), ...filesByFamily(rendering.paths) };
  removeOldFiles(copy, release, rendered);
  const pages = await renderAffected(copy, rendering, release);
  for (const [path, type] of plan.rename) renameIndex(copy, path, { type, before: manifest.files, after: rendered });
  for (const [id, slug] of plan.idPages) copy.put(propertyIdFile(id), [Buffer.from(redirectPage(site, slug))]);
  const files = { ...manifest.files, ...rendered };
  const next = { ...manifest, revision, content: contentDigests(small), files, summaries: changes.after };
  writeFileSync(job.manifestFile, formatManifest(next));
  return { pages: pages + plan.idPages.size, files: changedFirst(copy.files(), changes) };
}

/** Sorts the pages of changed properties to the front, because the publish report shows only the first of a long list. */
function changedFirst(
  { written, removed }: ReturnType<HardLinkCopy['files']>,
  { changed }: PropertyChanges,
): ReturnType<HardLinkCopy['files']> {
  const own = new Set(
    changed.flatMap(({ after }) => (after === null ? [] : [pageFile(propertyPath(after.slug), 'page').file])),
  );
  return { written: written.toSorted((one, other) => Number(own.has(other)) - Number(own.has(one))), removed };
}

/** The families that every incremental build renders; one that gets no files has lost its last. */
function emptyFamilies({ listings }: ReleasePlan): Manifest['files'] {
  const names = ['fixed', 'cards', 'destination', ...listings.map((type) => `search:${type}`)];
  return Object.fromEntries(names.map((name) => [name, []]));
}

/** Removes files that the release no longer has; a file of cards without a changed property only gets its new name. */
function removeOldFiles(
  copy: HardLinkCopy,
  { manifest, plan, changes }: IncrementalRelease,
  rendered: Manifest['files'],
): void {
  for (const path of plan.remove) copy.remove(pageFile(path, 'page').file);
  for (const id of plan.removedIds) copy.remove(propertyIdFile(id));
  const ids = changes.changed.map(({ id }) => id.toLowerCase());
  const cards = new Map((rendered['cards'] ?? []).map((file) => [cardsKey(file), file]));
  for (const [family, files] of Object.entries(rendered)) {
    const kept = new Set(files);
    for (const file of manifest.files[family] ?? []) {
      const key = cardsKey(file);
      const renamed =
        family === 'cards' && !ids.some((id) => key === 'all' || id.startsWith(key)) ? cards.get(key) : null;
      if (kept.has(file)) continue;
      if (renamed) copy.rename(file, renamed);
      else copy.remove(file);
    }
  }
}

/** The leading digits of the ids in a file of cards, from its name. */
function cardsKey(file: string): string {
  return file.slice(file.lastIndexOf('-') + 1, -'.json'.length);
}

async function renderAffected(
  copy: HardLinkCopy,
  { paths, render }: Rendering,
  { plan, manifest }: IncrementalRelease,
): Promise<number> {
  const known = new Set(Object.values(manifest.files).flat());
  const present = new Set(copy.files().written);
  let pages = 0;
  for (const path of paths) {
    const { kind } = pathFamily(path.pathname);
    const file = fileOf(path);
    // Paths of properties exist only where their page is affected; the name of a search file is a hash of its content.
    if ((kind === 'listing' || kind === 'destination') && !plan.render.has(path.pathname)) continue;
    if (kind === 'search' && known.has(file)) continue;
    if (kind === 'cards' && (known.has(file) || present.has(file))) continue;
    copy.put(file, await render(path));
    pages += 1;
  }
  return pages;
}

function renameIndex(
  copy: HardLinkCopy,
  path: string,
  { type, before, after }: { type: PageType; before: Manifest['files']; after: Manifest['files'] },
): void {
  const [from, to] = [before, after].map((files) => indexOf(files, type));
  if (from === undefined || to === undefined) throw new Error(`The listing ${path} has no search index.`);
  if (from !== to) copy.replaceName(pageFile(path, 'page').file, from, to);
}

function indexOf(files: Manifest['files'], type: PageType): string | undefined {
  return files[`search:${type}`]?.find((file) => file.startsWith(`data/search/${type}.`));
}
