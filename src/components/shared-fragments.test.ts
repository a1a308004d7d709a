import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { internFragment, withSharedParts } from './shared-fragments.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const written = (pieces: Uint8Array[]): string => Buffer.concat(pieces).toString('utf8');

it('inserts every fragment, also fragments within fragments', () => {
  vi.stubEnv('DEV', false);
  const inner = internFragment('<b>é€</b>');
  const outer = internFragment(`<header>${inner}</header>`);
  expect(written(withSharedParts(bytes(`${outer}<p>Olá</p>${inner}`)))).toBe(
    '<header><b>é€</b></header><p>Olá</p><b>é€</b>',
  );
});

it('does not change a page without fragments', () => {
  const plain = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\u0002'));
  fc.assert(fc.property(plain, (text) => written(withSharedParts(bytes(text))) === text));
});

it('is the HTML itself in development', () => {
  vi.stubEnv('DEV', true);
  expect(internFragment('<b>here</b>')).toBe('<b>here</b>');
});
