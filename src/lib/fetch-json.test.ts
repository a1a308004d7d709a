import { expect, it, vi } from 'vitest';
import { FetchFailure, fetchJson, isGone } from './fetch-json.ts';

const FILE = '/data/search/rental.0123456789ab.json';

/** A browser that keeps a response of status 404, and a site where the file is now. */
function browse(now: () => Response): void {
  vi.stubGlobal('fetch', async (_url: string, { cache }: RequestInit) =>
    cache === 'reload' ? now() : new Response(null, { status: 404 }),
  );
}

it('a file that was missing in an earlier release is fetched when a later one has it again', async () => {
  browse(() => Response.json(['Casa Azul']));
  expect(await fetchJson(FILE)).toEqual(['Casa Azul']);
});

it('a file that is still missing is gone', async () => {
  browse(() => new Response(null, { status: 404 }));
  const failure = await fetchJson(FILE).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(FetchFailure);
  expect(isGone(failure)).toBe(true);
});
