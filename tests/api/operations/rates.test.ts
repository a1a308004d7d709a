import { FIXED_RATES } from '#domain/money/currency.ts';
import { EXCHANGE_RATES_ID, BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { FIXED_EXCHANGE_RATES } from '#domain/money/read-exchange-rates.ts';
import { deleteApp } from 'firebase-admin/app';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { callSite, readProblem } from '#support/api/calls.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';

const admin = openAdminApp(readEmulatorEnvironment());
const stored = openAdminFirestore(admin).collection(BUSINESS_COLLECTIONS.system).doc(EXCHANGE_RATES_ID);

afterEach(() => stored.delete());
afterAll(() => deleteApp(admin));

describe('GET /api/rates', () => {
  it('returns the fixed table of the specification until the daily function has run', async () => {
    expect(await (await callSite('/api/rates')).json()).toEqual(FIXED_EXCHANGE_RATES);
  });

  it('returns what the daily function stored, with its date', async () => {
    const rates = { source: 'ecb', date: '2026-11-20', rates: { ...FIXED_RATES, USD: 1.11 } };
    await stored.set(rates);
    expect(await (await callSite('/api/rates')).json()).toEqual(rates);
  });

  it('is cached by the CDN alone, for an hour', async () => {
    const { headers } = await callSite('/api/rates');
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=3600');
  });

  it('cannot be written', async () => {
    const response = await callSite('/api/rates', { method: 'POST' });
    expect((await readProblem(response)).code).toBe('method_not_allowed');
  });
});
