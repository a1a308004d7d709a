import { createServer, type RequestListener, type Server } from 'node:http';
import { FIXED_RATES } from '#domain/money/currency.ts';
import type { ExchangeRates } from '#domain/money/exchange-rates.ts';
import { FIXED_EXCHANGE_RATES } from '#domain/money/read-exchange-rates.ts';
import { logger } from 'firebase-functions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ecbFile } from './ecb-fixture.ts';
import { fetchRatesFile } from './fetch-rates-file.ts';
import { refreshDaily } from './refresh-daily.ts';
import { readRatesInUse, refreshRates } from './refresh-rates.ts';

const now = new Date('2026-11-20T15:30:00Z');
const MAX_BYTES = 8192;
/** Milliseconds: more than a busy machine needs for a response, and little for one that does not come. */
const [PATIENT, IMPATIENT] = [60_000, 300];

let handle: RequestListener;
let server: Server;
let url: string;
let stored: unknown;

beforeEach(async () => {
  stored = undefined;
  server = createServer((request, response) => handle(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  url = `http://127.0.0.1:${address.port}/daily.xml`;
});
afterEach(async () => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const store = {
  read: async () => stored,
  write: async (rates: ExchangeRates) => {
    stored = rates;
  },
};
const refresh = (timeLimit = PATIENT) =>
  refreshRates({ fetchFile: () => fetchRatesFile(url, { timeLimit, maxBytes: MAX_BYTES }), store, now });
const respondWith = (body: string, status = 200): void => {
  handle = (_request, response) => response.writeHead(status, { 'Content-Type': 'text/xml' }).end(body);
};

describe('the daily refresh', () => {
  it("stores the bank's rates", async () => {
    respondWith(ecbFile('2026-11-20'));
    expect(await refresh()).toBe('stored');
    expect(stored).toEqual({ source: 'ecb', date: '2026-11-20', rates: FIXED_RATES });
  });

  it('stores a newer day, and does not store the same day again', async () => {
    respondWith(ecbFile('2026-11-19'));
    await refresh();
    expect(await refresh()).toBe('unchanged');
    respondWith(ecbFile('2026-11-20', { USD: 1.1 }));
    expect(await refresh()).toBe('stored');
    expect(stored).toMatchObject({ date: '2026-11-20', rates: { USD: 1.1 } });
  });

  it('never stores an older day', async () => {
    respondWith(ecbFile('2026-11-20'));
    await refresh();
    respondWith(ecbFile('2026-11-18', { USD: 1.2 }));
    expect(await refresh()).toBe('unchanged');
    expect(stored).toMatchObject({ date: '2026-11-20' });
  });
});

describe('the daily schedule', () => {
  it('logs its outcome', async () => {
    const logged = vi.spyOn(logger, 'info').mockReturnValue(undefined);
    respondWith(ecbFile(new Date().toISOString().slice(0, 10)));
    await refreshDaily(url, store);
    expect(logged).toHaveBeenCalledExactlyOnceWith('Exchange rates: stored');
    expect(stored).toMatchObject({ source: 'ecb' });
  });

  it('logs why the rates do not change, and fails, so that it is tried again', async () => {
    const logged = vi.spyOn(logger, 'error').mockReturnValue(undefined);
    respondWith('Maintenance');
    await expect(refreshDaily(url, store)).rejects.toMatchObject({ code: 'not_rates' });
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('(not_rates)'), expect.any(Error));
    expect(stored).toBeUndefined();
  });
});

describe('rates do not change when the bank', () => {
  const slowly: RequestListener = (_request, response) => {
    response.writeHead(200);
    // A byte now and then keeps the connection alive: only a limit on the whole response ends it.
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  };
  const hugely: RequestListener = (_request, response) => {
    response.writeHead(200);
    response.end('<a/>'.repeat(100_000));
  };
  const text = (body: string, status?: number): RequestListener => {
    return (_request, response) => response.writeHead(status ?? 200).end(body);
  };

  it.each<[string, RequestListener, string]>([
    ['closes the connection', (request) => request.socket.destroy(), 'unreachable'],
    ['fails', text('Bad gateway', 502), 'unreachable'],
    ['sends too large a response', hugely, 'too_large'],
    ['sends a page', text('<html><p>Maintenance</html>'), 'not_rates'],
    ['leaves out a currency', text(ecbFile('2026-11-20', { BRL: undefined })), 'incomplete'],
    ['sends wrong rates', text(ecbFile('2026-11-20', { JPY: 1.6345 })), 'implausible'],
  ])('%s', async (_, behaviour, code) => {
    const before = { source: 'ecb', date: '2026-11-19', rates: FIXED_RATES };
    stored = before;
    handle = behaviour;
    await expect(refresh()).rejects.toMatchObject({ name: 'RatesError', code });
    expect(stored).toBe(before);
  });

  it.each<[string, RequestListener]>([
    ['responds slowly', slowly],
    ['never responds', () => undefined],
  ])('%s', async (_, behaviour) => {
    const before = { source: 'ecb', date: '2026-11-19', rates: FIXED_RATES };
    stored = before;
    handle = behaviour;
    await expect(refresh(IMPATIENT)).rejects.toMatchObject({ name: 'RatesError', code: 'unreachable' });
    expect(stored).toBe(before);
  });

  it('is unreachable', async () => {
    await new Promise((closed) => server.close(closed));
    await expect(refresh()).rejects.toMatchObject({ code: 'unreachable' });
  });
});

describe('the rates in use', () => {
  it('are the fixed table of the specification until there are others', async () => {
    expect(await readRatesInUse(store)).toEqual(FIXED_EXCHANGE_RATES);
  });

  it('are the fixed table when the stored ones are invalid, which is logged', async () => {
    const logged = vi.spyOn(logger, 'error').mockReturnValue(undefined);
    stored = { source: 'ecb', date: '2026-11-20', rates: { USD: 1.1 } };
    expect(await readRatesInUse(store)).toEqual(FIXED_EXCHANGE_RATES);
    expect(logged).toHaveBeenCalledOnce();
  });
});
