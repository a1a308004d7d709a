import { GAZETTEER_TIERS } from '#domain/places/gazetteer.ts';
import type { GazetteerPlace } from '#domain/places/gazetteer-localities.ts';
import type { MapPlace } from './map-place.ts';
import { ORIENTATION_TOWNS } from './orientation-towns.ts';

const MAXIMUM_ZOOM = 18;

/** Zoom from which a town is shown; the others follow at VILLAGES. */
const CITIES = ['Lisbon', 'Porto', 'Faro', 'Coimbra', 'Évora', 'Funchal', 'Ponta Delgada'];
const TOWNS = [
  ...['Braga', 'Setúbal', 'Beja', 'Aveiro', 'Lagos', 'Sines', 'Santarém', 'Viana do Castelo', 'Tavira', 'Cascais'],
  ...['Comporta', 'Melides', 'Nazaré', 'Angra do Heroísmo', 'Horta', 'Tomar', 'Estremoz', 'Sagres', 'Portimão'],
  ...['Monsaraz', 'Peniche', 'Ericeira', 'Pinhão', 'Lamego', 'Sintra', 'Furnas', 'Porto Santo'],
];
/** Quarters and estates, which are parts of a town or lie close to it. */
const QUARTERS = [
  ...['Alfama', 'Belém', 'Chiado', 'Príncipe Real', 'Quinta do Lago', 'Vale do Lobo', 'Vila Nova de Gaia'],
  ...['Arrábida', 'Guincho', 'Serra da Estrela', 'Gerês'],
];
const CITY_ZOOM = 6;
const TOWN_ZOOM = 8;
const VILLAGE_ZOOM = 10;
const QUARTER_ZOOM = 12;

const REGIONS: readonly MapPlace[] = [
  { name: 'Minho', latitude: 41.62, longitude: -8.25, kind: 'region', from: 7, to: 9 },
  { name: 'Trás-os-Montes', latitude: 41.55, longitude: -7.1, kind: 'region', from: 7, to: 9 },
  { name: 'Douro', latitude: 41.06, longitude: -7.45, kind: 'region', from: 7, to: 9 },
  { name: 'Beira', latitude: 40.35, longitude: -7.75, kind: 'region', from: 7, to: 9 },
  { name: 'Ribatejo', latitude: 39.05, longitude: -8.45, kind: 'region', from: 7, to: 9 },
  { name: 'Alentejo', latitude: 38.3, longitude: -8.0, kind: 'region', from: 6, to: 9 },
  { name: 'Algarve', latitude: 37.22, longitude: -8.2, kind: 'region', from: 7, to: 9 },
  { name: 'Azores', latitude: 37.9, longitude: -28.0, kind: 'region', from: 5, to: 7 },
  { name: 'Madeira', latitude: 32.3, longitude: -16.9, kind: 'region', from: 5, to: 9 },
  { name: 'São Miguel', latitude: 37.8, longitude: -25.42, kind: 'region', from: 8, to: 11 },
  { name: 'Santa Maria', latitude: 36.975, longitude: -25.1, kind: 'region', from: 8, to: 11 },
  { name: 'Terceira', latitude: 38.72, longitude: -27.22, kind: 'region', from: 8, to: 11 },
  { name: 'Graciosa', latitude: 39.053, longitude: -28.005, kind: 'region', from: 8, to: 11 },
  { name: 'São Jorge', latitude: 38.65, longitude: -28.05, kind: 'region', from: 8, to: 11 },
  { name: 'Pico', latitude: 38.47, longitude: -28.3, kind: 'region', from: 8, to: 11 },
  { name: 'Faial', latitude: 38.58, longitude: -28.71, kind: 'region', from: 8, to: 11 },
  { name: 'Flores', latitude: 39.44, longitude: -31.2, kind: 'region', from: 8, to: 11 },
  { name: 'Corvo', latitude: 39.7, longitude: -31.1, kind: 'region', from: 8, to: 11 },
  { name: 'Portugal', latitude: 39.75, longitude: -8.0, kind: 'country', from: 5, to: 6 },
  { name: 'Spain', latitude: 39.3, longitude: -5.4, kind: 'country', from: 5, to: 9 },
  { name: 'France', latitude: 46.5, longitude: 2.4, kind: 'country', from: 5, to: 9 },
  { name: 'Morocco', latitude: 32.6, longitude: -6.2, kind: 'country', from: 5, to: 9 },
];

const WATERS: readonly MapPlace[] = [
  { name: 'Atlantic Ocean', latitude: 39.9, longitude: -10.6, kind: 'water', from: 5, to: 9 },
  { name: 'Atlantic Ocean', latitude: 35.4, longitude: -20.5, kind: 'water', from: 5, to: 7 },
  { name: 'Gulf of Cádiz', latitude: 36.6, longitude: -7.6, kind: 'water', from: 8, to: 11 },
  { name: 'Tagus', latitude: 39.45, longitude: -8.0, kind: 'water', from: 8, to: 12 },
  { name: 'Douro', latitude: 41.1, longitude: -8.2, kind: 'water', from: 9, to: 12 },
  { name: 'Guadiana', latitude: 37.9, longitude: -7.57, kind: 'water', from: 8, to: 12 },
  { name: 'Mondego', latitude: 40.24, longitude: -8.2, kind: 'water', from: 9, to: 12 },
  { name: 'Sado', latitude: 38.18, longitude: -8.49, kind: 'water', from: 9, to: 12 },
  { name: 'Minho', latitude: 42.03, longitude: -8.55, kind: 'water', from: 9, to: 12 },
];

function zoomOf(name: string): number {
  if (CITIES.includes(name)) return CITY_ZOOM;
  if (TOWNS.includes(name)) return TOWN_ZOOM;
  return QUARTERS.includes(name) ? QUARTER_ZOOM : VILLAGE_ZOOM;
}

function town({ name, latitude, longitude }: GazetteerPlace): MapPlace {
  return { name, latitude, longitude, kind: 'town', from: zoomOf(name), to: MAXIMUM_ZOOM };
}

const placesOf = (tier: number): GazetteerPlace[] => (GAZETTEER_TIERS[tier] ?? []).map(({ place }) => place);

/** Towns and villages of the gazetteer, which keeps two cities with the regions, because others lie in them. */
const KNOWN_TOWNS = new Set([...placesOf(2).filter(({ name }) => CITIES.includes(name)), ...placesOf(0)]);

/** All names of our map, the most important first. */
export const MAP_PLACES: readonly MapPlace[] = [
  ...REGIONS,
  ...WATERS,
  ...Array.from(KNOWN_TOWNS, town),
  ...ORIENTATION_TOWNS,
].toSorted((one, other) => one.from - other.from);
