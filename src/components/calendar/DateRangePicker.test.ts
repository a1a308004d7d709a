import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DateRangePicker } from './DateRangePicker.tsx';

it('a chosen last day is not named as closed, though no stay can begin on it', () => {
  const html = renderToStaticMarkup(
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
  expect(html).toContain('aria-label="Saturday 16 January 2027"');
  expect(html).toContain('aria-label="Sunday 17 January 2027, closed"');
});
