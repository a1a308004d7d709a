import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shareLink } from './share-link.ts';

/** As much of an element as a message needs. */
class Part extends EventTarget {
  textContent = '';
  children: Part[] = [];
  append(child: Part): void {
    this.children.push(child);
  }
  replaceChildren(...children: Part[]): void {
    this.children = children;
  }
  contains(): boolean {
    return false;
  }
}

let body = new Part();
const texts = (): string[] => body.children.flatMap(({ children }) => children.map(({ textContent }) => textContent));

const LINK = { title: 'House', url: 'https://example.org/', copied: 'Copied.', linkIs: 'The link:' };

beforeEach(() => {
  vi.useFakeTimers();
  body = new Part();
  vi.stubGlobal('document', {
    body,
    createElement: () => new Part(),
    querySelector: () => null,
    querySelectorAll: () => [],
  });
  vi.stubGlobal('reportError', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

it('says that a link is copied, for some seconds', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } });
  await shareLink(LINK);
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual(['Copied.']);
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual([]);
});

it('shows a link that cannot be copied until it is closed: nobody writes it down in seconds', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  await shareLink(LINK);
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['The link: https://example.org/', 'Close']);
  body.children[0]?.children[1]?.dispatchEvent(new Event('click'));
  expect(texts()).toEqual([]);
});

it.each([
  ['is closed', 'AbortError'],
  ['is open already, after a second press', 'InvalidStateError'],
])('leaves the clipboard alone when the share sheet %s', async (_, name) => {
  const copied: string[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('navigator', {
    share: () => Promise.reject(new DOMException('no', name)),
    clipboard: {
      writeText: (text: string) => {
        copied.push(text);
        return Promise.resolve();
      },
    },
  });
  await shareLink(LINK);
  vi.advanceTimersByTime(1000);
  expect(copied).toEqual([]);
  expect(texts()).toEqual([]);
});
