import { beforeEach, expect, it, vi } from 'vitest';
import { loadStyleSheet } from './load-style-sheet.ts';

/** As much of a link as is needed. */
class Link extends EventTarget {
  href = '';
  rel = '';
  sheet: object | null = null;
  remove(): void {
    links = links.filter((link) => link !== this);
  }
  settle(type: 'load' | 'error'): void {
    if (type === 'load') this.sheet = {};
    this.dispatchEvent(new Event(type));
  }
}

let links: Link[] = [];

beforeEach(() => {
  links = [];
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('document', {
    createElement: () => new Link(),
    querySelector: () => links[0] ?? null,
    head: { append: (link: Link) => links.push(link) },
  });
});

it('waits for a style sheet that another call began to load, and links it once', async () => {
  const settled: string[] = [];
  const first = loadStyleSheet('/map.css').then(() => settled.push('first'));
  const second = loadStyleSheet('/map.css').then(() => settled.push('second'));
  await Promise.resolve();
  expect(settled).toEqual([]);
  expect(links).toHaveLength(1);
  links[0]?.settle('load');
  await Promise.all([first, second]);
  await loadStyleSheet('/map.css');
  expect(links).toHaveLength(1);
});

it('rejects every call for a style sheet that cannot be loaded, and the next tries again', async () => {
  const calls = Promise.allSettled([loadStyleSheet('/map.css'), loadStyleSheet('/map.css')]);
  links[0]?.settle('error');
  expect((await calls).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = loadStyleSheet('/map.css');
  links[0]?.settle('load');
  await expect(again).resolves.toBeUndefined();
});
