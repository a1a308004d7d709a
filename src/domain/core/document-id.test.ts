import { expect, it } from 'vitest';
import { documentIdOf } from './document-id.ts';

const accepts = (id: string): boolean => documentIdOf(80).safeParse(id).success;

it.each(['a-comporta-tree-house', '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f', 'settings', '_a_', '__a', 'a__'])(
  'accepts %s',
  (id) => {
    expect(accepts(id)).toBe(true);
  },
);

it.each(['', '__x__', '____', '__settings__', 'a/b', '..', 'a b', 'é', 'x'.repeat(81)])('rejects %j', (id) => {
  expect(accepts(id)).toBe(false);
});
