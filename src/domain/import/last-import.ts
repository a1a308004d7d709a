import * as z from 'zod';
import { storedTime } from '#domain/core/stored-time.ts';

/** Id of the document in `system` about the last import. */
export const LAST_IMPORT_ID = 'lastImport';

/** The last import, for the dashboard's tile 'Recent Imports'. */
export const lastImportSchema = z.object({
  /** Properties that now match the sheet. */
  count: z.int().min(0),
  /** When it ended. */
  at: storedTime,
});
