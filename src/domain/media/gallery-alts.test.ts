import { describe, expect, it } from 'vitest';
import { describeGallery } from './gallery-alts.ts';
import { galleryAlt } from './text.ts';

describe('a gallery', () => {
  it('gets an alt text of title and position for each picture without one', () => {
    const gallery = [{ alt: 'The pool' }, { alt: ' ' }, { alt: '' }];
    expect(describeGallery('Casa', gallery)).toEqual([
      { alt: 'The pool' },
      { alt: 'Casa - Gallery Image 2' },
      { alt: 'Casa - Gallery Image 3' },
    ]);
  });

  it('has automatic alt texts that follow the order, whatever it was when they were made', () => {
    const gallery = [2, 1, 12].map((number) => ({ alt: galleryAlt('Casa', number) }));
    const own = [{ alt: 'Casa - Gallery Image at dusk' }, { alt: galleryAlt('Quinta', 7) }];
    expect(describeGallery('Casa', [...gallery, ...own])).toEqual([
      ...[1, 2, 3].map((number) => ({ alt: galleryAlt('Casa', number) })),
      ...own,
    ]);
  });

  it('has automatic alt texts that follow the title, while what somebody wrote about the earlier one stays', () => {
    const gallery = [{ alt: galleryAlt('Casa', 1) }, { alt: 'The pool of Casa' }, { alt: galleryAlt('Casa', 3) }];
    expect(describeGallery('Quinta do Vale', gallery, 'Casa')).toEqual([
      { alt: 'Quinta do Vale - Gallery Image 1' },
      { alt: 'The pool of Casa' },
      { alt: 'Quinta do Vale - Gallery Image 3' },
    ]);
  });
});
