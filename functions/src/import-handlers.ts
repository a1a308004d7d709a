import type { HandlerMap } from '@site/domain/api-handler';
import type { importApi } from '@site/domain/api-import';
import { writeManyProperties } from './features/content/write-many-properties.ts';
import { endImport } from './features/import/end-import.ts';
import { importRows } from './features/import/import-rows.ts';
import { previewRows } from './features/import/preview-rows.ts';
import type { ContentHouse } from './platform/content-step.ts';

/** The handlers of imports, which write through the engine of content. */
export function importHandlers(house: ContentHouse): HandlerMap<typeof importApi> {
  return {
    'POST /api/admin/imports/preview': previewRows(house),
    'PUT /api/admin/imports/{id}/batches/{number}': importRows({ ...house, writeProperties: writeManyProperties }),
    'POST /api/admin/imports/{id}/end': endImport(house),
  };
}
