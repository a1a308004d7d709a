import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_TYPES } from '#domain/property/type.ts';
import * as z from 'zod';
import type { BuiltIndex } from '#publisher/incremental/listed-counts.ts';
import type { BuildReport } from '#publisher/render/build-report.ts';

const FOLDER = 'data/search';
const indexSchema = z.object({ count: z.int() });

/** What is wrong with the search files of a release: each lists as many properties as the database counts. */
export function checkIndex(folder: string, { counted, summaries, listed }: BuiltIndex): BuildReport['faults'] {
  const faults: BuildReport['faults'] = [];
  if (counted !== summaries) {
    faults.push({ page: '', why: `${summaries} properties were built where ${counted} are published.` });
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
