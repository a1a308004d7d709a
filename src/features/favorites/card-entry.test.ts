import { describe, expect, it } from 'vitest';
import { fileKey, groupCards, prefixLength, readCards } from './card-entry.ts';

describe('files of cards', () => {
  it.each([
    [1, 0],
    [42, 0],
    [100, 0],
    [101, 1],
    [1_000, 1],
    [1_601, 2],
    [10_000, 2],
  ])('%i cards need %i digits of the id in a file name', (count, digits) => {
    expect(prefixLength(count)).toBe(digits);
  });

  it('are named after the first digits of the id', () => {
    expect(fileKey('4B2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f', 2)).toBe('4b');
    expect(fileKey('4B2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f', 0)).toBe('all');
  });

  it('exist for each key, with or without a card', () => {
    const card = { id: '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f' };
    expect(groupCards([], 0)).toEqual(new Map([['all', []]]));
    const files = groupCards([card], 2);
    expect(files.size).toBe(256);
    expect(files.get('4b')).toEqual([card]);
    expect(files.get('00')).toEqual([]);
  });

  it('are read whole or not at all', () => {
    const card = { id: 'a', title: 'b', location: 'c', description: '', amount: 1, html: '<article></article>' };
    expect(readCards([card])).toEqual([card]);
    expect(() => readCards({})).toThrow('a list of cards');
    expect(() => readCards([{ ...card, amount: '1' }])).toThrow('a card');
    expect(() => readCards([null])).toThrow('a card');
  });
});
