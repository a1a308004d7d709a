import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SEARCH } from '#domain/search/listing-search.ts';
import { TOTAL } from '#domain/search/sort.ts';
import { KindSwitch } from './KindSwitch.tsx';

const [FROM, WEEK_LATER, MONTHS_LATER] = ['2027-07-03', '2027-07-10', '2027-11-03'];

function linksFor(to: string): string {
  const stay = { from: FROM, to, guests: 4, isFlexible: false };
  const sort = { field: TOTAL, direction: 'desc' } as const;
  const search = { ...DEFAULT_SEARCH, text: 'sea', stay, sort };
  return renderToStaticMarkup(createElement(KindSwitch, { type: 'mid_term_rental', search })).replaceAll('&amp;', '&');
}

describe('the links between the two kinds of rentals', () => {
  it('keep the dates and the order by total', () => {
    const query = `?check-in=${FROM}&check-out=${WEEK_LATER}&adults=4&q=sea&sort=total-desc`;
    expect(linksFor(WEEK_LATER)).toContain(`href="/rentals${query}"`);
    expect(linksFor(WEEK_LATER)).toContain(`href="/mid-term-rental${query}"`);
  });

  it('drop dates that are too long for a vacation, and the order by their total', () => {
    expect(linksFor(MONTHS_LATER)).toContain('href="/rentals?q=sea"');
    expect(linksFor(MONTHS_LATER)).toContain(`href="/mid-term-rental?check-in=${FROM}&check-out=${MONTHS_LATER}&`);
  });
});
