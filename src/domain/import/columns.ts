import { LONG_TEXT } from '#domain/core/limits.ts';
import type { Property } from '#domain/property/property.ts';
import { BEDS_CELL_MAX, readBeds, writeBeds } from './beds-cell.ts';
import type { ImportColumn, With } from './column.ts';
import { DISTANCE_COLUMNS } from './distance-columns.ts';
import { FACT_COLUMNS } from './fact-columns.ts';
import { importedPlace, importedRooms, importedTag, isCapacity } from './heuristics.ts';
import { importedPrice } from './price.ts';

// No zod: the worker that reads a sheet uses the columns.

/** Separator of the sheet's columns. */
export const IMPORT_SEPARATOR = ';';

/** A column whose cells become part of a property, or decide about its row. */
interface ImportedColumn extends ImportColumn<ImportField, ShownFields> {
  readonly label: string;
}

/** The columns of the original sheet in order (admin specification, section 3). Owners' names are personal data, not imported. */
const SHEET_COLUMNS = [
  { field: 'ownerId', heading: 'Owner ID' },
  {
    field: 'code',
    heading: 'Code',
    label: 'Identifier',
    isRequired: true,
    emptyError: 'the row has no code',
  },
  { field: 'status', heading: 'Status', label: 'Imported when ‘activated’', isRequired: true },
  {
    field: 'accommodation',
    heading: 'Accommodation',
    label: 'Title and tag',
    isRequired: true,
    emptyError: 'the row has no accommodation name',
    read: (title) => ({ title, tag: importedTag(title) }),
    write: ({ title }: With<'title'>) => title,
  },
  { field: 'type', heading: 'Type' },
  {
    field: 'maxGuestCapacity',
    heading: 'Max guest capacity',
    label: 'Guests, bedrooms, bathrooms, rooms',
    isReadable: isCapacity,
    // The number of bedrooms that somebody described is no guess.
    read: (guests, { bedroomList = [], bedrooms }) => {
      const guessed = importedRooms(guests);
      return bedroomList.length > 0 && bedrooms !== undefined ? { ...guessed, bedrooms } : guessed;
    },
    write: ({ people }: With<'people'>) => `${people}`,
  },
  {
    field: 'rate',
    heading: 'Rate',
    label: 'Price, except of a sale',
    canBeCleared: true,
    isReadable: (rate) => importedPrice(rate) !== '',
    // The rate is the price of a stay, and the price of a sale always is its sale price.
    read: (rate, { type, price = '' }) => ({ price: type === 'real_estate' ? price : importedPrice(rate) }),
    write: ({ type, price }: With<'type' | 'price'>) => (type === 'real_estate' ? '' : price),
  },
  { field: 'building', heading: 'Building' },
  { field: 'photoGallery', heading: 'Photo gallery', max: LONG_TEXT },
  {
    field: 'town',
    heading: 'Town',
    label: 'Location, first part',
    read: (town) => ({ location: town }),
    write: ({ location }: With<'location'>) => splitPlace(location)[0],
  },
  {
    field: 'area',
    heading: 'Area',
    label: 'Location, second part',
    canBeCleared: true,
    read: (area, { location: town = '' }) => ({ location: importedPlace(town, area) }),
    write: ({ location }: With<'location'>) => splitPlace(location)[1],
  },
  { field: 'postcode', heading: 'Postcode' },
  { field: 'address', heading: 'Address' },
  { field: 'address2', heading: 'Address 2' },
  { field: 'owner', heading: 'Owner' },
  {
    field: 'touristLicense',
    heading: 'Tourist license',
    label: 'Licence number',
    canBeCleared: true,
    read: (licenceNumber) => ({ licenceNumber }),
    write: ({ licenceNumber }: With<'licenceNumber'>) => licenceNumber,
  },
  { field: 'notes', heading: 'Notes', max: LONG_TEXT },
  { field: 'cadastralReference', heading: 'Cadastral reference' },
] as const satisfies readonly ImportColumn[];

const BEDS_COLUMN = {
  field: 'beds',
  heading: 'Beds',
  label: 'Bedrooms and beds',
  example:
    'Master bedroom (ground floor, en-suite, step-free): 1 king, 1 cot; Bunk room (first floor, shared bathroom): 2 bunk',
  max: BEDS_CELL_MAX,
  canBeCleared: true,
  isReadable: (text) => readBeds(text) !== null,
  read: (text, { bedroomList, bedrooms = 0 }) => {
    const rooms = readBeds(text) ?? [];
    // A new property counts the described bedrooms instead of guessing; a stored one keeps the number of its editor.
    return { bedroomList: rooms, bedrooms: bedroomList === undefined && rooms.length > 0 ? rooms.length : bedrooms };
  },
  write: ({ bedroomList }: With<'bedroomList'>) => writeBeds(bedroomList),
  describe: ({ bedroomList }: With<'bedroomList'>) => writeBeds(bedroomList),
} as const satisfies ImportColumn;

/** The columns that an export adds to those of the original sheet, all of them optional. */
const FURTHER_COLUMNS = [BEDS_COLUMN, ...DISTANCE_COLUMNS, ...FACT_COLUMNS];

/** The schema of a row, the mapping, the API, the imported and stored fields, the export and the screen derive from it. */
const COLUMNS = [...SHEET_COLUMNS, ...FURTHER_COLUMNS] satisfies readonly ImportColumn[];

type KnownColumn = (typeof COLUMNS)[number];

/** Name of a cell, imported or not. */
export type ImportColumnName = KnownColumn['field'];

/** Name of a cell that is imported. */
export type ImportField = Extract<KnownColumn, { label: string }>['field'];

type Read = Extract<KnownColumn, { read: unknown }>['read'];
type KeysOfEach<Fields> = Fields extends unknown ? keyof Fields : never;

/** Fields of a property that come from cells. */
export type ColumnFields = Pick<Property, KeysOfEach<ReturnType<Read>>>;

/** What a property needs to fill the cells of its row. */
export type ShownFields = ColumnFields & With<'type'>;

/** The columns of the sheet in order. */
export const IMPORT_COLUMNS: readonly ImportColumn<ImportColumnName>[] = COLUMNS;

/** The columns that are imported, in order. */
export const IMPORTED_COLUMNS: readonly ImportedColumn[] = COLUMNS.filter((column) => 'label' in column);

/** Names of the cells that are imported, in order. */
export const IMPORT_FIELDS: readonly ImportField[] = IMPORTED_COLUMNS.map(({ field }) => field);

/** Names of the cells that the original sheet lacks: the screen shows them where a sheet has them. */
export const FURTHER_FIELDS: ReadonlySet<ImportField> = new Set(FURTHER_COLUMNS.map(({ field }) => field));

/** The cells for which an editor may choose that an empty one clears the field, in order. */
export const CLEARABLE_FIELDS: readonly ImportField[] = IMPORTED_COLUMNS.flatMap(({ field, canBeCleared }) =>
  canBeCleared === true ? [field] : [],
);

/** Town and area of a location: what is before and after its last comma. */
function splitPlace(location: string): [town: string, area: string] {
  const comma = location.lastIndexOf(', ');
  return comma < 0 ? [location, ''] : [location.slice(0, comma), location.slice(comma + 2)];
}
