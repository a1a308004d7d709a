import type { Distance } from '#domain/property/distances/distance.ts';
import { DISTANCE_KINDS, DISTANCE_LABELS, type DistanceKind } from '#domain/property/distances/distance-kinds.ts';
import { DISTANCE_BOUNDS, DISTANCES_MAX } from '#domain/property/distances/limits.ts';
import type { Property } from '#domain/property/property.ts';
import type { With } from './column.ts';

// No zod: the worker that reads a sheet uses the columns.

type Distances = readonly Distance[];

/** A usual distance of each kind, as a cell has it. */
const EXAMPLES: Readonly<Record<DistanceKind, string>> = {
  beach: '1.5',
  village: '2',
  restaurant: '0.8',
  shops: '3',
  golf: '12',
  train: '18',
  airport: '95',
  hospital: '25',
};

/**
 * A column for each kind of distance, in kilometres. It says the first distance of its kind; a property may have further ones
 * of the kind, which stay, unless the cell clears them all.
 */
export const DISTANCE_COLUMNS = DISTANCE_KINDS.map((kind) => ({
  field: `${kind}Distance` as const,
  heading: `${DISTANCE_LABELS[kind]} km`,
  label: `${DISTANCE_LABELS[kind]}, km`,
  example: EXAMPLES[kind],
  canBeCleared: true as const,
  isReadable: (text: string) => parseKilometres(text) !== null,
  read: (text: string, { distances = [] }: Partial<Property>) => ({ distances: withDistance(distances, kind, text) }),
  write: ({ distances }: With<'distances'>) => cellOf(distances, kind),
  describe: ({ distances }: With<'distances'>) =>
    distances
      .filter((distance) => distance.kind === kind)
      .map(describeDistance)
      .join('; '),
}));

/** The distance of a cell such as '1.5', '1,5' or '1,5 km'; null for another text. */
function parseKilometres(text: string): number | null {
  const number = /^(\d{1,6}(?:[.,]\d{1,6})?)(?: ?km)?$/.exec(text)?.[1];
  if (number === undefined) return null;
  const kilometres = Number(number.replace(',', '.'));
  const { min, max } = DISTANCE_BOUNDS.kilometres;
  return kilometres >= min && kilometres <= max ? kilometres : null;
}

/** The first distance of a kind to the metre; '' for none. */
function cellOf(distances: Distances, kind: DistanceKind): string {
  const first = distances.find((distance) => distance.kind === kind);
  return first === undefined ? '' : `${Math.round(first.kilometres * 1000) / 1000}`;
}

/** The distances after a cell: a distance that changes loses its drive, because nobody has driven it. */
function withDistance(distances: Distances, kind: DistanceKind, text: string): Distance[] {
  const kilometres = parseKilometres(text);
  if (kilometres === null) return distances.filter((distance) => distance.kind !== kind);
  const index = distances.findIndex((distance) => distance.kind === kind);
  const first = distances[index];
  if (first === undefined) {
    // A property with the most distances, none of them of this kind, keeps those.
    if (distances.length >= DISTANCES_MAX) return [...distances];
    return [...distances, { kind, name: '', kilometres, minutes: null }];
  }
  if (cellOf(distances, kind) === `${kilometres}`) return [...distances];
  return distances.with(index, { ...first, kilometres, minutes: null });
}

/** A distance such as 'Praia do Pego, 1.5 km, 4 minutes by car', not rounded. */
function describeDistance({ name, kilometres, minutes }: Distance): string {
  const drive = minutes === null ? '' : `${minutes} minutes by car`;
  return [name, `${kilometres} km`, drive].filter((part) => part !== '').join(', ');
}
