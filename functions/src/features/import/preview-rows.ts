import type { Handler } from '#domain/api/handler.ts';
import type { importApi } from '#domain/api/import.ts';
import { inContentTransaction, type ContentDeps } from '#platform/content/content-transaction.ts';
import { planRows } from './plan-rows.ts';

/** Makes the handler of POST /api/admin/imports/preview. */
export function previewRows(deps: ContentDeps): Handler<(typeof importApi)['POST /api/admin/imports/preview']> {
  return ({ body, member: { uid } }) =>
    inContentTransaction(deps, uid, async (step) => ({
      outcomes: (await planRows(step, body)).map(({ outcome }) => outcome),
    }));
}
