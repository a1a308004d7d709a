import { IMPORTED_COLUMNS, type ColumnFields, type ImportField } from './columns.ts';
import { mapCells } from './mapping.ts';
import { sampleValues } from './sample-values.ts';
import type { Property } from '#domain/property/property.ts';

/** The fields of a property that an import writes; editors write all others. */
export type ImportedFields = ColumnFields & Pick<Property, 'type' | 'salePrice' | 'area'>;

/** Fields before the columns are read. A changed row lists its changes in this order, then in the order of the columns. */
const UNREAD: Partial<Property> = { title: '', location: '', type: 'rental', tag: '', price: '', salePrice: '' };

type RowCells = Readonly<Record<ImportField, string>>;

/** The fields that a row gives a new property; with a seed, the values that the sheet lacks are invented as sample data. */
export function importedFields(cells: RowCells, sampleSeed: string | null): ImportedFields {
  const fields = { ...readFields(cells, UNREAD), area: null };
  if (sampleSeed === null) return fields;
  const { type, price, area } = sampleValues(sampleSeed, cells.code);
  const invented = `€${price.toLocaleString('en-GB')}`;
  // The rate of a sheet is the price of a stay; it says nothing about the price of a sale.
  if (type === 'real_estate') return { ...fields, type, price: invented, salePrice: invented, area };
  return { ...fields, type, price: fields.price === '' ? invented : fields.price, area };
}

/** The fields of a stored property after all cells of a row; a cell of a list changes its part of the stored list. */
export function fieldsAfter(stored: ImportedFields, cells: RowCells): ImportedFields {
  return readFields(cells, stored);
}

function readFields(cells: RowCells, base: Partial<Property>): ImportedFields {
  const fields = { ...base };
  for (const { field, read } of IMPORTED_COLUMNS) Object.assign(fields, read?.(cells[field], fields));
  // Every reader gives all of its fields, so none of ColumnFields is missing.
  return fields as ImportedFields;
}

/** The names of the fields that an import writes. */
export const IMPORTED_FIELDS = Object.keys(importedFields(mapCells([], {}), null)) as (keyof ImportedFields)[];

/** Whether a row has no price: its property becomes a draft marked 'price missing'. */
export function lacksPrice({ type, price, salePrice }: Pick<ImportedFields, 'type' | 'price' | 'salePrice'>): boolean {
  return (type === 'real_estate' ? salePrice : price) === '';
}
