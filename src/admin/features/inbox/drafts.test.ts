import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '#lib/memory-storage-fixture.ts';
import { noteDrafts, replyDrafts } from './drafts.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
});

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
