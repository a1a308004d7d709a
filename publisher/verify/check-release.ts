import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseCounts } from '#publisher/incremental/release-counts.ts';
import type { ShownProperty } from '#publisher/render/site-renderer.ts';
import type { BuildReport } from '#publisher/render/build-report.ts';
import { pathOfFile, type ReleaseChanges } from '#publisher/incremental/changed-files.ts';
import { checkIndex } from './check-index.ts';
import { linkChecker, linksToRemoved } from './check-links.ts';
import { checkPage } from './check-page.ts';
import { checkWeights } from './check-weights.ts';
import { readPage } from './read-page.ts';

/** What a release changed, and what it has to show. */
export interface CheckedChanges extends ReleaseChanges {
  /** The properties whose pages were rendered. */
  shown: readonly ShownProperty[];
  /** What the search has to agree with; null for a preview, which has no search. */
  counts: ReleaseCounts | null;
}

/** Part of pages that only redirect. */
const REDIRECT = '<meta http-equiv="refresh"';

/** Verifies what a release changed before it goes live; any fault keeps the release from going live. */
export function checkRelease(folder: string, changes: CheckedChanges): BuildReport['faults'] {
  const { shown, counts } = changes;
  const faults: BuildReport['faults'] = [];
  const properties = new Map(shown.map((property) => [property.file, property]));
  const pages = changes.written.map(({ file }) => file).filter((file) => file.endsWith('.html'));
  const pathExists = linkChecker(folder);
  const weighed: string[] = [];
  for (const file of pages) {
    const html = readFileSync(join(folder, file), 'utf8');
    if (html.includes(REDIRECT)) continue;
    weighed.push(file);
    const page = readPage(html);
    const wrong = checkPage(page, properties.get(file));
    // A preview contains one page, which links to the site.
    const broken = counts === null ? [] : page.links.filter((path) => !pathExists(path));
    for (const why of wrong) faults.push({ page: pathOfFile(file), why });
    for (const path of broken)
      faults.push({ page: pathOfFile(file), why: `It links to ${path}, which does not exist.` });
  }
  for (const { file, title } of shown) {
    if (!existsSync(join(folder, file)))
      faults.push({ page: pathOfFile(file), why: `The page of '${title}' is missing.` });
  }
  for (const { file, path } of linksToRemoved(folder, changes.removed)) {
    faults.push({ page: pathOfFile(file), why: `It links to ${path}, which was removed.` });
  }
  for (const { page, why } of checkWeights(folder, weighed)) faults.push({ page: pathOfFile(page), why });
  if (counts !== null) faults.push(...checkIndex(folder, counts));
  return faults;
}
