import { LONG_TEXT } from '#domain/core/limits.ts';
import type { Property } from '#domain/property/property.ts';
import { importedPlace, importedRooms, importedTag, isCapacity } from './heuristics.ts';
import { importedPrice } from './price.ts';

// No zod: the worker that reads a sheet uses the columns.

/** Separator of the sheet's columns. */
export const IMPORT_SEPARATOR = ';';

/** A column of the sheet: everything the import knows about it. */
interface ImportColumn<Field extends string = string> {
  /** Name of its cell. */
  readonly field: Field;
  /** Heading it is recognised by; case and spaces do not matter. */
  readonly heading: string;
  /** What its cell becomes, as the screen says it. A column without a label is not imported: its cells stay in the browser. */
  readonly label?: string;
  /** Whether a sheet without the column is rejected; default false. */
  readonly isRequired?: boolean;
  /** Why a row with an empty cell is rejected; by default a cell may be empty. */
  readonly emptyError?: string;
  /** Most characters of a cell; default SHORT_TEXT. */
  readonly max?: number;
  /** Whether an editor may choose that an empty cell clears the field; by default it changes nothing. */
  readonly canBeCleared?: true;
  /** Whether a text in a cell can be read; default always. Another counts as empty, and its row is marked to check. */
  readonly isReadable?: (text: string) => boolean;
  /** The property's fields that the cell gives; `before` holds what earlier columns gave. */
  readonly read?: (text: string, before: Partial<Property>) => Partial<Property>;
}

/** A column whose cells become part of a property, or decide about its row. */
interface ImportedColumn extends ImportColumn<ImportField> {
  readonly label: string;
}

/**
 * The columns of the sheet in order (admin specification, section 3). The schema of a row, the mapping, the API, the
 * imported and stored fields and the screen derive from it. Owners' names are personal data and therefore not imported.
 */
const COLUMNS = [
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
  },
  { field: 'type', heading: 'Type' },
  {
    field: 'maxGuestCapacity',
    heading: 'Max guest capacity',
    label: 'Guests, bedrooms, bathrooms, rooms',
    isReadable: isCapacity,
    read: importedRooms,
  },
  {
    field: 'rate',
    heading: 'Rate',
    label: 'Price',
    canBeCleared: true,
    isReadable: (rate) => importedPrice(rate) !== '',
    read: (rate) => ({ price: importedPrice(rate) }),
  },
  { field: 'building', heading: 'Building' },
  { field: 'photoGallery', heading: 'Photo gallery', max: LONG_TEXT },
  { field: 'town', heading: 'Town', label: 'Location, first part', read: (town) => ({ location: town }) },
  {
    field: 'area',
    heading: 'Area',
    label: 'Location, second part',
    canBeCleared: true,
    read: (area, { location: town = '' }) => ({ location: importedPlace(town, area) }),
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
  },
  { field: 'notes', heading: 'Notes', max: LONG_TEXT },
  { field: 'cadastralReference', heading: 'Cadastral reference' },
] as const satisfies readonly ImportColumn[];

type KnownColumn = (typeof COLUMNS)[number];

/** Name of a cell, imported or not. */
export type ImportColumnName = KnownColumn['field'];

/** Name of a cell that is imported. */
export type ImportField = Extract<KnownColumn, { label: string }>['field'];

type Read = Extract<KnownColumn, { read: unknown }>['read'];
type KeysOfEach<Fields> = Fields extends unknown ? keyof Fields : never;

/** Fields of a property that come from cells. */
export type ColumnFields = Pick<Property, KeysOfEach<ReturnType<Read>>>;

/** The columns of the sheet in order. */
export const IMPORT_COLUMNS: readonly ImportColumn<ImportColumnName>[] = COLUMNS;

/** The columns that are imported, in order. */
export const IMPORTED_COLUMNS: readonly ImportedColumn[] = COLUMNS.filter((column) => 'label' in column);

/** Names of the cells that are imported, in order. */
export const IMPORT_FIELDS: readonly ImportField[] = IMPORTED_COLUMNS.map(({ field }) => field);

/** The cells for which an editor may choose that an empty one clears the field, in order. */
export const CLEARABLE_FIELDS: readonly ImportField[] = IMPORTED_COLUMNS.flatMap(({ field, canBeCleared }) =>
  canBeCleared === true ? [field] : [],
);
