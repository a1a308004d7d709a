import type { HandlerMap } from '#domain/api/handler.ts';
import type { importApi } from '#domain/api/import.ts';
import type { ImportDeps } from './import-deps.ts';
import { endImport } from './end-import.ts';
import { importRows, previewRows } from './import-rows.ts';
import type { ContentDeps } from '#platform/content/content-transaction.ts';

/** The endpoints of imports; `writeProperties` writes properties the same way as the editors' endpoints. */
export function importRoutes(
  deps: ContentDeps,
  writeProperties: ImportDeps['writeProperties'],
): HandlerMap<typeof importApi> {
  return {
    'POST /api/admin/imports/preview': previewRows(deps),
    'PUT /api/admin/imports/{id}/batches/{number}': importRows({ ...deps, writeProperties }),
    'POST /api/admin/imports/{id}/end': endImport(deps),
  };
}
