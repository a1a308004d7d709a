import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatLedger, type Ledger, parseLedger } from './manifest.ts';
import { houseFixture, housesOf } from './release-fixture.ts';

const ledger: Ledger = {
  version: 1,
  code: 'abc',
  epoch: '',
  revision: 7,
  content: { services: '12' },
  files: { fixed: ['index.html'] },
  houses: housesOf(houseFixture(1, { description: 'Two lines\nin one, "quoted"' }), houseFixture(2)),
};

it('is read as it was written', () => {
  expect(parseLedger(formatLedger(ledger), 'abc')).toEqual(ledger);
  const empty = { ...ledger, houses: housesOf() };
  expect(parseLedger(formatLedger(empty), 'abc')).toEqual(empty);
});

it('is none when other code wrote it', () => {
  expect(parseLedger(formatLedger(ledger), 'abd')).toBeNull();
});

it('is none when it was cut off anywhere', () => {
  const text = formatLedger(ledger);
  fc.assert(
    fc.property(fc.nat(text.length - 1), (length) => {
      expect(parseLedger(text.slice(0, length), 'abc')).toBeNull();
    }),
  );
});
