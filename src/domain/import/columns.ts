import type { ImportRow } from './row.ts';

/** Separator of the sheet's columns. */
export const IMPORT_SEPARATOR = ';';

/** Columns of the sheet in order, with the heading each is recognised by, case aside (admin specification, section 3). */
export const IMPORT_COLUMNS: readonly { field: keyof ImportRow; heading: string }[] = [
  { field: 'ownerId', heading: 'Owner ID' },
  { field: 'code', heading: 'Code' },
  { field: 'status', heading: 'Status' },
  { field: 'accommodation', heading: 'Accommodation' },
  { field: 'type', heading: 'Type' },
  { field: 'maxGuestCapacity', heading: 'Max guest capacity' },
  { field: 'rate', heading: 'Rate' },
  { field: 'building', heading: 'Building' },
  { field: 'photoGallery', heading: 'Photo gallery' },
  { field: 'town', heading: 'Town' },
  { field: 'area', heading: 'Area' },
  { field: 'postcode', heading: 'Postcode' },
  { field: 'address', heading: 'Address' },
  { field: 'address2', heading: 'Address 2' },
  { field: 'owner', heading: 'Owner' },
  { field: 'touristLicense', heading: 'Tourist license' },
  { field: 'notes', heading: 'Notes' },
  { field: 'cadastralReference', heading: 'Cadastral reference' },
];
