import { statSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { HTML_AND_CSS_MAX, SCRIPT_MAX } from '../page-weight/page-budgets.ts';
import { weighPage } from '../page-weight/page-weight.ts';
import type { BuildReport } from '../build-site/build-report.ts';

/** Pages of one folder that are weighed, the longest first: pages of a kind compress alike, and ten thousand take minutes. */
const WEIGHED = 5;

/** Pages that are too heavy, of those that could be. */
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
  // What is light enough compressed quickly is lighter still as it travels.
  if (tooHeavy(weighPage(folder, file, 'quick')).length === 0) return [];
  return tooHeavy(weighPage(folder, file));
}

function tooHeavy({ html, css, script }: { html: number; css: number; script: number }): string[] {
  const faults: string[] = [];
  if (html + css > HTML_AND_CSS_MAX) faults.push(`HTML and styles weigh ${html + css} bytes of ${HTML_AND_CSS_MAX}.`);
  if (script > SCRIPT_MAX) faults.push(`Its scripts weigh ${script} bytes of ${SCRIPT_MAX}.`);
  return faults;
}
