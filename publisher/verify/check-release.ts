import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { PATHS, propertyPath } from '#domain/site/paths.ts';
import type { BuildReport } from '#publisher/build/build-report.ts';
import { pathOfFile, type ReleaseChanges, type ReleaseFiles } from '#publisher/build/release-files.ts';
import { linkChecker, linksToRemoved } from './check-links.ts';
import { checkWeights } from './check-weights.ts';
import { readPage, type PageContent } from './read-page.ts';

/** What a release contains, and what it has to contain. */
export interface CheckedRelease extends ReleaseChanges {
  files: ReleaseFiles;
  /** Number of published properties; null when something was published meanwhile, or for a preview. */
  published: number | null;
  /** Whether it shows a working copy, which must never go live. */
  isPreview: boolean;
}

/** Paths of the pages that every release has. */
const ALWAYS = ['/404', '/admin', ...Object.values(PATHS)];

const addressesSchema = z.array(z.tuple([z.uuid(), z.string()]));

/** Part of pages that only redirect. */
const REDIRECT = '<meta http-equiv="refresh"';

/** Part of pages that search engines must not list: of every page of a preview. */
const UNLISTED = '<meta name="robots" content="noindex">';

/** Checks a release before it goes live; any fault keeps it from going live. */
export function checkRelease(folder: string, release: CheckedRelease): BuildReport['faults'] {
  const files = Object.keys(release.files);
  const pathExists = linkChecker(files);
  const faults: BuildReport['faults'] = [];
  const weighed: string[] = [];
  for (const { file } of release.written) {
    if (!file.endsWith('.html')) continue;
    const html = readFileSync(join(folder, file), 'utf8');
    if (html.includes(REDIRECT)) continue;
    const wrong = checkPage(readPage(html), pathExists);
    for (const why of wrong) faults.push({ page: pathOfFile(file), why });
    if (wrong.length === 0) weighed.push(file);
  }
  for (const { file, path } of linksToRemoved(folder, files, release.removed)) {
    faults.push({ page: pathOfFile(file), why: `It links to ${path}, which was removed.` });
  }
  for (const { page, why } of checkWeights(folder, weighed)) faults.push({ page: pathOfFile(page), why });
  return [...faults, ...checkContents(folder, release)];
}

function checkPage(page: PageContent, pathExists: (path: string) => boolean): string[] {
  const faults = page.title === '' ? ['It has no title.'] : [];
  for (const text of page.structuredData) if (!isJson(text)) faults.push('Its structured data does not parse.');
  for (const path of page.links) if (!pathExists(path)) faults.push(`It links to ${path}, which does not exist.`);
  for (const path of page.files) if (!pathExists(path)) faults.push(`It loads ${path}, which does not exist.`);
  return faults;
}

/** Whether the release has all pages that it must have, and none that it must not have. */
function checkContents(folder: string, { files, published, isPreview }: CheckedRelease): BuildReport['faults'] {
  const list = readFileSync(join(folder, 'data/property-addresses.json'), 'utf8');
  const addresses = addressesSchema.parse(JSON.parse(list));
  const faults = [...ALWAYS, ...addresses.flatMap(([id, slug]) => [propertyPath(slug), `/property/${id}`])]
    .filter((path) => files[`${path.slice(1) || 'index'}.html`] === undefined)
    .map((page) => ({ page, why: 'The page is missing.' }));
  if (published !== null && published !== addresses.length) {
    const why = `${addresses.length} properties were built where ${published} are published.`;
    faults.push({ page: '', why });
  }
  const home = 'index.html';
  if (!isPreview && home in files && readFileSync(join(folder, home), 'utf8').includes(UNLISTED)) {
    faults.push({ page: '/', why: 'It is the preview of a working copy, which must not go live.' });
  }
  return faults;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
