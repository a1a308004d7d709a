import { IMPORTED_COLUMNS, type ColumnFields, type ImportField } from './columns.ts';
import { mapCells } from './mapping.ts';
import { sampleValues } from './sample-values.ts';
import type { Property } from '#domain/property/property.ts';

/** The fields of a property that an import writes; editors write all others. */
export type ImportedFields = ColumnFields & Pick<Property, 'type' | 'salePrice' | 'area'>;

/** Fields before the columns are read. A changed row lists its changes in this order, then in the order of the columns. */
const UNREAD: Partial<Property> = { title: '', location: '', type: 'rental', tag: '', price: '', salePrice: '' };

/** The fields that a row gives a new property; with a seed, the values that the sheet lacks are invented as sample data. */
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

/** The names of the fields that an import writes. */
export const IMPORTED_FIELDS = Object.keys(importedFields(mapCells([], {}), null)) as (keyof ImportedFields)[];

/** Whether a row has no price: its property becomes a draft marked 'price missing'. */
export function lacksPrice({ type, price, salePrice }: Pick<ImportedFields, 'type' | 'price' | 'salePrice'>): boolean {
  return (type === 'real_estate' ? salePrice : price) === '';
}
