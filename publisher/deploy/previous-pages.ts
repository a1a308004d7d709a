import type { PageBefore } from '#domain/publishing/build-record.ts';
import { REPORT_PICTURES } from '#domain/publishing/limits.ts';
import type { WrittenFile } from '#publisher/render/build-report.ts';

const RESPONSE_MILLISECONDS = 10_000;

/** Longest page that is kept, in characters; a longer one would not fit into a document. */
const LONGEST = 700_000;

/** Pages that visitors do not come for: the back office, the page of lost addresses, and addresses that lead on. */
const HIDDEN = /^\/(?:admin|404$|property\/[0-9a-f-]{36}$)/;

/** The pages that a release is about to change, as visitors see them now: properties first, at most ten. */
export async function fetchPagesBefore(siteOrigin: string, written: readonly WrittenFile[]): Promise<PageBefore[]> {
  const pages = written.filter(({ file, path }) => file.endsWith('.html') && !HIDDEN.test(path));
  const wanted = pages.toSorted((one, other) => rank(one.path) - rank(other.path)).slice(0, REPORT_PICTURES);
  return Promise.all(wanted.map(async ({ path }) => ({ path, html: await fetchPage(`${siteOrigin}${path}`) })));
}

/** What editors have changed is told by the property's own page, which comes first of its kind, sooner than by lists. */
function rank(path: string): number {
  if (path.startsWith('/property/')) return 0;
  return path === '/' ? 1 : 2;
}

/** The HTML of a page; '' for one that does not exist yet. */
async function fetchPage(address: string): Promise<string> {
  const result = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(RESPONSE_MILLISECONDS) });
  const html = await result.text();
  return result.status === 200 && html.length <= LONGEST ? html : '';
}
