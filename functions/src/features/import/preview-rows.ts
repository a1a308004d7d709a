import type { Handler } from '@site/domain/api-handler';
import type { importApi } from '@site/domain/api-import';
import { inOneStep, type ContentHouse } from '../../platform/content-step.ts';
import { planRows } from './plan-rows.ts';

/** Makes the handler of POST /api/admin/imports/preview. */
export function previewRows(house: ContentHouse): Handler<(typeof importApi)['POST /api/admin/imports/preview']> {
  return ({ body, member: { uid } }) =>
    inOneStep(house, uid, async (step) => ({
      outcomes: (await planRows(step, body)).map(({ outcome }) => outcome),
    }));
}
