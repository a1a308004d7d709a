import { expect, it } from 'vitest';
import { throwTooLarge } from './too-large.ts';

const invalid = (details: string) => Object.assign(new Error(`3 INVALID_ARGUMENT: ${details}`), { code: 3, details });

it.each(['Transaction too big. Decrease transaction size.', 'Request payload size exceeds the limit: 10485760 bytes.'])(
  'a transaction that the database rejects with %j is too large, in words for an editor',
  (details) => {
    const tooLarge = { code: 'payload_too_large', detail: 'This is too much for one step. Please take fewer at once.' };
    expect(() => throwTooLarge(invalid(details))).toThrow(expect.objectContaining(tooLarge));
  },
);

it.each([invalid('A field is too long.'), new Error('ours')])('another error stays as it is', (error) => {
  expect(() => throwTooLarge(error)).toThrow(error);
});
