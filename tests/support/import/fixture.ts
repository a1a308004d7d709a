import { randomUUID } from 'node:crypto';
import { importApi, type ImportOutcome, type SentRow } from '#domain/api/import.ts';
import type { ImportField } from '#domain/import/columns.ts';
import { mapCells } from '#domain/import/mapping.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import { importedId } from '#functions/features/import/imported-id.ts';
import type { Account } from '#support/accounts/fixture.ts';
import type { ContentFixture } from '#support/content/fixture.ts';

/** Imports of sheets over the API; the properties are deleted with the content fixture. */
export interface SheetFixture {
  /** A row with a unique code; `cells` override its values. */
  readonly row: (cells?: Partial<SentRow['cells']>, row?: number) => SentRow;
  /** Requests a dry run. */
  readonly preview: (rows: readonly object[], choices?: Choices) => Promise<Response>;
  /** Imports rows as one batch, by default the first one of a new import. */
  readonly write: (rows: readonly object[], batch?: Batch) => Promise<Response>;
  readonly end: (id: string, account?: Account) => Promise<Response>;
  /** Reads the property of a row, which must be there. */
  readonly readProperty: (row: SentRow) => Promise<WorkingProperty>;
}

/** How the sheet is read; by default without sample data, and an empty cell changes nothing. */
interface Choices {
  readonly sampleSeed?: string | null;
  readonly clears?: readonly ImportField[];
}

/** Import, number and sender of a batch. */
export interface Batch extends Choices {
  readonly id?: string;
  readonly number?: number;
  readonly account?: Account;
}

export function openSheetFixture(content: ContentFixture): SheetFixture {
  return {
    row: (ownCells = {}, row = 2) => {
      const code = ownCells.code ?? `T-${randomUUID()}`;
      content.deleteAfterwards('properties', importedId(code));
      const cells = {
        ...mapCells([], {}),
        ...{ code, status: 'Activated', accommodation: `Casa ${code}`, maxGuestCapacity: '6', rate: '1.250,00' },
        ...{ town: 'Carvalhal', area: 'Comporta', touristLicense: '12345/AL' },
      };
      return { row, cells: { ...cells, ...ownCells } };
    },
    preview: (rows, { sampleSeed = null, clears = [] } = {}) =>
      content.call('POST', '/api/admin/imports/preview', { rows, sampleSeed, clears }),
    write: (rows, { id = randomUUID(), number = 0, sampleSeed = null, clears = [], account = content.editor } = {}) =>
      content.callAs(account, 'PUT', `/api/admin/imports/${id}/batches/${number}`, { rows, sampleSeed, clears }),
    end: (id, account = content.editor) => content.callAs(account, 'POST', `/api/admin/imports/${id}/end`),
    readProperty: async (row) => {
      const property = await content.readDocument('properties', propertyIdOf(row));
      if (property === null) throw new Error('The property is not there');
      return property;
    },
  };
}

/** Reads the outcome of each row. */
export async function readOutcomes(response: Response): Promise<ImportOutcome[]> {
  return importApi['POST /api/admin/imports/preview'].response.parse(await response.json()).outcomes;
}

/** Id of the property of a row. */
export function propertyIdOf({ cells }: SentRow): string {
  return importedId(cells.code);
}
