import { describe, expect, it } from 'vitest';
import { describedGallery } from './gallery-alts.ts';

describe('a gallery', () => {
  it('describes each picture without words of its own by the title and its place', () => {
    const gallery = [{ alt: 'The pool' }, { alt: ' ' }, { alt: '' }];
    expect(describedGallery('Casa', gallery)).toEqual([
      { alt: 'The pool' },
      { alt: 'Casa - Gallery Image 2' },
      { alt: 'Casa - Gallery Image 3' },
    ]);
  });
});
