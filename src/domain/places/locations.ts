import type { DestinationSlug } from './destination-list.ts';
import { foldPlace, type SearchRow } from '#domain/search/row.ts';

/** The option that filters nothing. */
export const ALL = 'All';

/** Locations of the visitors' filter after 'All' (visitor specification, section 9). */
export const LISTING_LOCATIONS = [
  'Sintra & Guincho',
  'Cascais and Estoril',
  'Lisbon',
  'South of Lisbon',
  'Troia & Comporta',
  'Melides & West Coast',
  'Alentejo',
  'Algarve',
  'East of Lisbon',
  'North of Lisbon & Douro',
  'Azores',
] as const;

/** Locations of the dashboard's filter (admin specification, section 9; 'alternative location list' of the visitors'). */
export const ADMIN_LOCATIONS = [
  'Algarve',
  'Comporta',
  'Cascais',
  'Douro',
  'Lisbon',
  'Sintra',
  'Azores',
  'Alentejo',
  'Porto',
  'Melides',
  'Troia',
  'Estoril',
] as const;

/** A location of either list. */
export type LocationLabel = (typeof LISTING_LOCATIONS)[number] | (typeof ADMIN_LOCATIONS)[number];

/** The properties that a location covers. */
export interface LocationRule {
  /** Properties with one of these destinations match. */
  destinations: readonly DestinationSlug[];
  /** Properties whose location has one of these as whole words match too; accents are ignored. */
  places: readonly string[];
}

/** The rule of every location of both lists. */
export const LOCATION_RULES: Record<LocationLabel, LocationRule> = {
  'Sintra & Guincho': { destinations: ['sintra-guincho'], places: ['Sintra', 'Guincho', 'Colares', 'Azenhas do Mar'] },
  'Cascais and Estoril': { destinations: ['cascais-estoril'], places: ['Cascais', 'Estoril'] },
  Lisbon: { destinations: ['lisbon'], places: ['Lisbon', 'Lisboa'] },
  'South of Lisbon': {
    destinations: ['south-of-lisbon'],
    places: ['South of Lisbon', 'Setúbal', 'Sesimbra', 'Arrábida', 'Azeitão', 'Palmela', 'Meco', 'Costa da Caparica'],
  },
  'Troia & Comporta': { destinations: ['comporta'], places: ['Tróia', 'Comporta', 'Carvalhal'] },
  'Melides & West Coast': {
    destinations: ['melides-west-coast'],
    places: ['Melides', 'West Coast', 'Costa Vicentina', 'Sines', 'Porto Covo', 'Vila Nova de Milfontes', 'Odemira'],
  },
  Alentejo: { destinations: ['alentejo'], places: ['Alentejo', 'Évora', 'Beja', 'Monsaraz', 'Estremoz', 'Marvão'] },
  Algarve: {
    destinations: ['algarve'],
    places: ['Algarve', 'Lagos', 'Faro', 'Loulé', 'Tavira', 'Albufeira', 'Vilamoura'],
  },
  'East of Lisbon': {
    destinations: ['east-of-lisbon'],
    places: ['East of Lisbon', 'Ribatejo', 'Santarém', 'Golegã', 'Coruche', 'Tomar'],
  },
  'North of Lisbon & Douro': {
    destinations: ['douro'],
    places: [
      'North of Lisbon',
      'Silver Coast',
      'Ericeira',
      'Óbidos',
      'Nazaré',
      'Peniche',
      'Coimbra',
      'Douro',
      'Porto',
      'Minho',
    ],
  },
  Azores: { destinations: ['azores'], places: ['Azores', 'Açores', 'São Miguel', 'Ponta Delgada'] },
  Comporta: { destinations: ['comporta'], places: ['Comporta', 'Carvalhal'] },
  Cascais: { destinations: ['cascais-estoril'], places: ['Cascais'] },
  Douro: { destinations: ['douro'], places: ['Douro', 'Pinhão', 'Peso da Régua', 'Lamego'] },
  Sintra: { destinations: ['sintra-guincho'], places: ['Sintra', 'Colares', 'Azenhas do Mar'] },
  Porto: { destinations: [], places: ['Porto', 'Oporto'] },
  Melides: { destinations: [], places: ['Melides'] },
  Troia: { destinations: [], places: ['Tróia'] },
  Estoril: { destinations: [], places: ['Estoril'] },
};

function isLocationLabel(location: string): location is LocationLabel {
  return Object.hasOwn(LOCATION_RULES, location);
}

/** Makes a test for chosen locations: a label follows its rule, any other text must be part of the location; null (anywhere) for no choice or 'All'. */
export function locationMatcher(
  locations: readonly string[],
): ((row: Pick<SearchRow, 'destination' | 'placeText'>) => boolean) | null {
  const chosen = locations.filter((location) => location.trim() !== '');
  if (chosen.length === 0 || chosen.includes(ALL)) return null;
  const destinations = new Set<DestinationSlug>();
  const texts: string[] = [];
  for (const location of chosen) {
    if (isLocationLabel(location)) {
      const rule = LOCATION_RULES[location];
      for (const destination of rule.destinations) destinations.add(destination);
      texts.push(...rule.places.map(foldPlace));
    } else {
      texts.push(foldPlace(location).trim());
    }
  }
  // Many rows share few places: each place is tested once.
  const known = new Map<string, boolean>();
  const namesPlace = (placeText: string): boolean => {
    const found = known.get(placeText) ?? texts.some((text) => placeText.includes(text));
    known.set(placeText, found);
    return found;
  };
  return (row) => (row.destination !== null && destinations.has(row.destination)) || namesPlace(row.placeText);
}
