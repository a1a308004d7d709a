import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PATHS, propertyPath } from '#domain/site/paths.ts';
import * as z from 'zod';

/** Paths of the pages that every release has. */
const ALWAYS = ['/404', '/admin', ...Object.values(PATHS)];

const addressesSchema = z.array(z.tuple([z.uuid(), z.string()]));

/** The files that a release must have: those of every release, and two of each of its properties. */
export function requiredFiles(folder: string): { files: string[]; properties: number } {
  const addresses = addressesSchema.parse(
    JSON.parse(readFileSync(join(folder, 'data/property-addresses.json'), 'utf8')),
  );
  const paths = addresses.flatMap(([id, slug]) => [propertyPath(slug), `/property/${id}`]);
  return {
    files: [...ALWAYS, ...paths].map((path) => `${path.slice(1) || 'index'}.html`),
    properties: addresses.length,
  };
}
