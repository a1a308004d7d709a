import type { WorkingProperty } from '#domain/property/property.ts';

/** The columns of an export of properties: heading and cell. */
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
  ['Area m²', ({ area }) => numberOrEmpty(area)],
  ['House size m²', ({ houseSize }) => numberOrEmpty(houseSize)],
  ['Land size m²', ({ landSize }) => numberOrEmpty(landSize)],
  ['Built area m²', ({ builtArea }) => numberOrEmpty(builtArea)],
  ['Plot size m²', ({ plotSize }) => numberOrEmpty(plotSize)],
  ['Year built', ({ yearBuilt }) => numberOrEmpty(yearBuilt)],
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

/** A property as a row of an export; its long texts are only in the export of everything. */
export function propertyExportRow(property: WorkingProperty): string[] {
  return COLUMNS.map(([, cell]) => cell(property));
}

function numberOrEmpty(value: number | null): string {
  return value === null ? '' : `${value}`;
}

function yesOrNo(value: boolean): string {
  return value ? 'yes' : 'no';
}
