import { expect, it } from 'vitest';
import { changeKey } from './use-changes.ts';

const SEEN = { kind: 'services', id: 'concierge', rev: 4, publishedRev: 3 } as const;

it('a ticked change is another one after a colleague has changed or unpublished the document', () => {
  expect(changeKey({ ...SEEN })).toBe(changeKey(SEEN));
  expect(changeKey({ ...SEEN, rev: 5 })).not.toBe(changeKey(SEEN));
  expect(changeKey({ ...SEEN, publishedRev: 0 })).not.toBe(changeKey(SEEN));
});
