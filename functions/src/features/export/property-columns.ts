import { withHarmlessParts } from '#domain/export/formula.ts';
import { IMPORTED_COLUMNS } from '#domain/import/columns.ts';
import { cellsOfProperty } from '#domain/import/property-cells.ts';
import { exportedPrice } from '#domain/import/price.ts';
import type { WorkingProperty } from '#domain/property/property.ts';

/** The columns of an export of properties behind those that an import reads: heading and cell. */
const OTHER_COLUMNS: readonly (readonly [heading: string, cell: (property: WorkingProperty) => string])[] = [
  ['Id', ({ id }) => id],
  ['Address', ({ slug }) => slug],
  ['Subtitle', ({ subtitle }) => subtitle],
  ['Destination', ({ destination }) => destination ?? ''],
  ['Setting', ({ setting }) => setting ?? ''],
  ['Type', ({ type }) => type],
  ['Tag', ({ tag }) => tag],
  ['Sale price', ({ salePrice }) => exportedPrice(salePrice)],
  ['Rental price', ({ rentalPrice }) => exportedPrice(rentalPrice)],
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

/** The headings of an export of properties: first those by which an import recognises its columns. */
export const PROPERTY_EXPORT_COLUMNS: readonly string[] = [
  ...IMPORTED_COLUMNS.map(({ heading }) => heading),
  ...OTHER_COLUMNS.map(([heading]) => heading),
];

/**
 * A property as a row of an export, by its code; its long texts are only in the export of everything. Imported again, the row
 * changes nothing, and that of an archived property is left out.
 */
export function propertyExportRow(property: WorkingProperty, code: string): string[] {
  const status = property.archivedAt === null ? 'Activated' : 'Deactivated';
  const own = cellsOfProperty(property);
  const prices = { rate: exportedPrice(own.rate), priceBefore: exportedPrice(own.priceBefore) };
  const cells = { code, status, ...own, ...prices };
  return [
    ...IMPORTED_COLUMNS.map(({ field }) => cells[field]),
    ...OTHER_COLUMNS.map(([, cell]) => withHarmlessParts(cell(property))),
  ];
}

function numberOrEmpty(value: number | null): string {
  return value === null ? '' : `${value}`;
}

function yesOrNo(value: boolean): string {
  return value ? 'yes' : 'no';
}
