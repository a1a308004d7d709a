import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltIndex } from '#publisher/incremental/listed-counts.ts';
import type { ShownProperty } from '#publisher/render/site-program.ts';
import type { BuildReport } from '#publisher/render/build-report.ts';
import { addressOf, type ReleaseChanges } from '#publisher/incremental/changed-files.ts';
import { checkIndex } from './check-index.ts';
import { linkChecker, linksToRemoved } from './check-links.ts';
import { checkPage } from './check-page.ts';
import { checkWeights } from './check-weights.ts';
import { readPage } from './read-page.ts';

/** What a release changed, and what it has to show. */
export interface CheckedChanges extends ReleaseChanges {
  /** What the pages of the properties that were rendered have to show. */
  shown: readonly ShownProperty[];
  /** What its search has to agree with; null for a preview, which has none. */
  index: BuiltIndex | null;
}

/** Pages that only lead on to another address. */
const LEADS_ON = '<meta http-equiv="refresh"';

/** Looks at what a release changed before it goes live; what it finds keeps the release from doing so. */
export function checkRelease(folder: string, changes: CheckedChanges): BuildReport['faults'] {
  const { shown, index } = changes;
  const faults: BuildReport['faults'] = [];
  const properties = new Map(shown.map((property) => [property.file, property]));
  const pages = changes.written.map(({ file }) => file).filter((file) => file.endsWith('.html'));
  const results = linkChecker(folder);
  const weighed: string[] = [];
  for (const file of pages) {
    const html = readFileSync(join(folder, file), 'utf8');
    if (html.includes(LEADS_ON)) continue;
    weighed.push(file);
    const page = readPage(html);
    const wrong = checkPage(page, properties.get(file));
    // A preview stands alone: its links lead to the site.
    const broken = index === null ? [] : page.links.filter((path) => !results(path));
    for (const why of wrong) faults.push({ page: addressOf(file), why });
    for (const path of broken)
      faults.push({ page: addressOf(file), why: `It leads to ${path}, which does not exist.` });
  }
  for (const { file, title } of shown) {
    if (!existsSync(join(folder, file)))
      faults.push({ page: addressOf(file), why: `The page of '${title}' is missing.` });
  }
  for (const { file, path } of linksToRemoved(folder, changes.removed)) {
    faults.push({ page: addressOf(file), why: `It leads to ${path}, which is no more.` });
  }
  for (const { page, why } of checkWeights(folder, weighed)) faults.push({ page: addressOf(page), why });
  if (index !== null) faults.push(...checkIndex(folder, index));
  return faults;
}
