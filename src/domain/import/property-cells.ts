import type { Property } from '#domain/property/property.ts';
import type { ImportField } from './columns.ts';

// No zod: the worker that reads a sheet may compare cells.

/** The cells that say something about a property; the code and the status are about its row. */
export type PropertyCells = Record<Exclude<ImportField, 'code' | 'status'>, string>;

type ShownInCells = Pick<Property, 'title' | 'location' | 'people' | 'price' | 'licenceNumber'>;

/** The cells that a sheet has for a property as it is: an export writes them, and an import compares with them. */
export function cellsOfProperty({ title, location, people, price, licenceNumber }: ShownInCells): PropertyCells {
  const [town, area] = splitPlace(location);
  return {
    ...{ accommodation: title, maxGuestCapacity: String(people), rate: price },
    ...{ town, area, touristLicense: licenceNumber },
  };
}

/** Town and area of a location: what is before and after its last comma. */
function splitPlace(location: string): [town: string, area: string] {
  const comma = location.lastIndexOf(', ');
  return comma < 0 ? [location, ''] : [location.slice(0, comma), location.slice(comma + 2)];
}
