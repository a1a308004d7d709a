import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_TYPES } from '#domain/property/type.ts';
import * as z from 'zod';
import type { ReleaseCounts } from '#publisher/incremental/release-counts.ts';
import type { BuildReport } from '#publisher/render/build-report.ts';

const FOLDER = 'data/search';
const indexSchema = z.object({ count: z.int() });

/** Checks that each search index lists as many properties as were built, and that as many were built as are published. */
export function checkIndex(folder: string, { published, built, listed }: ReleaseCounts): BuildReport['faults'] {
  const faults: BuildReport['faults'] = [];
  if (published !== built) {
    faults.push({ page: '', why: `${built} properties were built where ${published} are published.` });
  }
  const files = readdirSync(join(folder, FOLDER));
  for (const type of PAGE_TYPES) {
    const [file, ...more] = files.filter((name) => name.startsWith(`${type}.`));
    const page = `/${FOLDER}/${file ?? type}`;
    if (file === undefined || more.length > 0) {
      faults.push({ page, why: `There are ${more.length + (file === undefined ? 0 : 1)} search indexes of ${type}.` });
      continue;
    }
    const { count } = indexSchema.parse(JSON.parse(readFileSync(join(folder, FOLDER, file), 'utf8')));
    if (count !== listed[type]) faults.push({ page, why: `It lists ${count} properties of ${listed[type]}.` });
  }
  return faults;
}
