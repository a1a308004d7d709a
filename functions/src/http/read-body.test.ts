import { ApiError } from '#domain/core/errors.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readBody } from './read-body.ts';

const contract = { schema: z.strictObject({ name: z.string().trim().min(1) }), maxBytes: 100 };

function read(body: BodyInit, contentType = 'application/json', headers: Record<string, string> = {}) {
  const init = { method: 'POST', body, headers: { 'Content-Type': contentType, ...headers } };
  return readBody(new Request('http://site.example/api/things', init), contract, '192.0.2.1');
}

/** What the body was refused with; throws when it was read. */
async function rejectionOf(reading: Promise<unknown>): Promise<ApiError> {
  const outcome = await reading.catch((error: unknown) => error);
  if (outcome instanceof ApiError) return outcome;
  throw new Error('Expected a refusal', { cause: outcome });
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
  ])('with %s is refused with the field at fault', async (_, body, path) => {
    expect(await rejectionOf(read(body))).toMatchObject({ code: 'invalid_request', fields: [{ path }] });
  });

  it.each([['{"name"'], ['']])('that is not JSON is refused', async (body) => {
    expect(await rejectionOf(read(body))).toMatchObject({ code: 'invalid_request', detail: 'Expected JSON.' });
  });

  it('that is not UTF-8 is refused', async () => {
    const rejection = await rejectionOf(read(new Uint8Array([0x22, 0xff, 0x22])));
    expect(rejection).toMatchObject({ code: 'invalid_request', detail: 'Expected text in UTF-8.' });
  });

  it('with half a surrogate pair reaches the handler with a replacement, which the database can store', async () => {
    expect(await read('{"name":"a\\ud800b"}')).toEqual({ name: 'a\ufffdb' });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx'])(
    'of type %s is refused',
    async (type) => {
      expect((await rejectionOf(read('{"name":"a"}', type))).code).toBe('unsupported_media_type');
    },
  );

  it('without a type is refused', async () => {
    expect((await rejectionOf(read(new Uint8Array([0x7b, 0x7d]), ''))).code).toBe('unsupported_media_type');
  });

  it('one byte over the limit is refused, and one at the limit is read', async () => {
    const ofSize = (bytes: number) => `{"name":"${'a'.repeat(bytes - 11)}"}`;
    expect(await read(ofSize(100))).toEqual({ name: 'a'.repeat(89) });
    expect((await rejectionOf(read(ofSize(101)))).code).toBe('payload_too_large');
  });

  it('that admits to being too large is refused unread', async () => {
    const rejection = await rejectionOf(read('{"name":"a"}', 'application/json', { 'Content-Length': '101' }));
    expect(rejection.code).toBe('payload_too_large');
  });
});
