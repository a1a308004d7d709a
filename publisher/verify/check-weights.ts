import { statSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { type PageWeight, weighPage } from './page-weight.ts';
import type { BuildReport } from '#publisher/build/build-report.ts';

/** Maximum compressed bytes of HTML and style sheets of a public page. */
export const HTML_AND_CSS_MAX = 40 * 1024;

/** Maximum compressed bytes of script that a public page loads before the first interaction. */
export const SCRIPT_MAX = 25 * 1024;

/** Number of pages of a folder that are weighed, the longest first: pages of a kind compress alike, and ten thousand take minutes. */
const WEIGHED = 5;

/** Weighs the longest pages of each folder and returns those over budget. */
export function checkWeights(folder: string, pages: readonly string[]): BuildReport['faults'] {
  const byFolder = Map.groupBy(pages, (file) => dirname(file));
  const longest = [...byFolder.values()].flatMap((files) =>
    files
      .map((file) => ({ file, size: statSync(join(folder, file)).size }))
      .sort((one, other) => other.size - one.size)
      .slice(0, WEIGHED),
  );
  return longest.flatMap(({ file }) => weightFaults(folder, file).map((why) => ({ page: file, why })));
}

function weightFaults(folder: string, file: string): string[] {
  // Quick compression gives a larger size than the CDN's, so only a page over budget with it is weighed again.
  return overBudget(weighPage(folder, file, 'quick')).length === 0 ? [] : overBudget(weighPage(folder, file));
}

function overBudget({ html, css, script }: PageWeight): string[] {
  const faults: string[] = [];
  if (html + css > HTML_AND_CSS_MAX) faults.push(`HTML and styles weigh ${html + css} bytes of ${HTML_AND_CSS_MAX}.`);
  if (script > SCRIPT_MAX) faults.push(`Its scripts weigh ${script} bytes of ${SCRIPT_MAX}.`);
  return faults;
}
