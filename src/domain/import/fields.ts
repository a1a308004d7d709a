import type { ImportCells } from './cells.ts';
import { importedRooms, importedTag } from './heuristics.ts';
import { importedPrice } from './price.ts';
import { sampleValues } from './sample-values.ts';
import { SHORT_TEXT } from '#domain/core/limits.ts';
import type { Property } from '#domain/property/property.ts';

/** What a sheet says of a property. Everything else of it is its editors'. */
export type ImportedFields = Pick<
  Property,
  | 'title'
  | 'location'
  | 'type'
  | 'tag'
  | 'price'
  | 'salePrice'
  | 'people'
  | 'bedrooms'
  | 'bathrooms'
  | 'rooms'
  | 'licenceNumber'
  | 'area'
>;

/** The names of what a sheet says of a property. */
export const IMPORTED_FIELDS = [
  ...['title', 'location', 'type', 'tag', 'price', 'salePrice'],
  ...['people', 'bedrooms', 'bathrooms', 'rooms', 'licenceNumber', 'area'],
] as const satisfies readonly (keyof ImportedFields)[];

/** What a row says of its property; with a seed, the values the sheet lacks are invented as sample data. */
export function importedFields(cells: ImportCells, sampleSeed: string | null): ImportedFields {
  const { accommodation: title, touristLicense: licenceNumber } = cells;
  const sheet = { title, location: importedPlace(cells), tag: importedTag(title), licenceNumber };
  const rooms = importedRooms(cells.maxGuestCapacity);
  const rate = importedPrice(cells.rate);
  if (sampleSeed === null) return { ...sheet, ...rooms, type: 'rental', price: rate, salePrice: '', area: null };
  const { type, price, area } = sampleValues(sampleSeed, cells.code);
  const invented = `€${price.toLocaleString('en-GB')}`;
  // The rate of a sheet is what a stay costs: it says nothing of what a house would sell for.
  if (type === 'real_estate') return { ...sheet, ...rooms, type, price: invented, salePrice: invented, area };
  return { ...sheet, ...rooms, type, price: rate === '' ? invented : rate, salePrice: '', area };
}

/** Where it is, as visitors read it: the town before the area, each once. */
export function importedPlace({ town, area }: Pick<ImportCells, 'town' | 'area'>): string {
  if (town === '' || town.toLowerCase() === area.toLowerCase()) return area;
  return area === '' ? town : `${town}, ${area}`.slice(0, SHORT_TEXT);
}

/** Whether a row brings no price: its property is a draft marked 'price missing'. */
export function lacksPrice({ type, price, salePrice }: Pick<ImportedFields, 'type' | 'price' | 'salePrice'>): boolean {
  return (type === 'real_estate' ? salePrice : price) === '';
}

/**
 * What an import changes of a stored property: the fields that the sheet says differently than it did the last time.
 * What editors changed in the meantime stays while the sheet stays the same.
 */
export function fieldsToImport(
  stored: ImportedFields,
  lastImported: Partial<ImportedFields>,
  wished: ImportedFields,
): (keyof ImportedFields)[] {
  return IMPORTED_FIELDS.filter((field) => wished[field] !== lastImported[field] && wished[field] !== stored[field]);
}
