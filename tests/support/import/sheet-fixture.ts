import { randomUUID } from 'node:crypto';
import { importApi, type ImportOutcome, type SentRow } from '#domain/api/import.ts';
import { mapCells } from '#domain/import/mapping.ts';
import { importedId } from '#functions/features/import/imported-id.ts';
import type { Account } from '#support/accounts/actors.ts';
import type { ContentFixture } from '#support/content/content-fixture.ts';

/** What tests do with sheets at a desk. */
export interface SheetFixture {
  /** A row with a code of its own, forgotten with the desk, and what a test says differently. */
  readonly row: (cells?: Partial<SentRow['cells']>, row?: number) => SentRow;
  /** Asks what an import would do. */
  readonly preview: (rows: readonly object[], sampleSeed?: string | null) => Promise<Response>;
  /** Imports rows as a batch, by default the first one of a new import. */
  readonly write: (rows: readonly object[], place?: BatchPlace) => Promise<Response>;
  /** Ends an import. */
  readonly end: (id: string, account?: Account) => Promise<Response>;
}

/** Where a batch belongs, and who sends it. */
export interface BatchPlace {
  readonly id?: string;
  readonly number?: number;
  readonly sampleSeed?: string | null;
  readonly account?: Account;
}

/** Sheets at a desk. */
export function openSheetFixture(fixture: ContentFixture): SheetFixture {
  return {
    row: (given = {}, row = 2) => {
      const code = given.code ?? `T-${randomUUID()}`;
      fixture.forget('properties', importedId(code));
      const cells = {
        ...mapCells([], {}),
        ...{ code, status: 'Activated', accommodation: `Casa ${code}`, maxGuestCapacity: '6', rate: '1.250,00' },
        ...{ town: 'Carvalhal', area: 'Comporta', touristLicense: '12345/AL' },
      };
      return { row, cells: { ...cells, ...given } };
    },
    preview: (rows, sampleSeed = null) => fixture.call('POST', '/api/admin/imports/preview', { rows, sampleSeed }),
    write: (rows, { id = randomUUID(), number = 0, sampleSeed = null, account = fixture.editor } = {}) =>
      fixture.callAs(account, 'PUT', `/api/admin/imports/${id}/batches/${number}`, { rows, sampleSeed }),
    end: (id, account = fixture.editor) => fixture.callAs(account, 'POST', `/api/admin/imports/${id}/end`),
  };
}

/** What is answered about each row. */
export async function outcomesOf(response: Response): Promise<ImportOutcome[]> {
  return importApi['POST /api/admin/imports/preview'].response.parse(await response.json()).outcomes;
}

/** The property that a row is about. */
export function propertyOf({ cells }: SentRow): string {
  return importedId(cells.code);
}
