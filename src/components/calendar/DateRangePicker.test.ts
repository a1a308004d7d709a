import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DateRangePicker } from './DateRangePicker.tsx';

const render = (): string =>
  renderToStaticMarkup(
    createElement(DateRangePicker, {
      label: 'Dates',
      range: { from: '2027-01-09', to: '2027-01-16' },
      first: '2027-01-06',
      last: '2027-03-01',
      isClosed: (day, from) => from === null && day >= '2027-01-16',
      closed: ', closed',
      onChange: () => undefined,
    }),
  );
const buttonOf = (name: string): string =>
  new RegExp(`<button[^>]*aria-label="${name}"[^>]*>`).exec(render())?.[0] ?? '';

it('a chosen last day is not named as closed, though no stay can begin on it', () => {
  expect(buttonOf('Saturday 16 January 2027')).not.toBe('');
  expect(buttonOf('Sunday 17 January 2027, closed')).not.toBe('');
});

it('a closed day keeps its place for the arrow keys, and only days outside the calendar do not', () => {
  const closed = buttonOf('Sunday 17 January 2027, closed');
  expect(closed).toContain('aria-disabled="true"');
  expect(closed).not.toContain('disabled=""');
  expect(buttonOf('Tuesday 5 January 2027, closed')).toContain('disabled=""');
  expect(buttonOf('Thursday 7 January 2027')).toContain('aria-disabled="false"');
});
