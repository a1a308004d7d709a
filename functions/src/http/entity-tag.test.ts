import { describe, expect, it } from 'vitest';
import { matchesEntityTag } from './entity-tag.ts';

describe('If-None-Match', () => {
  it.each([['"a"'], ['W/"a"'], ['"b", "a"'], ['"b",W/"a" '], ['*']])('%s names the tag "a"', (header) => {
    expect(matchesEntityTag(header, '"a"')).toBe(true);
  });

  it.each([[null], [''], ['"b"'], ['a'], ['"aa"'], ['"A"']])('%s does not', (header) => {
    expect(matchesEntityTag(header, '"a"')).toBe(false);
  });
});
