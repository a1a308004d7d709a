import { describe, expect, it } from 'vitest';
import { pastedFiles } from './pasted-files.ts';

const picture = new File(['x'], 'image.png', { type: 'image/png' });

/** What the clipboard has, as a list of files. */
function clipboard(...types: string[]): Parameters<typeof pastedFiles>[0] {
  return { types: [...types, 'Files'], files: Object.assign([picture], { item: () => picture }) };
}

describe('a picture of the clipboard', () => {
  it('is taken where it is alone', () => {
    expect(pastedFiles(clipboard(), false)).toEqual([picture]);
    expect(pastedFiles(clipboard(), true)).toEqual([picture]);
  });

  it('is left alone beside the text of cells, wherever those are pasted', () => {
    const cells = clipboard('text/plain', 'text/html', 'text/rtf');
    expect(pastedFiles(cells, true)).toEqual([]);
    expect(pastedFiles(cells, false)).toEqual([]);
  });

  it('is left alone beside any text that is pasted into a text field', () => {
    expect(pastedFiles(clipboard('text/plain'), true)).toEqual([]);
    expect(pastedFiles(clipboard('text/html'), true)).toEqual([]);
  });

  it('is taken beside its name or its HTML, which a copied file or a picture of a page has', () => {
    expect(pastedFiles(clipboard('text/plain'), false)).toEqual([picture]);
    expect(pastedFiles(clipboard('text/html'), false)).toEqual([picture]);
  });
});
