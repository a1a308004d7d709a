import * as z from 'zod';
import { storedTime } from '#domain/core/stored-time.ts';

/** Id of the document in `system` that tells of the last import. */
export const LAST_IMPORT_ID = 'lastImport';

/** What the last import brought, for the dashboard's tile 'Recent Imports'. */
export const lastImportSchema = z.object({
  /** Properties it imported. */
  count: z.int().min(0),
  /** When it ended. */
  at: storedTime,
});
