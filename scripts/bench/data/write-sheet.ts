import { writeFile } from 'node:fs/promises';
import { IMPORT_COLUMNS, type ImportColumnName } from '#domain/import/columns.ts';
import { generatedTitle, PLACES } from '#scripts/seed/generated/generated-titles.ts';

/** Every 40th row has the same title, so that the import has to make unique slugs. */
const SAME_TITLE_EVERY = 40;

/** Writes a sheet in the format of the other system: semicolons, quotation marks, Windows-1252, CRLF. */
export async function writeSheet(path: string, rows: number): Promise<void> {
  const headings = IMPORT_COLUMNS.map(({ heading }) => heading).join(';');
  const lines = Array.from({ length: rows }, (_, index) => sheetRow(index));
  await writeFile(path, Buffer.from([headings, ...lines, ''].join('\r\n'), 'latin1'));
}

function sheetRow(index: number): string {
  const place = PLACES[index % PLACES.length]?.location ?? 'Comporta';
  const [town = place, area = ''] = place.split(', ');
  const title = index % SAME_TITLE_EVERY === 0 ? 'Casa da Praia' : generatedTitle(index);
  const cells: Partial<Record<ImportColumnName, string>> = {
    ...{ ownerId: `${index % 300}`, code: `PT-${100_000 + index}`, status: 'Activated', accommodation: title },
    ...{ type: 'Moradia', maxGuestCapacity: `${2 + (index % 20)}`, rate: index % 25 === 0 ? '' : `${400 + index},00` },
    ...{ town, area, postcode: '7570-000', address: `Rua ${index}; lote 2` },
    ...{ owner: `Proprietário ${index % 300}`, touristLicense: `${index}/AL` },
    ...{ notes: 'Chave no café.\nTocar "duas" vezes.' },
  };
  return IMPORT_COLUMNS.map(({ field }) => `"${(cells[field] ?? '').replaceAll('"', '""')}"`).join(';');
}
