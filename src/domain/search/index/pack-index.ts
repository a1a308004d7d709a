import { DESTINATION_SLUGS } from '#domain/places/destination-list.ts';
import { findAmount } from '#domain/money/price.ts';
import { PROPERTY_SETTINGS } from '#domain/property/options.ts';
import { PROPERTY_TYPES } from '#domain/property/type.ts';
import { slugFromTitle } from '#domain/text/slug-from-title.ts';
import { AMOUNT_MARK, POINT_STEPS, type SearchIndexFile } from './index-file.ts';
import type { IndexedProperty } from './indexed-property.ts';
import { packColumn } from './packed-column.ts';
import { packSteps } from './packed-numbers.ts';
import { packTexts, packWords } from './packed-texts.ts';

/** Replaces the amount of a price text with AMOUNT_MARK if the browser would write it the same way. */
function priceTemplate(property: IndexedProperty): string {
  const { shownAmount } = property;
  const price = property.price.replaceAll(AMOUNT_MARK, '');
  const found = findAmount(price);
  if (found === null) return price;
  const { index, length } = found;
  if (price.slice(index, index + length) !== shownAmount.toLocaleString('en-US')) return price;
  return price.slice(0, index) + AMOUNT_MARK + price.slice(index + length);
}

function packPoint({ point, approximate }: IndexedProperty): string {
  const steps = [point.latitude, point.longitude].map((degrees) => Math.round(degrees * POINT_STEPS));
  return packSteps([...steps, approximate ? 1 : 0]);
}

function rankDates(properties: readonly IndexedProperty[]): number[] {
  const times = properties.map(({ createdAt }) => Date.parse(createdAt));
  const ranks = new Map([...new Set(times)].sort((one, other) => one - other).map((time, rank) => [time, rank]));
  return times.flatMap((time) => ranks.get(time) ?? []);
}

/** Packs the properties of a listing page in the given order; sorted titles pack best. `slices` are the URLs of the card slices. */
export function packIndex(properties: readonly IndexedProperty[], slices: readonly string[]): SearchIndexFile {
  const column = <Value>(read: (property: IndexedProperty) => Value) => packColumn(properties.map(read));
  return {
    count: properties.length,
    titles: packTexts(properties.map(({ title }) => title)),
    slug: column(({ slug, title }) => (slugFromTitle(title) === slug ? '' : slug)),
    location: column(({ location }) => location),
    tag: column(({ tag }) => tag),
    description: packWords(properties.map(({ description }) => description)),
    type: column(({ type }) => PROPERTY_TYPES.indexOf(type)),
    destination: column(({ destination }) => (destination === null ? 0 : 1 + DESTINATION_SLUGS.indexOf(destination))),
    setting: column(({ setting }) => (setting === null ? 0 : 1 + PROPERTY_SETTINGS.indexOf(setting))),
    amount: column(({ shownAmount }) => shownAmount),
    price: column(priceTemplate),
    days: column(({ days }) => days),
    people: column(({ people }) => people),
    bedrooms: column(({ bedrooms }) => bedrooms),
    bathrooms: column(({ bathrooms }) => bathrooms),
    area: column(({ area }) => area ?? 0),
    rentalOption: column(({ hasRentalOption }) => (hasRentalOption ? 1 : 0)),
    quickFilters: column(({ quickFilters }) => quickFilters),
    amenities: column(({ amenities }) => amenities),
    created: packSteps(rankDates(properties)),
    point: column(packPoint),
    slices: [...slices],
  };
}
