import { StyleSheet } from '@react-pdf/renderer';
import { DISPLAY_FONT, TEXT_FONT } from '../load-fonts.ts';

/** The colours of src/styles/tokens.css; a test compares them. */
export const COLORS = {
  white: '#ffffff',
  lime: '#fbf8f2',
  limestone: '#f2ede3',
  sand: '#dfd6c6',
  clay: '#85512a',
  anil: '#23408e',
  ink: '#1c2420',
  'ink-soft': '#525a53',
  pine: '#17231e',
  mist: '#c9d0c6',
} as const;

/** Space between the edge of a page and its text, in points; the text is 487 points wide. */
export const MARGIN = 54;

/** Points of the height of A4, with room for rounding. */
export const PAPER_HEIGHT = 841;

/** Letters of a title that fit in two lines of the largest size of a cover. */
export const SHORT_TITLE = 40;

/** Between entries of a list; the dot stays at the end of its line. */
export const SEPARATOR = '\u00a0· ';

/**
 * Styles that both layouts use, in points. A line height needs a size beside it. A page has none: the library would apply it
 * twice to the number of the page.
 */
export const styles = StyleSheet.create({
  page: {
    backgroundColor: COLORS.lime,
    color: COLORS.ink,
    fontFamily: TEXT_FONT,
    paddingTop: 52,
    paddingBottom: 66,
    paddingHorizontal: MARGIN,
  },
  flow: { fontSize: 9.5, lineHeight: 1.5 },
  label: { color: COLORS.clay, fontSize: 7.5, letterSpacing: 0.6, lineHeight: 1.35, textTransform: 'uppercase' },
  heading: { fontFamily: DISPLAY_FONT, fontSize: 17, lineHeight: 1.15 },
  soft: { color: COLORS['ink-soft'] },
  small: { color: COLORS['ink-soft'], fontSize: 8, lineHeight: 1.45 },
  row: { flexDirection: 'row' },
  hairline: { borderTopWidth: 0.6, borderTopColor: COLORS.sand },
});
