import { ApiError } from '#domain/core/errors.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readBody } from './read-body.ts';

const contract = { schema: z.strictObject({ name: z.string().trim().min(1) }), maxBytes: 100 };

function read(body: BodyInit, contentType = 'application/json', headers: Record<string, string> = {}) {
  const init = { method: 'POST', body, headers: { 'Content-Type': contentType, ...headers } };
  return readBody(new Request('http://site.example/api/things', init), contract, '192.0.2.1');
}

/** The error that rejected the body; throws when it was read. */
async function rejectionOf(reading: Promise<unknown>): Promise<ApiError> {
  const outcome = await reading.catch((error: unknown) => error);
  if (outcome instanceof ApiError) return outcome;
  throw new Error('Expected an ApiError', { cause: outcome });
}

describe('a body', () => {
  it('is read by the schema of its endpoint', async () => {
    expect(await read('{"name":"  Casa  "}')).toEqual({ name: 'Casa' });
  });

  it('may declare its charset', async () => {
    expect(await read('{"name":"Casa"}', 'application/json; charset=utf-8')).toEqual({ name: 'Casa' });
  });

  it.each([
    ['a missing field', '{}', 'name'],
    ['an unknown field', '{"name":"a","role":"admin"}', ''],
    ['no object at all', '3', ''],
  ])('with %s is rejected with the invalid field', async (_, body, path) => {
    expect(await rejectionOf(read(body))).toMatchObject({ code: 'invalid_request', fields: [{ path }] });
  });

  it.each([['{"name"'], ['']])('that is not JSON is rejected', async (body) => {
    expect(await rejectionOf(read(body))).toMatchObject({ code: 'invalid_request', detail: 'Expected JSON.' });
  });

  it('that is not UTF-8 is rejected', async () => {
    const rejection = await rejectionOf(read(new Uint8Array([0x22, 0xff, 0x22])));
    expect(rejection).toMatchObject({ code: 'invalid_request', detail: 'Expected text in UTF-8.' });
  });

  it('with a lone surrogate reaches the handler with a replacement, which the database can store', async () => {
    expect(await read('{"name":"a\\ud800b"}')).toEqual({ name: 'a\ufffdb' });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx'])(
    'of type %s is rejected',
    async (type) => {
      expect((await rejectionOf(read('{"name":"a"}', type))).code).toBe('unsupported_media_type');
    },
  );

  it('without a type is rejected', async () => {
    expect((await rejectionOf(read(new Uint8Array([0x7b, 0x7d]), ''))).code).toBe('unsupported_media_type');
  });

  it('one byte over the limit is rejected, and one at the limit is read', async () => {
    const ofSize = (bytes: number) => `{"name":"${'a'.repeat(bytes - 11)}"}`;
    expect(await read(ofSize(100))).toEqual({ name: 'a'.repeat(89) });
    expect((await rejectionOf(read(ofSize(101)))).code).toBe('payload_too_large');
  });

  it('that declares too large a length is rejected unread', async () => {
    const rejection = await rejectionOf(read('{"name":"a"}', 'application/json', { 'Content-Length': '101' }));
    expect(rejection.code).toBe('payload_too_large');
  });
});
