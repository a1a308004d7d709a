import type { Handler } from '#domain/api/handler.ts';
import type { importApi } from '#domain/api/import.ts';
import { inOneStep, type ContentHouse } from '#platform/content/content-transaction.ts';
import { planRows } from './plan-rows.ts';

/** Makes the handler of POST /api/admin/imports/preview. */
export function previewRows(house: ContentHouse): Handler<(typeof importApi)['POST /api/admin/imports/preview']> {
  return ({ body, member: { uid } }) =>
    inOneStep(house, uid, async (step) => ({
      outcomes: (await planRows(step, body)).map(({ outcome }) => outcome),
    }));
}
