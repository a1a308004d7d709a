import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { propertyPath } from '@site/domain/paths';

/**
 * Writes /property/{uuid} of each property, which leads to the page under its slug. Pages of Astro's own were rejected:
 * ten thousand of them add a third to the build (docs/benchmarks.md). So was a Hosting redirect, which cannot be made
 * from content.
 */
export function writePropertyIdPages(folder: string, site: string, slugs: ReadonlyMap<string, string>): void {
  mkdirSync(join(folder, 'property'), { recursive: true });
  // One after the other: so small that waiting for a thread takes longer than writing.
  for (const [id, slug] of slugs) writeFileSync(join(folder, propertyIdFile(id)), redirectPage(site, slug));
}

/** File of the short address of a property. */
export function propertyIdFile(id: string): string {
  return `property/${id}.html`;
}

/** A page that leads at once to the canonical address, for people and search engines alike. */
export function redirectPage(site: string, slug: string): string {
  const path = propertyPath(slug);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>This page has moved</title><meta name="robots" content="noindex"><link rel="canonical" href="${new URL(path, site)}"><meta http-equiv="refresh" content="0;url=${path}"><p><a href="${path}">This property has moved here</a></p></html>\n`;
}
