import { expect, it } from 'vitest';
import { columnNames, guessMapping } from './mapping.ts';

const HEADINGS = ['Code', 'Rate', '', 'Town', 'rate ', ''];

it('columns of a sheet are named by their headings, those of one heading and those without one by their numbers', () => {
  expect(columnNames(HEADINGS)).toEqual(['Code', 'Rate (column 2)', '3', 'Town', 'rate (column 5)', '6']);
});

it('of two columns of one heading, the first is suggested', () => {
  expect(guessMapping(HEADINGS)).toMatchObject({ rate: 1 });
});
