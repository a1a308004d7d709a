import { describe, expect, it } from 'vitest';
import { checkPhotos } from './photo-report.ts';
import { isSimilarHash, findPictureWarnings } from './picture-warnings.ts';

const picture = (message: string, alt = '') => ({
  id: message.repeat(32),
  width: 2400,
  height: 1600,
  widths: [480, 960, 1600, 2400],
  tones: '9bc876543',
  placeholder: 'data:image/webp;base64,AAAA',
  color: '#884828',
  alt,
  caption: '',
});
const sharp = { sharpness: 900 };

describe('the image quality checks', () => {
  it.each([
    [{ width: 2400, height: 1600, alt: 'A pool' }, sharp, []],
    [{ width: 1200, height: 1599, alt: 'A pool' }, sharp, ['small']],
    [{ width: 1000, height: 1600, alt: 'A pool' }, sharp, []],
    [{ width: 2400, height: 1600, alt: '' }, { sharpness: 59 }, ['blurred', 'no_alt']],
  ])('warns of %o, measured %o, with %o', (shown, measured, warnings) => {
    expect(findPictureWarnings(shown, measured)).toEqual(warnings);
  });

  it('treat pictures as similar up to eight of sixty-four bits', () => {
    expect(isSimilarHash('0000000000000000', '00000000000000ff')).toBe(true);
    expect(isSimilarHash('0000000000000000', '00000000000001ff')).toBe(false);
  });

  it('give the earlier positions of similar pictures, and an alt text of the specified pattern', () => {
    const measures = new Map([
      ['a'.repeat(32), { sharpness: 900, hash: '0000000000000000' }],
      ['b'.repeat(32), { sharpness: 900, hash: '0000000000000001' }],
      ['c'.repeat(32), { sharpness: 900, hash: 'ffffffffffffffff' }],
    ]);
    const [a, b, c] = [picture('a'), picture('b'), picture('c')];
    const lines = checkPhotos({ title: 'Casa', hero: a, gallery: [a, b, c, c] }, measures);
    expect(lines.map(({ place, alike, proposedAlt }) => [place, alike, proposedAlt])).toEqual([
      ['hero', [], 'Casa'],
      [0, [], 'Casa - Gallery Image 1'],
      [1, ['hero', 0], 'Casa - Gallery Image 2'],
      [2, [], 'Casa - Gallery Image 3'],
      [3, [2], 'Casa - Gallery Image 4'],
    ]);
  });
});
