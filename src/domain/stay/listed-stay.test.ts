import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countListedDays, listStays, readListedTerms, readTakenDays, writeListedStay } from './listed-stay.ts';
import { addDays } from './nights.ts';
import { writeNumbers } from './number-text.ts';
import { seasonFixture, stayFixture } from './stay-fixture.ts';
import { stayPageOf } from './stay-page.ts';

const { terms: TERMS } = writeListedStay(stayFixture());

describe('what a listing page knows of a stay', () => {
  it('keeps the tourist tax', () => {
    const asked = stayFixture({ fees: { ...stayFixture().fees, municipality: 'sintra', pet: 0 } });
    expect(readListedTerms(writeListedStay(asked).terms)?.fees).toEqual(asked.fees);
  });

  it('gives taken nights as numbers', () => {
    const ranges = fc.array(fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 60 })));
    fc.assert(
      fc.property(ranges, (given) => {
        let end = '2027-05-03';
        const taken = given.map(([gap, nights]) => {
          const from = addDays(end, gap);
          end = addDays(from, nights);
          return { from, to: end };
        });
        const days = taken.flatMap(({ from, to }) => [countListedDays(from), countListedDays(to)]);
        expect(readTakenDays(writeListedStay({ ...stayFixture(), taken }).taken)).toEqual(days);
      }),
    );
  });

  it('keeps the end of a season that began long ago', () => {
    const seasons = [seasonFixture({ from: '2025-06-01' })];
    const [read] = readListedTerms(writeListedStay({ ...stayFixture(), seasons }).terms)?.seasons ?? [];
    expect(read).toMatchObject({ from: '2026-01-01', to: seasons[0]?.to });
  });

  it('is short', () => {
    const seasons = [seasonFixture(), seasonFixture({ from: '2028-01-01', to: '2029-01-01' })];
    const taken = [{ from: '2027-05-03', to: '2027-05-10' }];
    const listed = writeListedStay({ ...stayFixture(), seasons, taken });
    expect([listed.terms.length, listed.taken.length]).toEqual([26, 3]);
  });

  it.each([
    '',
    ';',
    TERMS.slice(1),
    TERMS.slice(0, -1),
    `${TERMS}x`,
    `${TERMS}<`,
    // A unit that does not exist, no price and no municipality.
    writeNumbers([1, 100, 365, 365, 7, null, 1, null, 0, 0, null, null, null, null]),
    writeNumbers([1, 0, 365, 365, 0, null, 1, null, 0, 0, null, null, null, null]),
    writeNumbers([1, 100, 365, 365, 0, null, 1, null, 0, 0, null, null, null, 99]),
  ])('%j is nothing that we wrote', (text) => {
    expect(readListedTerms(text)).toBeNull();
  });

  it.each(['<', '==x', '=', '<='])('%j are no taken nights', (text) => {
    expect(readTakenDays(text)).toBeNull();
  });

  it('is sent in the order of the keys', () => {
    const one = { terms: 'a', taken: 'b' };
    const other = { terms: 'c', taken: 'd' };
    expect(listStays({ f: other, e: one })).toEqual({ keys: ['e', 'f'], terms: ['a', 'c'], taken: ['b', 'd'] });
  });
});

it('long lettings are on the page of mid-term ones', () => {
  expect(stayPageOf('long_term_rental')).toBe('mid_term_rental');
  expect(stayPageOf('real_estate')).toBeNull();
});
