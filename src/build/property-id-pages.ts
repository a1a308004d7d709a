import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { propertyPath } from '@site/domain/paths';
import { PROPERTY_ADDRESSES_PATH } from '@site/domain/property-addresses';
import * as z from 'zod';

const addressesSchema = z.array(z.tuple([z.uuid(), z.string()]));

/**
 * Writes /property/{uuid}, which leads to the page under its slug, from the list that the build has just made.
 * Pages of Astro's own were rejected: ten thousand of them add a third to the build (docs/benchmarks.md). So was a
 * Hosting redirect, which cannot be made from content.
 */
export function propertyIdPages(): AstroIntegration {
  let site = 'http://localhost';
  return {
    name: 'property-id-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        site = config.site ?? site;
      },
      'astro:build:done': ({ dir, logger }) => {
        const list: unknown = JSON.parse(readFileSync(new URL(`.${PROPERTY_ADDRESSES_PATH}`, dir), 'utf8'));
        const addresses = addressesSchema.parse(list);
        mkdirSync(new URL('property/', dir), { recursive: true });
        // One after the other: so small that waiting for a thread takes longer than writing.
        for (const [id, slug] of addresses)
          writeFileSync(new URL(`property/${id}.html`, dir), redirectPage(site, slug));
        logger.info(`wrote ${addresses.length} addresses by id`);
      },
    },
  };
}

/** A page that leads at once to the canonical address, for people and search engines alike. */
export function redirectPage(site: string, slug: string): string {
  const path = propertyPath(slug);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>This page has moved</title><meta name="robots" content="noindex"><link rel="canonical" href="${new URL(path, site)}"><meta http-equiv="refresh" content="0;url=${path}"><p><a href="${path}">This property has moved here</a></p></html>\n`;
}
