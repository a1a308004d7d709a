import { foldWords } from '#domain/text/fold-text.ts';
import { comparedAmount } from '#domain/money/price-unit.ts';
import type { Property } from '#domain/property/property.ts';
import { QUICK_FILTERS, type QuickFilterId, quickFilterSelection } from './quick-filter-list.ts';

/** The fields that quick filters look at. */
export type QuickFilterFacts = Pick<
  Property,
  | 'type'
  | 'title'
  | 'subtitle'
  | 'location'
  | 'tag'
  | 'description'
  | 'destination'
  | 'setting'
  | 'people'
  | 'bedrooms'
  | 'price'
  | 'priceAmount'
  | 'salePrice'
  | 'salePriceAmount'
  | 'yearBuilt'
  | 'features'
  | 'houseRules'
  | 'includedServices'
> & { amenities: readonly { name: string }[] };

/** A property with the folded words that several filters look for. */
interface Prepared {
  property: QuickFilterFacts;
  /** Whole euros of a night or a day; 0 when unknown. */
  amount: number;
  /** Title, subtitle, location, tag, description and features. */
  words: string;
  /** Tag and features: what an editor says in so many words. */
  labels: string;
  /** Names of amenities, and features. */
  amenities: string;
  /** House rules. */
  rules: string;
  /** Included services. */
  services: string;
}

/** Folds each text apart, so that no phrase is found across two of them. */
function fold(texts: readonly string[]): string {
  return texts.map(foldWords).join('|');
}

function holds(text: string, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => text.includes(` ${phrase} `));
}

const LETTINGS = ['rental', 'mid_term_rental', 'long_term_rental', 'retreat'];

const PETS_WELCOME = ['pets welcome', 'pets allowed', 'pet friendly', 'dogs welcome', 'dogs allowed', 'dog friendly'];

/** The definition of each quick filter; docs/decisions/0003-quick-filters.md has them in words. */
const PREDICATES: Record<QuickFilterId, (prepared: Prepared) => boolean> = {
  'for-you': ({ property }) =>
    LETTINGS.includes(property.type) && property.tag !== '' && property.priceAmount > 0 && property.people <= 8,
  'daily-deals': ({ property, amount, labels }) =>
    holds(labels, ['deal', 'deals', 'offer', 'special offer', 'reduced']) ||
    (property.type === 'rental' && amount > 0 && amount < 1000),
  'summer-spots': ({ property, amenities }) =>
    property.setting === 'beach' ||
    (holds(amenities, ['pool', 'pools']) && holds(amenities, ['terrace', 'garden', 'outdoor dining'])),
  ocean: ({ property, words }) =>
    property.setting === 'beach' ||
    holds(words, ['ocean', 'oceanfront', 'sea view', 'sea views', 'seafront', 'beachfront', 'clifftop', 'atlantic']),
  mountain: ({ property, words }) =>
    property.setting === 'mountains' || holds(words, ['mountain', 'mountains', 'mountainside', 'serra']),
  forest: ({ words }) =>
    holds(words, ['forest', 'forests', 'woodland', 'woods', 'pine', 'pines', 'pinewood', 'cork oaks', 'tree house']),
  lake: ({ words }) => holds(words, ['lake', 'lakes', 'lakeside', 'lagoon', 'reservoir', 'alqueva']),
  urban: ({ property }) =>
    property.setting === 'city' || (property.setting === null && property.destination === 'lisbon'),
  families: ({ property, words, amenities }) =>
    LETTINGS.includes(property.type) &&
    (holds(words, ['family', 'families', 'children', 'cot']) ||
      (property.bedrooms >= 3 && holds(amenities, ['garden', 'pool', 'games']))),
  groups: ({ property }) => property.people >= 10,
  'pet-friendly': ({ labels, amenities, rules }) =>
    holds(rules, PETS_WELCOME) || holds(amenities, PETS_WELCOME) || holds(labels, PETS_WELCOME),
  historic: ({ property, words }) =>
    (property.yearBuilt !== null && property.yearBuilt < 1930) ||
    holds(words, ['historic', 'palace', 'palacete', 'manor', 'convent', 'monastery', 'castle', 'century']),
  golf: ({ words }) => holds(words, ['golf', 'vilamoura', 'quinta do lago', 'vale do lobo']),
  'long-stays': ({ property }) => property.type === 'mid_term_rental' || property.type === 'long_term_rental',
  pool: ({ amenities }) => holds(amenities, ['pool', 'pools']),
  kitchen: ({ amenities }) => holds(amenities, ['kitchen']),
  parking: ({ amenities }) => holds(amenities, ['parking', 'garage']),
  wifi: ({ amenities }) => holds(amenities, ['wifi', 'wi fi', 'wireless internet']),
  gym: ({ amenities }) => holds(amenities, ['gym', 'fitness']),
  breakfast: ({ amenities, services }) => holds(amenities, ['breakfast']) || holds(services, ['breakfast']),
};

function prepare(property: QuickFilterFacts): Prepared {
  const { title, subtitle, location, tag, description, features } = property;
  return {
    property,
    amount: comparedAmount(property),
    words: fold([title, subtitle, location, tag, description, ...features]),
    labels: fold([tag, ...features]),
    amenities: fold([...property.amenities.map(({ name }) => name), ...features]),
    rules: fold(property.houseRules),
    services: fold(property.includedServices),
  };
}

/** The quick filters a property answers to. */
export function quickFiltersOf(property: QuickFilterFacts): QuickFilterId[] {
  const prepared = prepare(property);
  return QUICK_FILTERS.map(({ id }) => id).filter((id) => PREDICATES[id](prepared));
}

/** The quick filters a property answers to as one number, a bit each in the order of QUICK_FILTERS. */
export function quickFilterMask(property: QuickFilterFacts): number {
  return quickFilterSelection(quickFiltersOf(property));
}
