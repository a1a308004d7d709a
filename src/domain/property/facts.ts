import { formatAmount } from '#domain/money/currency.ts';
import { isReadAsWritten } from '#domain/money/price.ts';
import type { Property } from './property.ts';

/** The fields that the facts grid shows. */
export type FactFields = Pick<
  Property,
  | 'type'
  | 'people'
  | 'rooms'
  | 'bedrooms'
  | 'bathrooms'
  | 'area'
  | 'houseSize'
  | 'landSize'
  | 'builtArea'
  | 'plotSize'
  | 'yearBuilt'
  | 'energyRating'
  | 'salePrice'
  | 'salePriceAmount'
>;

/** One entry of the facts grid. */
export interface PropertyFact {
  /** The field; it decides the icon too. */
  key: Exclude<keyof FactFields, 'type' | 'salePrice' | 'salePriceAmount'> | 'pricePerSquareMetre';
  label: string;
  /** With its unit. */
  value: string;
}

/** The area shown on cards and pages, in m²: 'house_size' for real estate, where it is known, else 'area'; null when unknown. */
export function shownArea(property: Pick<FactFields, 'type' | 'area' | 'houseSize'>): number | null {
  return property.type === 'real_estate' && property.houseSize !== null ? property.houseSize : property.area;
}

/** Formats an area, such as '1,250 m²'; the two stay on one line. */
export function formatArea(squareMetres: number): string {
  return `${squareMetres.toLocaleString('en-US')}\u00a0m²`;
}

function number(key: PropertyFact['key'], label: string, value: number | null): PropertyFact[] {
  return value === null || value === 0 ? [] : [{ key, label, value: String(value) }];
}

function area(key: PropertyFact['key'], label: string, value: number | null): PropertyFact[] {
  return value === null ? [] : [{ key, label, value: formatArea(value) }];
}

/** Two areas that editors often enter alike: the second is left out where it repeats the first. */
function twoAreas(one: Parameters<typeof area>, other: Parameters<typeof area>): PropertyFact[] {
  return [...area(...one), ...(one[2] === other[2] ? [] : area(...other))];
}

function text(key: PropertyFact['key'], label: string, value: string | null): PropertyFact[] {
  return value === null || value === '' ? [] : [{ key, label, value }];
}

/** The price of a square metre of the house, else of what is built; null when price or area is unknown, and for a price that would be misread. */
function squareMetrePrice(property: FactFields): string | null {
  const area = shownArea(property) ?? property.builtArea;
  if (property.salePriceAmount === 0 || area === null || !isReadAsWritten(property.salePrice)) return null;
  return formatAmount(Math.round(property.salePriceAmount / area), 'EUR');
}

/** The facts grid by type (visitor specification, sections 2 and 9), without unknown facts; the page shows the licence elsewhere, in small print. */
export function propertyFacts(property: FactFields): PropertyFact[] {
  const rooms = [
    ...number('bedrooms', 'Bedrooms', property.bedrooms),
    ...number('bathrooms', 'Bathrooms', property.bathrooms),
  ];
  if (property.type === 'real_estate') {
    return [
      ...rooms,
      ...twoAreas(['houseSize', 'House size', shownArea(property)], ['builtArea', 'Built area', property.builtArea]),
      ...twoAreas(['landSize', 'Land size', property.landSize], ['plotSize', 'Plot size', property.plotSize]),
      ...text('pricePerSquareMetre', 'Price per m²', squareMetrePrice(property)),
      ...number('yearBuilt', 'Year built', property.yearBuilt),
      ...text('energyRating', 'Energy rating', property.energyRating),
    ];
  }
  return [
    ...number('people', 'Guests', property.people),
    ...rooms,
    ...number('rooms', 'Rooms', property.rooms),
    ...area('area', 'Area', property.area),
    ...text('energyRating', 'Energy rating', property.energyRating),
  ];
}
