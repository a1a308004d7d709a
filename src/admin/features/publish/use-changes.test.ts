import { expect, it } from 'vitest';
import { changeKey, untick } from './use-changes.ts';

const SEEN = { kind: 'services', id: 'concierge', rev: 4, publishedRev: 3 } as const;

it('a ticked change is another one after a colleague has changed or unpublished the document', () => {
  expect(changeKey({ ...SEEN })).toBe(changeKey(SEEN));
  expect(changeKey({ ...SEEN, rev: 5 })).not.toBe(changeKey(SEEN));
  expect(changeKey({ ...SEEN, publishedRev: 0 })).not.toBe(changeKey(SEEN));
});

it('a change that was ticked while others were being published stays ticked', () => {
  const later = { ...SEEN, id: 'chef' };
  expect(untick(new Set([SEEN, later].map(changeKey)), [SEEN])).toEqual(new Set([changeKey(later)]));
});
