import type { PageBefore } from '#domain/publishing/build-record.ts';
import { REPORT_PICTURES } from '#domain/publishing/limits.ts';
import type { WrittenFile } from '#publisher/render/build-report.ts';

const RESPONSE_MILLISECONDS = 10_000;

/** Maximum length of a page, in characters; a longer one would not fit into a Firestore document. */
const MAX_LENGTH = 700_000;

/** Pages that are not compared: the back office, the 404 page and redirects. */
const HIDDEN = /^\/(?:admin|404$|property\/[0-9a-f-]{36}$)/;

/** Fetches the pages that a release is about to change as visitors see them now: properties first, at most ten. */
export async function fetchPreviousPages(siteOrigin: string, written: readonly WrittenFile[]): Promise<PageBefore[]> {
  const pages = written.filter(({ file, path }) => file.endsWith('.html') && !HIDDEN.test(path));
  const wanted = pages.toSorted((one, other) => rank(one.path) - rank(other.path)).slice(0, REPORT_PICTURES);
  return Promise.all(wanted.map(async ({ path }) => ({ path, html: await fetchPage(`${siteOrigin}${path}`) })));
}

/** A property's own page shows an edit best, then the home page. */
function rank(path: string): number {
  if (path.startsWith('/property/')) return 0;
  return path === '/' ? 1 : 2;
}

/** The HTML of a page; '' when it does not exist yet or is too long. */
async function fetchPage(url: string): Promise<string> {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(RESPONSE_MILLISECONDS) });
  const html = await response.text();
  return response.status === 200 && html.length <= MAX_LENGTH ? html : '';
}
