import { propertyPath } from '#domain/site/paths.ts';

/** File of the page at /property/{id}, which redirects to the page at the property's slug. */
export function propertyIdFile(id: string): string {
  return `property/${id}.html`;
}

/** HTML of a page that redirects visitors and search engines to the canonical URL. */
export function redirectPage(site: string, slug: string): string {
  const path = propertyPath(slug);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>This page has moved</title><meta name="robots" content="noindex"><link rel="canonical" href="${new URL(path, site)}"><meta http-equiv="refresh" content="0;url=${path}"><p><a href="${path}">This property has moved here</a></p></html>\n`;
}
