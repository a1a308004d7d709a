import { describe, expect, it } from 'vitest';
import { describeGallery } from './gallery-alts.ts';

describe('a gallery', () => {
  it('gets an alt text of title and position for each picture without one', () => {
    const gallery = [{ alt: 'The pool' }, { alt: ' ' }, { alt: '' }];
    expect(describeGallery('Casa', gallery)).toEqual([
      { alt: 'The pool' },
      { alt: 'Casa - Gallery Image 2' },
      { alt: 'Casa - Gallery Image 3' },
    ]);
  });
});
