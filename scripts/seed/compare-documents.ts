import { isDeepStrictEqual } from 'node:util';
import type { SeedDocument } from './content-documents.ts';

export interface SeedPlan {
  /** Documents that do not exist. */
  create: SeedDocument[];
  /** Documents that differ from the stored ones. */
  update: SeedDocument[];
  /** Number of documents that are stored already. */
  unchanged: number;
}

/** Compares documents with the stored ones, by 'collection/id'; the order of fields does not matter. */
export function planSeed(documents: readonly SeedDocument[], stored: ReadonlyMap<string, object>): SeedPlan {
  const plan: SeedPlan = { create: [], update: [], unchanged: 0 };
  for (const document of documents) {
    const found = stored.get(`${document.collection}/${document.id}`);
    if (found === undefined) plan.create.push(document);
    else if (isDeepStrictEqual(found, document.data)) plan.unchanged += 1;
    else plan.update.push(document);
  }
  return plan;
}
