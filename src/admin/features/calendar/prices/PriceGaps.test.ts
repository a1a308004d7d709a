import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CALENDAR_TEXT } from '../text.ts';
import { PriceGaps } from './PriceGaps.tsx';

const period = { from: '2027-01-01', to: '2028-07-01' };

const show = (from: string, to: string): string =>
  renderToStaticMarkup(createElement(PriceGaps, { gaps: [{ from, to }], period }));

it('one night between two seasons does not read like the beginning of all later ones', () => {
  expect(show('2027-07-01', '2027-07-02')).toContain('>No price on 1 July 2027<');
  expect(show('2027-07-01', '2027-07-03')).toContain('>No price from 1 to 2 July 2027<');
  expect(show('2027-07-01', period.to)).toContain('>No price from 1 July 2027 on<');
});

it('a season of one night is removed with that night alone', () => {
  const { removeHint } = CALENDAR_TEXT.prices;
  expect(removeHint('31 December 2027', 1, 'night')).toBe('The night of 31 December 2027 has no price then.');
  expect(removeHint('1 to 2 July 2027', 2, 'day')).toBe('The days from 1 to 2 July 2027 have no price then.');
});
