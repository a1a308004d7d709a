import type { Handler } from '#domain/api/handler.ts';
import type { publicStaysApi } from '#domain/api/public-stays.ts';
import { listStays } from '#domain/stay/listed-stay.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { listedStaysPath } from '#platform/firestore-paths.ts';
import { parseOrReport } from '#platform/parse-or-report.ts';
import { listedStaysSchema, PARTS } from '#platform/stays/listed-stays.ts';

/** Makes the handler of GET /api/stays/{page}; sixteen reads a minute, however many visitors there are. */
export function readListedStays(database: () => Firestore): Handler<(typeof publicStaysApi)['GET /api/stays/{page}']> {
  return async ({ params: { page } }) => {
    const firestore = database();
    const found = await firestore.getAll(...PARTS.map((part) => firestore.doc(listedStaysPath(page, part))));
    const parts = found.filter(({ exists }) => exists).map((part) => parseOrReport(part, listedStaysSchema));
    // A search by dates offers no property that is left out.
    return listStays(Object.fromEntries(parts.flatMap((part) => Object.entries(part?.stays ?? {}))));
  };
}
