import type { Handler } from '#domain/api/handler.ts';
import type { propertiesApi } from '#domain/api/properties.ts';
import { API_ERRORS, ApiError } from '#domain/core/errors.ts';
import { bulkOutcomeSchema, type BulkChange, type BulkOutcome } from '#domain/property/bulk-change.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import {
  inContentTransaction,
  type ContentDeps,
  type ContentTransaction,
} from '#platform/content/content-transaction.ts';
import { mapLimited } from '#platform/map-limited.ts';
import { properties } from './properties.ts';
import { deleteProperty } from './remove-property.ts';
import { archive, restore } from './archive-property.ts';
import { replaceDocument, type SeenDocument } from './replace-document.ts';

/** Transactions at the same time; more would only wait for each other, because all of them read the featured properties. */
const AT_ONCE = 5;

/** Makes the handler of POST /api/admin/properties-bulk. */
export function changeManyProperties(
  deps: ContentDeps,
): Handler<(typeof propertiesApi)['POST /api/admin/properties-bulk']> {
  return async ({ body: { change, targets }, member: { uid } }) => ({
    outcomes: await mapLimited(targets, AT_ONCE, async (seen) => {
      try {
        const document = await inContentTransaction(deps, uid, (step) => changeOne(step, seen, change));
        return { outcome: 'done', id: seen.id, document };
      } catch (error) {
        return rejectionOf(seen.id, error);
      }
    }),
  });
}

async function changeOne(
  step: ContentTransaction,
  seen: SeenDocument,
  change: BulkChange,
): Promise<WorkingProperty | null> {
  switch (change.action) {
    case 'archive':
      return (await archive(step, seen)).document;
    case 'restore':
      return (await restore(step, seen)).document;
    case 'delete':
      await deleteProperty(step, seen, false);
      return null;
    case 'change': {
      const next = async (current: WorkingProperty) => ({ ...current, ...change.fields });
      return (await replaceDocument(step, properties, seen, 'saved', next)).document;
    }
  }
}

/** The outcome of a property that was not changed; an unexpected error is thrown again. */
function rejectionOf(id: string, error: unknown): BulkOutcome {
  if (!(error instanceof ApiError)) throw error;
  const message = error.detail ?? API_ERRORS[error.code].title;
  return bulkOutcomeSchema.parse({ outcome: 'refused', id, code: error.code, message });
}
