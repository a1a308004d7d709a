import type { DestinationSlug } from '#domain/places/destination-list.ts';
import type { Property } from '#domain/property/property.ts';

/** The location of a generated property. */
export interface GeneratedPlace {
  location: string;
  destination: DestinationSlug;
  setting: Property['setting'];
}

/** Two places of each destination, so that every destination gets the same share. */
export const PLACES: readonly GeneratedPlace[] = [
  { location: 'Évora, Alentejo', destination: 'alentejo', setting: 'countryside' },
  { location: 'Carvoeiro, Algarve', destination: 'algarve', setting: 'beach' },
  { location: 'Furnas, Azores', destination: 'azores', setting: 'mountains' },
  { location: 'Monte Estoril, Cascais', destination: 'cascais-estoril', setting: 'beach' },
  { location: 'Carvalhal, Comporta', destination: 'comporta', setting: 'beach' },
  { location: 'Pinhão, Douro', destination: 'douro', setting: 'countryside' },
  { location: 'Coruche, East of Lisbon', destination: 'east-of-lisbon', setting: 'countryside' },
  { location: 'Príncipe Real, Lisbon', destination: 'lisbon', setting: 'city' },
  { location: 'Melides', destination: 'melides-west-coast', setting: 'beach' },
  { location: 'Colares, Sintra', destination: 'sintra-guincho', setting: 'mountains' },
  { location: 'Azeitão, Setúbal', destination: 'south-of-lisbon', setting: 'countryside' },
  { location: 'Estremoz, Alentejo', destination: 'alentejo', setting: 'countryside' },
  { location: 'Tavira, Algarve', destination: 'algarve', setting: 'beach' },
  { location: 'Sete Cidades, Azores', destination: 'azores', setting: 'mountains' },
  { location: 'Guia, Cascais', destination: 'cascais-estoril', setting: 'beach' },
  { location: 'Brejos, Comporta', destination: 'comporta', setting: 'beach' },
  { location: 'Lamego, Douro', destination: 'douro', setting: 'countryside' },
  { location: 'Alcochete, East of Lisbon', destination: 'east-of-lisbon', setting: 'countryside' },
  { location: 'Alfama, Lisbon', destination: 'lisbon', setting: 'city' },
  { location: 'Vila Nova de Milfontes', destination: 'melides-west-coast', setting: 'beach' },
  { location: 'Guincho, Sintra', destination: 'sintra-guincho', setting: 'beach' },
  { location: 'Arrábida, Setúbal', destination: 'south-of-lisbon', setting: 'mountains' },
];

// prettier-ignore
const PROPERTIES = [
  'Casa', 'Quinta', 'Monte', 'Villa', 'Herdade', 'Solar', 'Pátio', 'Moinho', 'Palacete', 'Retiro', 'Refúgio', 'Terraço',
];
// prettier-ignore
const THINGS = [
  'da Figueira', 'do Sobreiro', 'da Azinheira', 'do Pinhal', 'da Oliveira', 'do Alecrim', 'da Amendoeira', 'do Medronho',
  'da Cal', 'do Barro', 'da Pedra', 'do Poço', 'da Fonte', 'do Vale', 'da Serra', 'do Mar', 'da Duna', 'do Farol',
  'da Garça', 'do Milhafre', 'da Andorinha', 'do Sol', 'da Lua', 'do Vento', 'da Maré',
];
const ASPECTS = ['Velha', 'Nova', 'Alta', 'Baixa', 'Grande', 'Branca', 'de Cima', 'de Baixo', 'Norte', 'Sul', 'Longa'];
const ALL = PROPERTIES.length * THINGS.length * ASPECTS.length;

/** A unique title; from index 3,300 on with a number. */
export function generatedTitle(index: number): string {
  const property = PROPERTIES[index % PROPERTIES.length];
  const thing = THINGS[Math.floor(index / PROPERTIES.length) % THINGS.length];
  const aspect = ASPECTS[Math.floor(index / (PROPERTIES.length * THINGS.length)) % ASPECTS.length];
  const round = Math.floor(index / ALL);
  return `${property} ${thing} ${aspect}${round === 0 ? '' : ` ${round + 1}`}`;
}
