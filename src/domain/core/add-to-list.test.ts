import { describe, expect, it } from 'vitest';
import { addToList } from './add-to-list.ts';

describe('an item added to a list', () => {
  it('is trimmed', () => {
    expect(addToList(['Bed linen'], '  Welcome basket ')).toEqual(['Bed linen', 'Welcome basket']);
  });

  it('is ignored when the list has it already', () => {
    expect(addToList(['Bed linen'], ' Bed linen')).toEqual(['Bed linen']);
  });

  it('is ignored when there is nothing in it', () => {
    expect(addToList(['Bed linen'], '   ')).toEqual(['Bed linen']);
  });
});
