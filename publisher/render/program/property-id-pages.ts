import { propertyPath } from '#domain/site/paths.ts';

/** File of the short address of a property. */
export function propertyIdFile(id: string): string {
  return `property/${id}.html`;
}

/** A page that leads at once to the canonical address, for people and search engines alike. */
export function redirectPage(site: string, slug: string): string {
  const path = propertyPath(slug);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>This page has moved</title><meta name="robots" content="noindex"><link rel="canonical" href="${new URL(path, site)}"><meta http-equiv="refresh" content="0;url=${path}"><p><a href="${path}">This property has moved here</a></p></html>\n`;
}
