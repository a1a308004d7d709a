import { ApiError } from '#domain/core/errors.ts';
import { describe, expect, it } from 'vitest';
import { readHealth } from './read-health.ts';

const input = {
  params: {},
  query: null,
  body: null,
  headers: null,
  sender: { ip: '', plainForm: false },
  member: null,
  requestId: 'r1',
} as const;

describe('GET /api/health', () => {
  it('reports ok and how long the read took', async () => {
    const response = await readHealth(async () => undefined)(input);
    expect(response).toMatchObject({ status: 'ok', firestore: { milliseconds: expect.any(Number) } });
  });

  it('reports which revision the site was built from', async () => {
    const response = await readHealth(async () => ({ builtRevision: 7, requestedRevision: 8 }))(input);
    expect(response.revision).toBe(7);
  });

  it('is unavailable when Firestore fails, keeping the reason for the log', async () => {
    const cause = new Error('connection refused');
    const failure = await readHealth(() => Promise.reject(cause))(input).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ code: 'unavailable', cause });
  });

  it('is unavailable when Firestore does not respond in time', async () => {
    const silent = new Promise<never>(() => undefined);
    await expect(readHealth(() => silent, 5)(input)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('is an internal error when the stored state is invalid', async () => {
    await expect(readHealth(async () => ({ builtRevision: 'seven' }))(input)).rejects.not.toBeInstanceOf(ApiError);
  });
});
