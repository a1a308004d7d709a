import type { GazetteerPlace } from '#domain/places/gazetteer-localities.ts';

export const LISBON_AIRPORT: GazetteerPlace = { name: 'Lisbon', latitude: 38.774, longitude: -9.134 };

/** Airports with scheduled flights. */
export const AIRPORTS: readonly GazetteerPlace[] = [
  LISBON_AIRPORT,
  { name: 'Porto', latitude: 41.248, longitude: -8.681 },
  { name: 'Faro', latitude: 37.014, longitude: -7.966 },
  { name: 'Ponta Delgada', latitude: 37.741, longitude: -25.698 },
  { name: 'Santa Maria', latitude: 36.971, longitude: -25.171 },
  { name: 'Terceira', latitude: 38.762, longitude: -27.091 },
  { name: 'Graciosa', latitude: 39.092, longitude: -28.03 },
  { name: 'São Jorge', latitude: 38.666, longitude: -28.176 },
  { name: 'Pico', latitude: 38.554, longitude: -28.441 },
  { name: 'Horta, Faial', latitude: 38.52, longitude: -28.716 },
  { name: 'Corvo', latitude: 39.671, longitude: -31.114 },
  { name: 'Flores', latitude: 39.455, longitude: -31.131 },
  { name: 'Funchal, Madeira', latitude: 32.694, longitude: -16.774 },
  { name: 'Porto Santo', latitude: 33.071, longitude: -16.35 },
];
