import type { ShownProperty } from '#publisher/render/site-renderer.ts';
import type { PageContent } from './read-page.ts';

/** What is wrong with a page, in sentences; `shown` is the property of the page. */
export function checkPage(page: PageContent, shown: ShownProperty | undefined): string[] {
  const faults: string[] = [];
  if (page.title === '') faults.push('It has no title.');
  for (const text of page.structuredData) if (!isJson(text)) faults.push('Its structured data does not parse.');
  if (shown === undefined) return faults;
  if (page.heading !== shown.title.trim()) faults.push(`Its heading is '${page.heading}', not '${shown.title}'.`);
  if (shown.price !== '' && !page.prices.includes(shown.price)) {
    faults.push(`It does not show its price, '${shown.price}'.`);
  }
  if (shown.picture !== null && !page.pictures.has(shown.picture)) {
    faults.push(`It does not show its picture ${shown.picture}.`);
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
