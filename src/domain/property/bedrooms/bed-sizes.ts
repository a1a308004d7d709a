// No zod: search, forms and pages use these without the schema.

/** Sizes of beds, widest first. */
export const BED_SIZES = ['super-king', 'king', 'queen', 'double', 'single', 'bunk', 'sofa', 'cot'] as const;

export type BedSize = (typeof BED_SIZES)[number];

interface BedFacts {
  /** Name of one and of several, with the width by which the trade in Portugal sells it. */
  readonly name: string;
  readonly plural: string;
  /** Width in centimetres, for drawing it. */
  readonly width: number;
  /** Guests that it sleeps; a cot is for a baby, who is not counted. */
  readonly sleeps: number;
}

export const BED_FACTS: Readonly<Record<BedSize, BedFacts>> = {
  'super-king': { name: 'super king bed (200 cm)', plural: 'super king beds (200 cm)', width: 200, sleeps: 2 },
  king: { name: 'king bed (180 cm)', plural: 'king beds (180 cm)', width: 180, sleeps: 2 },
  queen: { name: 'queen bed (160 cm)', plural: 'queen beds (160 cm)', width: 160, sleeps: 2 },
  double: { name: 'double bed (140 cm)', plural: 'double beds (140 cm)', width: 140, sleeps: 2 },
  single: { name: 'single bed (90 cm)', plural: 'single beds (90 cm)', width: 90, sleeps: 1 },
  bunk: { name: 'bunk bed', plural: 'bunk beds', width: 90, sleeps: 2 },
  sofa: { name: 'sofa bed', plural: 'sofa beds', width: 140, sleeps: 2 },
  cot: { name: 'cot', plural: 'cots', width: 60, sleeps: 0 },
};

/** Beds in which two adults sleep side by side; a sofa bed is none that anybody books for. */
export const DOUBLE_BEDS: readonly BedSize[] = ['super-king', 'king', 'queen', 'double'];

/** Where the guests of a bedroom wash. */
export const BATHS = ['en-suite', 'private', 'shared'] as const;

export type Bath = (typeof BATHS)[number];

export const BATH_NAMES: Readonly<Record<Bath, string>> = {
  'en-suite': 'En-suite bathroom',
  private: 'Private bathroom, outside the room',
  shared: 'Shared bathroom',
};
