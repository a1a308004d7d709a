import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteDrafts, replyDrafts } from './drafts.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('a note and a reply that were begun stay with their message until they are sent', () => {
  const reply = { ...replyDrafts.read('first'), subject: 'The pool', text: 'Dear Ana,' };
  replyDrafts.keep('first', reply);
  noteDrafts.keep('first', 'Asked the gardener.');
  expect([noteDrafts.read('first'), noteDrafts.read('second')]).toEqual(['Asked the gardener.', '']);
  expect(replyDrafts.read('first')).toEqual(reply);
  noteDrafts.forget('first');
  expect(noteDrafts.read('first')).toBe('');
  expect(replyDrafts.read('first')).toEqual(reply);
});
