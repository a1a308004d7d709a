import { describe, expect, it } from 'vitest';
import { publishedFixture } from '#domain/content/published-fixture.ts';
import { contentFixture } from '../content-fixture.ts';
import { loadFonts } from '../load-fonts.ts';
import { printable, printableContent } from './printable.ts';

const covered = await loadFonts();

describe('a printable text', () => {
  it.each([
    ['São João, € 1.250 – “sim”', 'São João, € 1.250 – “sim”'],
    ['Łódź, Dvořák, Şişli', 'Łódź, Dvořák, Şişli'],
    ['Sa\u0303o Joa\u0303o', 'São João'],
    ['A house 🏖️ by the sea 👩‍👩‍👧', 'A house by the sea'],
    ['zero\u200bwidth\u200d\ufeff soft\u00adhyphen', 'zerowidth softhyphen'],
    ['\u202egnp.exe', 'gnp.exe'],
    ['tabs\tand\u2003wide\u00a0spaces', 'tabs and wide spaces'],
    ['شاطئ', ''],
    ['Z\u0351\u036balgo', 'Zalgo'],
    ['one\r\ntwo\u0000', 'one\ntwo'],
    ['A ﬁreplace, an oﬃce, 40 ㎡', 'A fireplace, an office, 40 m2'],
    ['⅔ of 2⅒ hectares', '2⁄3 of 2 1⁄10 hectares'],
    ['+351\u2011912, Porto\u2010Covo, 3\u20125', '+351-912, Porto-Covo, 3-5'],
  ])('%j becomes %j', (text, expected) => {
    expect(printable(text, covered)).toBe(expected);
  });
});

it('makes a title of the slug where no letter of it can be drawn', () => {
  const content = contentFixture({ property: publishedFixture({ title: 'بيت البحر', slug: 'bayt-al-bahr' }) });
  expect(printableContent(content, covered).property.title).toBe('bayt al bahr');
});
