import { expect, it } from 'vitest';
import { readTokens, tokenFamily } from './read-tokens.ts';

const CSS = `
:root { --header-height: 5rem; }
@theme {
  --color-*: initial;
  --color-lime: #fbf8f2;
  --text-body: clamp(1rem,
    2vw, 2rem);
}`;

it('reads the tokens of the theme and nothing before it', () => {
  expect(readTokens(CSS)).toEqual([
    { name: 'color-lime', value: '#fbf8f2' },
    { name: 'text-body', value: 'clamp(1rem, 2vw, 2rem)' },
  ]);
});

it('gathers a family under short names', () => {
  expect([...tokenFamily(readTokens(CSS), 'color')]).toEqual([['lime', '#fbf8f2']]);
});
