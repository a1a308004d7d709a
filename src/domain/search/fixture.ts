import { prepareSearchRows, type SearchRow } from './row.ts';
import type { SearchFacts } from './facts.ts';

/** Search facts of a letting in Comporta, with given fields replaced. */
export function factsFixture(given: Partial<SearchFacts> = {}): SearchFacts {
  return {
    id: '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f',
    title: 'Casa da Duna',
    location: 'Carvalhal, Comporta',
    description: 'A quiet house between rice fields and the sea.',
    tag: 'Beachfront',
    type: 'rental',
    destination: 'comporta',
    setting: 'beach',
    amount: 1250,
    people: 8,
    bedrooms: 4,
    doubles: 2,
    hasRentalOption: false,
    saleState: 'available',
    showOnRetreatsPage: false,
    showOnEventsPage: false,
    showOnProductionsPage: false,
    addedAt: '2026-03-01T09:00:00.000Z',
    quickFilters: 0,
    ...given,
  };
}

/** Search rows, prepared from facts. */
export function rowsFixture(given: Partial<SearchFacts>[]): SearchRow[] {
  return prepareSearchRows(given.map(factsFixture));
}

/** One prepared search row. */
export function rowFixture(given: Partial<SearchFacts> = {}): SearchRow {
  const [row] = rowsFixture([given]);
  if (row === undefined) throw new Error('no row was prepared');
  return row;
}
