/** Two colours used together, and the minimum contrast they must have (WCAG 2.2 AA). */
export interface ColorPair {
  /** Token of the text, line or ring. */
  front: string;
  /** Token of the background. */
  back: string;
  /** 4.5 for text, 3 for lines, rings and other graphics. */
  least: 4.5 | 3;
}

const onLightWalls = ['ink', 'ink-soft', 'clay', 'anil', 'anil-deep', 'sale', 'error'].flatMap((front) =>
  ['white', 'lime', 'limestone'].map((back): ColorPair => ({ front, back, least: 4.5 })),
);

/** Every pair of colours in use. */
export const COLOR_PAIRS: readonly ColorPair[] = [
  ...onLightWalls,
  { front: 'ink', back: 'sand', least: 4.5 },
  { front: 'ink-soft', back: 'sand', least: 4.5 },
  { front: 'white', back: 'anil', least: 4.5 },
  { front: 'white', back: 'anil-deep', least: 4.5 },
  { front: 'white', back: 'sale', least: 4.5 },
  { front: 'lime', back: 'pine', least: 4.5 },
  { front: 'mist', back: 'pine', least: 4.5 },
  { front: 'field', back: 'white', least: 3 },
  { front: 'field', back: 'lime', least: 3 },
  { front: 'field', back: 'limestone', least: 3 },
];
