import { cleanTestStorage, useTestStorageEngine } from '@nanostores/persistent';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ExchangeRates } from '#domain/money/exchange-rates.ts';
import { RATES_PATH } from '#domain/money/rates-path.ts';
import { FIXED_EXCHANGE_RATES } from '#domain/money/read-exchange-rates.ts';
import { loadRates } from './load-rates.ts';
import { $fetchedRates } from './money.ts';

const FILE = '/data/rates.json';
const DAY = 86_400_000;

const ratesOf = (date: string): ExchangeRates => ({ source: 'ecb', date, rates: FIXED_EXCHANGE_RATES.rates });
const [older, newer] = [ratesOf('2026-11-20'), ratesOf('2026-11-24')];

/** Answers for the API, null for a failure, and with the file of the build. */
function serve(today: ExchangeRates | null, built: ExchangeRates): void {
  vi.stubGlobal('reportError', vi.fn());
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      url === FILE
        ? Response.json(built)
        : url === RATES_PATH && today !== null
          ? Response.json(today)
          : new Response(null, { status: 503 }),
    ),
  );
}

beforeEach(() => {
  useTestStorageEngine();
  cleanTestStorage();
  $fetchedRates.set(null);
});

const known = (): ExchangeRates | undefined => $fetchedRates.get()?.rates;

it("today's rates are taken before those of the build", async () => {
  serve(newer, older);
  await loadRates(FILE);
  expect(known()).toEqual(newer);
});

it('newer rates of the device stay when those of the API are the fixed table', async () => {
  serve(FIXED_EXCHANGE_RATES, newer);
  $fetchedRates.set({ rates: older, fetchedAt: Date.now() - DAY });
  await loadRates(FILE);
  expect(known()).toEqual(older);
});

describe("when today's rates cannot be loaded", () => {
  it('a device without any takes those of the build', async () => {
    serve(null, older);
    await loadRates(FILE);
    expect(known()).toEqual(older);
  });

  it.each([
    ['keeps newer ones', newer, older, newer],
    ['keeps newer ones than the fixed table of a build', older, FIXED_EXCHANGE_RATES, older],
    ['takes newer ones of the build', older, newer, newer],
    ['takes those of the build instead of the fixed table', FIXED_EXCHANGE_RATES, older, older],
  ])('a device with rates of yesterday %s', async (_, kept, built, expected) => {
    serve(null, built);
    $fetchedRates.set({ rates: kept, fetchedAt: Date.now() - DAY });
    await loadRates(FILE);
    expect(known()).toEqual(expected);
  });
});
