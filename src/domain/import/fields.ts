import { IMPORTED_COLUMNS, type ColumnFields, type ImportField } from './columns.ts';
import { mapCells } from './mapping.ts';
import { sampleValues } from './sample-values.ts';
import type { Property } from '#domain/property/property.ts';

/** The fields of a property that an import writes; editors write all others. */
export type ImportedFields = ColumnFields & Pick<Property, 'type' | 'salePrice' | 'area'>;

/** Fields before the columns are read. A changed row lists its changes in this order, then in the order of the columns. */
const UNREAD: Partial<Property> = { title: '', location: '', type: 'rental', tag: '', price: '', salePrice: '' };

/** The fields that a row gives its property; with a seed, the values that the sheet lacks are invented as sample data. */
export function importedFields(
  cells: Readonly<Record<ImportField, string>>,
  sampleSeed: string | null,
): ImportedFields {
  const read = IMPORTED_COLUMNS.reduce(
    (before, column) => ({ ...before, ...column.read?.(cells[column.field], before) }),
    UNREAD,
  );
  // Every reader gives all of its fields, so none of ColumnFields is missing.
  const fields = { ...(read as ImportedFields), area: null };
  if (sampleSeed === null) return fields;
  const { type, price, area } = sampleValues(sampleSeed, cells.code);
  const invented = `€${price.toLocaleString('en-GB')}`;
  // The rate of a sheet is the price of a stay; it says nothing about the price of a sale.
  if (type === 'real_estate') return { ...fields, type, price: invented, salePrice: invented, area };
  return { ...fields, type, price: fields.price === '' ? invented : fields.price, area };
}

/** What an import writes for a row of empty cells: the defaults of fields that an older stored row lacks. */
export const EMPTY_FIELDS = importedFields(mapCells([], {}), null);

/** The names of the fields that an import writes. */
export const IMPORTED_FIELDS = Object.keys(EMPTY_FIELDS) as (keyof ImportedFields)[];

/** Whether a row has no price: its property becomes a draft marked 'price missing'. */
export function lacksPrice({ type, price, salePrice }: Pick<ImportedFields, 'type' | 'price' | 'salePrice'>): boolean {
  return (type === 'real_estate' ? salePrice : price) === '';
}

/**
 * The fields of a stored property that an import changes: those whose value in the sheet differs from the last import.
 * An editor's change stays as long as the sheet keeps its value.
 */
export function fieldsToImport(
  stored: ImportedFields,
  lastImported: Partial<ImportedFields>,
  incoming: ImportedFields,
): (keyof ImportedFields)[] {
  return IMPORTED_FIELDS.filter(
    (field) => incoming[field] !== lastImported[field] && incoming[field] !== stored[field],
  );
}
