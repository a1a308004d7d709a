import {
  bar,
  beakBoth,
  beakDown,
  beakDownLeft,
  beakUp,
  bowl,
  CAP,
  descent,
  foot,
  HAIR,
  hairStem,
  head,
  openRound,
  openRoundBeak,
  polygon,
  rectangle,
  ring,
  stem,
  THICK,
} from './monogram-strokes.ts';

/** A capital letter drawn by us: filled outlines on a cap height of 700 units, y downwards from the cap line. */
export interface MonogramLetter {
  /** Advance width in units. */
  width: number;
  /** SVG path data of the parts, each filled on its own with the even-odd rule. */
  parts: readonly string[];
}

/** The alphabet in the contrast of a classical serif: heavy stems, hairlines, flat serifs. */
export const MONOGRAM_LETTERS: Readonly<Record<string, MonogramLetter>> = {
  A: {
    width: 720,
    parts: [
      polygon([342, -12], [376, -12], [648, CAP], [536, CAP], [318, 92]),
      polygon([342, -12], [362, 40], [106, CAP], [82, CAP]),
      bar(184, 480, 450),
      foot(20, 152),
      foot(478, 226),
    ],
  },
  B: { width: 600, parts: [...stem(70), bowl(160, 150, 185, 0, 345), bowl(160, 160, 225, 325, CAP)] },
  C: { width: 690, parts: [openRound, openRoundBeak] },
  D: { width: 720, parts: [...stem(70), bowl(160, 150, 360, 0, CAP)] },
  E: {
    width: 600,
    parts: [
      ...stem(70),
      bar(160, 520, 0),
      bar(160, 390, 330),
      bar(160, 545, CAP - HAIR),
      beakDown(520, 175),
      beakBoth(390, 330),
      beakUp(545, 205),
    ],
  },
  F: { width: 560, parts: [...stem(70), bar(160, 515, 0), bar(160, 390, 340), beakDown(515, 185), beakBoth(390, 340)] },
  G: { width: 730, parts: [openRound, openRoundBeak, rectangle(552, 400, THICK, 300), bar(490, 710, 400)] },
  H: { width: 780, parts: [...stem(70), ...stem(612), bar(160, 620, 338)] },
  I: { width: 240, parts: stem(71) },
  J: {
    width: 400,
    parts: [
      'M200 0h98V530C298 655 235 712 135 712C76 712 30 686 22 640L64 632C72 674 100 692 135 692C180 692 200 650 200 565z',
      'M20 626a48 48 0 1 1 96 0a48 48 0 1 1 -96 0z',
      head(140, 218),
    ],
  },
  K: {
    width: 690,
    parts: [
      ...stem(70),
      polygon([160, 405], [516, HAIR], [546, HAIR], [160, 438]),
      head(450, 170),
      polygon([262, 304], [344, 216], [622, CAP], [500, CAP]),
      foot(440, 236),
    ],
  },
  L: { width: 580, parts: [...stem(70), bar(160, 535, CAP - HAIR), beakUp(535, 225)] },
  M: {
    width: 900,
    parts: [
      ...hairStem(90),
      polygon([90, 0], [196, 0], [452, 580], [424, CAP], [400, CAP]),
      polygon([424, CAP], [400, CAP], [702, 0], [728, 0]),
      ...stem(730),
      head(30, 160),
    ],
  },
  N: {
    width: 780,
    parts: [
      ...hairStem(90),
      polygon([90, 0], [204, 0], [690, 712], [660, 712]),
      rectangle(670, 0, HAIR, 712),
      head(30, 160),
      head(610, 140),
    ],
  },
  O: { width: 760, parts: [ring(380, 350)] },
  P: { width: 590, parts: [...stem(70), bowl(160, 160, 220, 0, 385)] },
  Q: {
    width: 760,
    parts: [
      ring(380, 350),
      'M318 700C400 690 420 800 540 828C610 842 668 812 690 762L678 754C655 788 620 792 585 780C510 754 480 682 400 680z',
    ],
  },
  R: {
    width: 660,
    parts: [
      ...stem(70),
      bowl(160, 150, 215, 0, 370),
      polygon([262, 362], [366, 352], [576, CAP], [464, CAP]),
      foot(420, 216),
    ],
  },
  S: {
    width: 540,
    parts: [
      'M440 215H427C402 95 335 12 252 12C172 12 122 55 122 120C122 190 180 225 277 275C412 340 492 400 492 515C492 640 392 712 262 712C190 712 130 690 92 648L68 700H54V450H68C90 600 160 690 262 690C350 690 405 640 405 565C405 485 335 445 227 390C110 330 42 270 42 175C42 60 130 -12 250 -12C316 -12 368 10 402 46L427 0H440z',
    ],
  },
  T: {
    width: 640,
    parts: [rectangle(271, 0, THICK, CAP), foot(211, 218), bar(40, 600, 0), beakDown(600, 195), beakDownLeft(40, 195)],
  },
  U: {
    width: 740,
    parts: [
      'M90 0h98V470C188 615 255 688 375 688C520 688 600 610 600 470V0H620V470C620 625 525 712 350 712C185 712 90 630 90 470z',
      head(36, 206),
      head(540, 140),
    ],
  },
  V: { width: 700, parts: [...descent(68), head(18, 212), head(544, 150)] },
  W: { width: 1000, parts: [...descent(68), ...descent(368), head(18, 212), head(844, 150)] },
  X: {
    width: 700,
    parts: [
      polygon([70, 0], [190, 0], [630, CAP], [510, CAP]),
      polygon([560, 0], [588, 0], [138, CAP], [110, CAP]),
      head(20, 220),
      head(496, 160),
      foot(42, 166),
      foot(460, 220),
    ],
  },
  Y: {
    width: 680,
    parts: [
      polygon([50, 0], [166, 0], [388, 400], [290, 400]),
      polygon([580, 0], [606, 0], [388, 400], [366, 400]),
      rectangle(290, 392, THICK, 308),
      foot(230, 218),
      head(4, 212),
      head(516, 160),
    ],
  },
  Z: {
    width: 620,
    parts: [
      polygon([440, 0], [556, 0], [176, CAP], [60, CAP]),
      bar(80, 556, 0),
      bar(60, 568, CAP - HAIR),
      beakDownLeft(80, 190),
      beakUp(568, 215),
    ],
  },
};
