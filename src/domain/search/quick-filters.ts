import { locateProperty } from '#domain/places/locate-property.ts';
import { WHEELCHAIR_DOOR } from '#domain/property/access/wheelchair.ts';
import { hasGroundFloorBedroom } from '#domain/property/bedrooms/sleeping.ts';
import { hasEveningSun } from '#domain/property/outdoors/sun-year.ts';
import { foldWords } from '#domain/text/fold-text.ts';
import type { Property } from '#domain/property/property.ts';
import { foldAmenities } from './fold-amenities.ts';
import { QUICK_FILTERS, type QuickFilterId } from './quick-filter-list.ts';

/** The fields that quick filters read. */
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
  | 'bedroomList'
  | 'outdoorPlaces'
  | 'coordinates'
  | 'entranceSteps'
  | 'narrowestDoor'
> & { amenities: readonly { name: string }[] };

/** A property with its folded texts, prepared once for all filters. */
interface Prepared {
  property: QuickFilterFacts;
  /** Title, subtitle, location, tag, description and features. */
  text: string;
  /** Tag and features, which an editor wrote as labels. */
  labels: string;
  /** Names of amenities and features. */
  amenities: string;
  rules: string;
  services: string;
}

/** Folds each text separately, so that no phrase matches across two of them. */
function fold(texts: readonly string[]): string {
  return texts.map(foldWords).join('|');
}

function contains(text: string, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => text.includes(` ${phrase} `));
}

const LETTINGS = ['rental', 'mid_term_rental', 'long_term_rental', 'retreat'];

const PETS_WELCOME = / (?:pets?|dogs?) (?:are )?(?:welcome|allowed|friendly) /;
/** 'No dogs allowed' and 'Pets allowed: no', but not 'Pets welcome, not on the beds'. */
const PETS_REJECTED = / (?:no|non|not|without|isn t) (?:.* )?(?:pets?|dogs?) | no $/;

/** 'Adults only' and 'Not suitable for families with children', but not 'No diving; children must be supervised'. */
const CHILDREN_REJECTED =
  / (?:no|not (?:suitable|suited|recommended|appropriate|safe) for) (?:(?:small|young|younger|families with) )?(?:children|kids|infants|toddlers|babies|families) | (?:children|kids) (?:are )?not (?:allowed|permitted|accepted|admitted) | adults only /;

/** Judges each text separately: a rule against smoking says nothing about pets. */
function welcomesPets(texts: string): boolean {
  return texts.split('|').some((text) => PETS_WELCOME.test(text) && !PETS_REJECTED.test(text));
}

/** The definition of each quick filter, from what editors fill in anyway (docs/decisions/0009-search.md). */
const PREDICATES: Record<QuickFilterId, (prepared: Prepared) => boolean> = {
  'for-you': ({ property }) =>
    LETTINGS.includes(property.type) && property.tag !== '' && property.priceAmount > 0 && property.people <= 8,
  'daily-deals': ({ labels }) => contains(labels, ['deal', 'deals', 'offer', 'reduced']),
  'summer-spots': ({ property, amenities }) =>
    property.setting === 'beach' ||
    (contains(amenities, ['pool']) && contains(amenities, ['terrace', 'garden', 'outdoor dining'])),
  ocean: ({ property, text }) =>
    property.setting === 'beach' ||
    contains(text, ['ocean', 'oceanfront', 'sea view', 'sea views', 'seafront', 'beachfront', 'clifftop', 'atlantic']),
  mountain: ({ property, text }) =>
    property.setting === 'mountains' || contains(text, ['mountain', 'mountains', 'mountainside', 'serra']),
  forest: ({ text }) =>
    contains(text, ['forest', 'forests', 'woodland', 'woods', 'pine', 'pines', 'pinewood', 'cork oaks', 'tree house']),
  lake: ({ text }) => contains(text, ['lake', 'lakes', 'lakeside', 'lagoon', 'reservoir', 'alqueva']),
  urban: ({ property }) =>
    property.setting === 'city' || (property.setting === null && property.destination === 'lisbon'),
  families: ({ property, text, amenities, rules }) =>
    LETTINGS.includes(property.type) &&
    !CHILDREN_REJECTED.test(text) &&
    !CHILDREN_REJECTED.test(rules) &&
    (contains(text, ['family', 'families', 'children', 'cot']) ||
      (property.bedrooms >= 3 && contains(amenities, ['garden', 'pool', 'games']))),
  groups: ({ property }) => property.people >= 10,
  'pet-friendly': ({ labels, amenities, rules }) => [labels, amenities, rules].some(welcomesPets),
  historic: ({ property, text }) =>
    (property.yearBuilt !== null && property.yearBuilt < 1930) ||
    contains(text, ['historic', 'palace', 'palacete', 'manor', 'convent', 'monastery', 'castle', 'century']),
  golf: ({ text }) => contains(text, ['golf', 'vilamoura', 'quinta do lago', 'vale do lobo']),
  'long-stays': ({ property }) => property.type === 'mid_term_rental' || property.type === 'long_term_rental',
  pool: ({ amenities }) => contains(amenities, ['pool']),
  kitchen: ({ amenities }) => contains(amenities, ['kitchen']),
  parking: ({ amenities }) => contains(amenities, ['parking', 'garage']),
  wifi: ({ amenities }) => contains(amenities, ['wifi', 'wireless internet']),
  gym: ({ amenities }) => contains(amenities, ['gym', 'fitness']),
  breakfast: ({ amenities, services }) => contains(amenities, ['breakfast']) || contains(services, ['breakfast']),
  'ground-floor': ({ property }) => hasGroundFloorBedroom(property.bedroomList),
  'evening-sun': ({ property }) => {
    const { source, ...point } = locateProperty(property);
    return source !== 'country' && hasEveningSun(property.outdoorPlaces, point);
  },
  'step-free': ({ property }) => property.entranceSteps === 0,
  'wide-doors': ({ property }) => property.narrowestDoor !== null && property.narrowestDoor >= WHEELCHAIR_DOOR,
};

function prepare(property: QuickFilterFacts): Prepared {
  const { title, subtitle, location, tag, description, features } = property;
  return {
    property,
    text: fold([title, subtitle, location, tag, description, ...features]),
    labels: fold([tag, ...features]),
    amenities: foldAmenities([...property.amenities.map(({ name }) => name), ...features]),
    rules: fold(property.houseRules),
    services: fold(property.includedServices),
  };
}

/** Finds the quick filters that a property matches. */
export function quickFiltersOf(property: QuickFilterFacts): QuickFilterId[] {
  const prepared = prepare(property);
  return QUICK_FILTERS.map(({ id }) => id).filter((id) => PREDICATES[id](prepared));
}
