import { expect, it, vi } from 'vitest';
import * as messages from './announce.ts';
import { shareLink } from './share-link.ts';

const LINK = { title: 'House', url: 'https://example.org/', copied: 'Copied.', linkIs: 'The link:' };

const announced = () => vi.spyOn(messages, 'announce').mockReturnValue();

it('says that a link is copied', async () => {
  const said = announced();
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } });
  await shareLink(LINK);
  expect(said).toHaveBeenCalledExactlyOnceWith('Copied.');
});

it('shows a link that cannot be copied until it is closed: nobody writes it down in seconds', async () => {
  const said = announced();
  vi.stubGlobal('reportError', () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  await shareLink(LINK);
  const closed = { label: 'Close', act: expect.any(Function) as unknown };
  expect(said).toHaveBeenCalledExactlyOnceWith('The link: https://example.org/', [closed]);
});

it.each([
  ['is closed', 'AbortError'],
  ['is open already, after a second press', 'InvalidStateError'],
])('leaves the clipboard alone when the share sheet %s', async (_, name) => {
  const said = announced();
  const writeText = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('no', name)), clipboard: { writeText } });
  await shareLink(LINK);
  expect(writeText).not.toHaveBeenCalled();
  expect(said).not.toHaveBeenCalled();
});
