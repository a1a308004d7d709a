import { DESTINATION_SLUGS } from '#domain/places/destination-list.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { amountPerDay } from '#domain/money/price-unit.ts';
import { PROPERTY_SETTINGS } from '#domain/property/options.ts';
import { PROPERTY_TYPES } from '#domain/property/type.ts';
import { alphabeticalRanks, foldPlace } from '../row.ts';
import { slugFromTitle } from '#domain/text/slug-from-title.ts';
import type { Catalogue, CatalogueRow } from './catalogue.ts';
import { AMOUNT_MARK, POINT_STEPS, type SearchIndexFile } from './index-file.ts';
import { type Column, type PackedColumn, unpackColumn } from './packed-column.ts';
import { unpackSteps } from './packed-numbers.ts';
import { unpackTexts, unpackVocabulary, unpackWordPositions } from './packed-texts.ts';

function valueAt<Value>(values: readonly Value[], position: number | undefined): Value {
  const value = position === undefined ? undefined : values[position];
  if (value === undefined) throw new TypeError('expected a value of the search index');
  return value;
}

/** Maps every distinct value once, however many rows have it. */
function mapColumn<From, To>({ values, rows }: Column<From>, change: (value: From) => To): Column<To> {
  return { values: values.map(change), rows };
}

/** Folds a text to one line; a search word contains no space, so the kind of white space does not matter. */
function foldLine(text: string): string {
  return foldText(text).replaceAll(/\s/g, ' ');
}

function readPoint(packed: string): Pick<CatalogueRow, 'point' | 'approximate'> {
  const [latitude, longitude, approximate] = unpackSteps(packed);
  if (latitude === undefined || longitude === undefined) throw new TypeError('expected a point in the search index');
  return {
    point: { latitude: latitude / POINT_STEPS, longitude: longitude / POINT_STEPS },
    approximate: approximate === 1,
  };
}

/** Unpacks an index; throws when it is inconsistent. */
export function unpackIndex(file: SearchIndexFile): Catalogue {
  const { count } = file;
  const open = <Value>(packed: PackedColumn<Value>) => unpackColumn(packed, count);
  /** Makes a function that reads one field by row. */
  const field = <From, To>(packed: PackedColumn<From>, change: (value: From) => To): ((row: number) => To) => {
    const { values, rows } = mapColumn(open(packed), change);
    return (row) => valueAt(values, rows[row]);
  };
  const same = <Value>(value: Value): Value => value;
  const optional =
    <Value>(values: readonly Value[]) =>
    (code: number): Value | null =>
      code === 0 ? null : valueAt(values, code - 1);

  const titles = unpackTexts(file.titles);
  if (titles.length !== count) throw new TypeError(`expected ${count} titles, not ${titles.length}`);
  const titleRanks = alphabeticalRanks(titles);
  const created = unpackSteps(file.created);
  const locations = open(file.location);
  const locationRanks = alphabeticalRanks(locations.values);
  const vocabulary = unpackVocabulary(file.description);

  const slug = field(file.slug, same);
  const place = field(file.location, (location) => ({
    location,
    placeText: foldPlace(location),
    locationRank: locationRanks.get(location) ?? 0,
  }));
  const tag = field(file.tag, same);
  const type = field(file.type, (code) => valueAt(PROPERTY_TYPES, code));
  const destination = field(file.destination, optional(DESTINATION_SLUGS));
  const setting = field(file.setting, optional(PROPERTY_SETTINGS));
  const shownAmount = field(file.amount, same);
  const price = field(file.price, same);
  const days = field(file.days, same);
  const people = field(file.people, same);
  const bedrooms = field(file.bedrooms, same);
  const bathrooms = field(file.bathrooms, same);
  const area = field(file.area, (metres) => (metres === 0 ? null : metres));
  const hasRentalOption = field(file.rentalOption, (flag) => flag === 1);
  const quickFilters = field(file.quickFilters, same);
  const amenities = field(file.amenities, same);
  const point = field(file.point, readPoint);

  const rows = titles.map((title, row): CatalogueRow => {
    const ownSlug = slug(row);
    const euros = shownAmount(row);
    return {
      position: row,
      slug: ownSlug === '' ? slugFromTitle(title) : ownSlug,
      title,
      ...place(row),
      tag: tag(row),
      type: type(row),
      destination: destination(row),
      setting: setting(row),
      amount: amountPerDay(euros, days(row)),
      shownAmount: euros,
      days: days(row),
      price: price(row).replace(AMOUNT_MARK, () => euros.toLocaleString('en-US')),
      people: people(row),
      bedrooms: bedrooms(row),
      bathrooms: bathrooms(row),
      area: area(row),
      hasRentalOption: hasRentalOption(row),
      quickFilters: quickFilters(row),
      amenities: amenities(row),
      ...point(row),
      titleRank: titleRanks.get(title) ?? 0,
      createdTime: valueAt(created, row),
    };
  });

  return {
    rows,
    titles: titles.map(foldLine),
    locations: mapColumn(locations, foldLine),
    tags: mapColumn(open(file.tag), foldLine),
    vocabulary,
    descriptions: mapColumn(open(file.description.texts), (text) => unpackWordPositions(text, vocabulary.length)),
    slices: file.slices,
  };
}
