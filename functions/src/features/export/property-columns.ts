import type { WorkingProperty } from '#domain/property/property.ts';

/** The columns of an export of properties, and what stands in each. */
const COLUMNS: readonly (readonly [heading: string, cell: (property: WorkingProperty) => string])[] = [
  ['Id', ({ id }) => id],
  ['Address', ({ slug }) => slug],
  ['Title', ({ title }) => title],
  ['Subtitle', ({ subtitle }) => subtitle],
  ['Location', ({ location }) => location],
  ['Destination', ({ destination }) => destination ?? ''],
  ['Setting', ({ setting }) => setting ?? ''],
  ['Type', ({ type }) => type],
  ['Tag', ({ tag }) => tag],
  ['Price', ({ price }) => price],
  ['Sale price', ({ salePrice }) => salePrice],
  ['Rental price', ({ rentalPrice }) => rentalPrice],
  ['Guests', ({ people }) => `${people}`],
  ['Rooms', ({ rooms }) => `${rooms}`],
  ['Bedrooms', ({ bedrooms }) => `${bedrooms}`],
  ['Bathrooms', ({ bathrooms }) => `${bathrooms}`],
  ['Area m²', ({ area }) => numberOrNothing(area)],
  ['House size m²', ({ houseSize }) => numberOrNothing(houseSize)],
  ['Land size m²', ({ landSize }) => numberOrNothing(landSize)],
  ['Built area m²', ({ builtArea }) => numberOrNothing(builtArea)],
  ['Plot size m²', ({ plotSize }) => numberOrNothing(plotSize)],
  ['Year built', ({ yearBuilt }) => numberOrNothing(yearBuilt)],
  ['Energy rating', ({ energyRating }) => energyRating ?? ''],
  ['Licence number', ({ licenceNumber }) => licenceNumber],
  ['Pictures', ({ hero, gallery }) => `${gallery.length + (hero === null ? 0 : 1)}`],
  ['Amenities', ({ amenities }) => amenities.map(({ name }) => name).join('; ')],
  ['Description', ({ description }) => description],
  ['Booking link', ({ bookingLink }) => bookingLink ?? ''],
  ['On retreats', ({ showOnRetreatsPage }) => yesOrNo(showOnRetreatsPage)],
  ['On events', ({ showOnEventsPage }) => yesOrNo(showOnEventsPage)],
  ['On productions', ({ showOnProductionsPage }) => yesOrNo(showOnProductionsPage)],
  ['Added', ({ createdAt }) => createdAt],
  ['Archived', ({ archivedAt }) => archivedAt ?? ''],
  ['Revision', ({ rev }) => `${rev}`],
];

/** The headings of an export of properties. */
export const PROPERTY_EXPORT_COLUMNS: readonly string[] = COLUMNS.map(([heading]) => heading);

/** A property as a row of an export; its long texts stand in the export of everything. */
export function propertyExportRow(property: WorkingProperty): string[] {
  return COLUMNS.map(([, cell]) => cell(property));
}

function numberOrNothing(value: number | null): string {
  return value === null ? '' : `${value}`;
}

function yesOrNo(value: boolean): string {
  return value ? 'yes' : 'no';
}
