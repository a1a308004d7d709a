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
  // Quick compression gives a larger size than the CDN's, so only what is over budget with it is weighed again.
  const quick = weighPage(folder, file, { content: 'quick', script: 'quick' });
  const content = contentFault(quick) === null ? 'quick' : 'full';
  const script = scriptFault(quick) === null ? 'quick' : 'full';
  if (content === 'quick' && script === 'quick') return [];
  const weight = weighPage(folder, file, { content, script });
  return [contentFault(weight), scriptFault(weight)].filter((fault) => fault !== null);
}

function contentFault({ html, css }: PageWeight): string | null {
  return html + css > HTML_AND_CSS_MAX ? `HTML and styles weigh ${html + css} bytes of ${HTML_AND_CSS_MAX}.` : null;
}

function scriptFault({ script }: PageWeight): string | null {
  return script > SCRIPT_MAX ? `Its scripts weigh ${script} bytes of ${SCRIPT_MAX}.` : null;
}
