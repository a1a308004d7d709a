import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { build } from 'astro';
import type { BuildEnvironment } from '#content/build-environment.ts';
import { linkChecker } from '#publisher/verify/check-links.ts';
import { readPage } from '#publisher/verify/read-page.ts';
import type { BuildReport } from './build-report.ts';

/**
 * Runs `astro build` into the folder `out`. Astro restores unchanged pages from its cache, but for two cases in which it
 * would restore wrong ones; then all pages are rendered.
 */
export async function renderSite(
  { cacheFolder, incremental }: Pick<BuildEnvironment, 'cacheFolder' | 'incremental'>,
  out: string,
): Promise<Pick<BuildReport, 'way' | 'why'>> {
  const cache = resolve(cacheFolder);
  // Always the same folder, because another one would make Astro read all content again.
  const site = join(cache, 'site');
  // A build that failed has noted no assets.
  const isFirst = !existsSync(assetsListOf(cache));
  const unfinished = join(cache, 'unfinished');
  const wasKilled = existsSync(unfinished);
  await mkdir(cache, { recursive: true });
  await writeFile(unfinished, '');

  console.log('Reading the content and rendering the pages …');
  // A build that was killed leaves pages in the cache that Astro takes for those of the build before.
  try {
    await build({ outDir: site, force: wasKilled, logLevel: 'warn' });
  } catch (error) {
    // Astro makes the folder when it has read the content and before it renders.
    if (!wasKilled && !existsSync(site)) await rm(unfinished);
    throw error;
  }
  const isOtherCode = await replaceAssetsList(cache, site);
  const restoresPages = !isFirst && !wasKilled;
  const hasOldCode = restoresPages && isOtherCode && namesMissingFiles(site);
  // Astro does not notice a change of the script on every page, whose name is a hash of its code.
  if (hasOldCode) await build({ outDir: site, force: true, logLevel: 'warn' });
  await mkdir(dirname(out), { recursive: true });
  // Fails when the folder has files already.
  await rename(site, out);
  await rm(unfinished);

  if (!incremental) return { way: 'full', why: 'INCREMENTAL_BUILD is off.' };
  if (isFirst) return { way: 'full', why: 'There is no earlier build.' };
  if (wasKilled) return { way: 'full', why: 'The build before this one did not end.' };
  if (hasOldCode) return { way: 'full', why: 'The code of all pages changed.' };
  return { way: 'incremental', why: 'Pages that did not change come from the last build.' };
}

const assetsListOf = (cache: string): string => join(cache, 'assets.txt');

/** Notes the names of scripts and styles, and returns whether they differ from those of the build before. */
async function replaceAssetsList(cache: string, site: string): Promise<boolean> {
  const list = assetsListOf(cache);
  const before = existsSync(list) ? readFileSync(list, 'utf8') : '';
  const assets = readdirSync(join(site, '_astro')).sort().join('\n');
  await writeFile(list, assets);
  return assets !== before;
}

/** Whether a page names a script or style of other code. */
function namesMissingFiles(site: string): boolean {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  const pathExists = linkChecker(files);
  return files
    .filter((file) => file.endsWith('.html'))
    .some((file) => !readPage(readFileSync(join(site, file), 'utf8')).files.every(pathExists));
}
