import { Firestore, type DocumentReference } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { documentAt, isOfExport } from './read-export-page.ts';

const now = new Date('2026-03-01T12:00:00Z');
const entry = { action: 'enquiry.exported', target: 'enquiries', uid: 'ana', details: { from: '1', to: '2' } } as const;
const at = (time: string) => ({ toDate: () => new Date(time) });
const stored = { ...entry, before: null, after: null, at: at('2026-03-01T11:30:00Z') };

describe('the latest entry of the audit log', () => {
  it('is of an export that began within the hour with the same collection and details', () => {
    expect(isOfExport(stored, entry, now)).toBe(true);
  });

  it.each([
    ['an older export', { ...stored, at: at('2026-03-01T10:59:00Z') }],
    ['an export of another collection', { ...stored, target: 'subscribers' }],
    ['an export with other details', { ...stored, details: { from: '1', to: '3' } }],
    ['nobody knows what, when it cannot be read', { ...stored, addedLater: true }],
    ['nothing, when there is none', undefined],
  ])('is of %s', (_, latest) => {
    expect(isOfExport(latest, entry, now)).toBe(false);
  });
});

describe('the document after which a page starts', () => {
  const firestore = new Firestore({ projectId: 'unit' });
  const find = (path: string, collection: string): DocumentReference => documentAt(firestore, path, collection);

  it.each([
    ['enquiries/a', 'enquiries'],
    ['users/a/favorites/b', 'favorites'],
  ])('%s is one of %s', (path, collection) => {
    expect(find(path, collection).path).toBe(path);
  });

  it.each(['auditLog/a', 'enquiries', 'enquiries/a/notes/b', '../a', 'enquiries/__a__'])('%s is none', (path) => {
    expect(() => find(path, 'enquiries')).toThrow(expect.objectContaining({ code: 'not_found' }));
  });
});
