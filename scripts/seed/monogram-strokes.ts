// The strokes all letters are made of: SVG path data on a cap height of 700 units, y downwards from the cap line.

/** Cap height in units; the baseline. */
export const CAP = 700;

/** Width of a heavy stem. */
export const THICK = 98;

/** Width of a hairline. */
export const HAIR = 20;

/** A point in units. */
type Point = readonly [x: number, y: number];

/** A rectangle by its upper left corner. */
export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** A closed shape through points. */
export const polygon = (...points: Point[]): string => `M${points.map((point) => point.join(' ')).join('L')}z`;

/** A flat serif on the cap line. */
export const head = (x: number, width: number): string => rectangle(x, 0, width, HAIR);

/** A flat serif on the baseline. */
export const foot = (x: number, width: number): string => rectangle(x, CAP - HAIR, width, HAIR);

/** A level hairline. */
export const bar = (from: number, to: number, y: number): string => rectangle(from, y, to - from, HAIR);

/** A heavy stem with both serifs. */
export const stem = (x: number): string[] => [
  rectangle(x, 0, THICK, CAP),
  head(x - 50, THICK + 100),
  foot(x - 50, THICK + 100),
];

/** A hairline stem with both serifs. */
export const hairStem = (x: number): string[] => [rectangle(x, 0, HAIR, CAP), head(x - 60, 140), foot(x - 60, 140)];

/** The round of a B, D, P or R, heaviest at its right. */
export const bowl = (x: number, run: number, reach: number, top: number, bottom: number): string => {
  const height = bottom - top;
  const inner = `A${reach - THICK} ${height / 2 - HAIR} 0 0 1 ${x + run} ${bottom - HAIR}`;
  return (
    `M${x} ${top}h${run}A${reach} ${height / 2} 0 0 1 ${x + run} ${bottom}h${-run}z` +
    `M${x} ${top + HAIR}h${run}${inner}h${-run}z`
  );
};

/** A full round, heavy at both sides. */
export const ring = (centre: number, radius: number): string =>
  [
    [radius, 362],
    [radius - THICK, 340],
  ]
    .map(([rx = 0, ry = 0]) => `M${centre - rx} 350a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`)
    .join('');

/** The tapered end of a top arm, hanging at its right end. */
export const beakDown = (x: number, depth: number): string =>
  `M${x} 0v${depth}h-12Q${x - 30} ${depth / 3} ${x - 140} ${HAIR}V0z`;

/** The tapered end of a bottom arm, rising at its right end. */
export const beakUp = (x: number, depth: number): string =>
  `M${x} ${CAP}v${-depth}h-12Q${x - 30} ${CAP - depth / 3} ${x - 140} ${CAP - HAIR}V${CAP}z`;

/** The tapered end of a top arm, hanging at its left end. */
export const beakDownLeft = (x: number, depth: number): string =>
  `M${x} 0v${depth}h12Q${x + 30} ${depth / 3} ${x + 140} ${HAIR}V0z`;

/** The tapered end of a middle arm, up and down. */
export const beakBoth = (x: number, y: number): string =>
  `M${x} ${y - 90}v200h-11Q${x - 22} ${y + HAIR} ${x - 90} ${y + HAIR}v${-HAIR}Q${x - 22} ${y} ${x - 11} ${y - 90}z`;

/** The open round of a C or G, ending in a hairline. */
export const openRound = 'M612 135A352 362 0 1 0 634 540L618 528A288 331 0 1 1 606 190z';

/** The tapered upper end of an open round. */
export const openRoundBeak = 'M634 0v245h-13Q606 160 560 98L598 96Q612 70 621 0z';

/** The two strokes of a V. */
export const descent = (left: number): string[] => [
  polygon([left, 0], [left + 112, 0], [left + 332, 645], [left + 312, 712], [left + 278, 712]),
  polygon([left + 312, 712], [left + 286, 690], [left + 536, 0], [left + 560, 0]),
];
