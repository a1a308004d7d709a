import { describe, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

function stubClipboard(clipboard: unknown): void {
  vi.stubGlobal('navigator', { clipboard });
}

describe('copyText', () => {
  it('copies the text', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    stubClipboard({ writeText });
    expect(await copyText('an address')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('an address');
  });

  it.each([
    ['forbids it', { writeText: () => Promise.reject(new DOMException('Denied', 'NotAllowedError')) }],
    ['has no clipboard', undefined],
  ])('says that nothing was copied where the browser %s', async (_case, clipboard) => {
    stubClipboard(clipboard);
    expect(await copyText('an address')).toBe(false);
  });
});
