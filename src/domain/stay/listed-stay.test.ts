import { describe, expect, it } from 'vitest';
import { countListedDays, readListedStay, readListedStays, readTakenDays, writeListedStay } from './listed-stay.ts';
import { seasonFixture, stayFixture } from './stay-fixture.ts';
import { stayPageOf } from './stay-page.ts';

const TEXT = writeListedStay(stayFixture());

describe('what a listing page knows of a stay', () => {
  it('keeps the tourist tax', () => {
    const asked = stayFixture({ fees: { ...stayFixture().fees, municipality: 'sintra', pet: 0 } });
    expect(readListedStay(writeListedStay(asked))?.fees).toEqual(asked.fees);
  });

  it('gives taken nights as numbers, without the rest', () => {
    const taken = [
      { from: '2027-05-03', to: '2027-05-10' },
      { from: '2027-06-01', to: '2027-06-02' },
    ];
    const days = taken.flatMap(({ from, to }) => [countListedDays(from), countListedDays(to)]);
    expect(readTakenDays(writeListedStay({ ...stayFixture(), taken }))).toEqual(days);
    expect(readTakenDays(writeListedStay({ ...stayFixture(), taken: [] }))).toEqual([]);
  });

  it('is short', () => {
    const seasons = [seasonFixture(), seasonFixture({ from: '2028-01-01', to: '2029-01-01' })];
    expect(writeListedStay({ ...stayFixture(), seasons, taken: [] })).toBe(
      '1096.365.100.0..1.,1461.366.100.0..1.;0.0....;',
    );
  });

  it.each([
    '',
    ';',
    'a;b;c',
    TEXT.replace('100', '-100'),
    TEXT.replace('100', '1e99'),
    `${TEXT}x`,
    `${TEXT};`,
    TEXT.replace(';', ',;'),
    TEXT.replace('.0..1.', '.7..1.'),
  ])('%j is nothing that we wrote', (text) => {
    expect(readListedStay(text)).toBeNull();
  });
});

it('a response without stays is no file of a listing page', () => {
  expect(() => readListedStays({ stays: null })).toThrow(TypeError);
  expect([...readListedStays({ stays: { key: TEXT } })]).toEqual([['key', TEXT]]);
});

it('long lettings are on the page of mid-term ones', () => {
  expect(stayPageOf('long_term_rental')).toBe('mid_term_rental');
  expect(stayPageOf('real_estate')).toBeNull();
});
