import { DocumentReference, Firestore, WriteBatch, type DocumentSnapshot } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { EXPORT_PAGE } from '#domain/export/exported-collections.ts';
import { listFixture } from '#platform/requests/list-fixture.ts';
import { isOfExport, readExportPage, startOf } from './read-export-page.ts';

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

describe('a page of an export', () => {
  const withEnquiries = (count: number) => {
    vi.spyOn(WriteBatch.prototype, 'commit').mockResolvedValue([]);
    vi.spyOn(DocumentReference.prototype, 'get').mockResolvedValue({ exists: false } as unknown as DocumentSnapshot);
    const paths = Array.from({ length: count }, (_, index) => `enquiries/${index}`);
    const { firestore, ...fixture } = listFixture(Object.fromEntries(paths.map((path) => [path, {}])));
    return { ...fixture, query: firestore.collection('enquiries') };
  };

  it('starts after a document that was deleted since the page before', async () => {
    const { query, ...deps } = withEnquiries(1);
    const request = { query, byTime: 'receivedAt', after: 'enquiries/gone@2026-03-01T12:00:00.000Z', entry };
    expect((await readExportPage(deps, request)).docs).toHaveLength(1);
  });

  it('names its last document when another page follows', async () => {
    const { query, ...deps } = withEnquiries(EXPORT_PAGE + 1);
    const { docs, next } = await readExportPage(deps, { query, after: undefined, entry });
    expect([docs.length, next]).toEqual([EXPORT_PAGE, `enquiries/${EXPORT_PAGE - 1}`]);
  });
});

describe('where a page starts', () => {
  const firestore = new Firestore({ projectId: 'unit' });
  const find = (after: string, collection: string, byTime?: string) =>
    startOf(firestore, after, { collection, byTime });

  it.each([
    ['enquiries/a', 'enquiries'],
    ['users/a/favorites/b', 'favorites'],
  ])('%s is one of %s', (path, collection) => {
    expect(find(path, collection)).toEqual([firestore.doc(path)]);
  });

  it('has the time of the document where they come by a time', () => {
    const time = '2026-03-01T12:00:00.000Z';
    const start = [new Date(time), firestore.doc('enquiries/a')];
    expect(find(`enquiries/a@${time}`, 'enquiries', 'receivedAt')).toEqual(start);
  });

  it.each(['auditLog/a', 'enquiries', 'enquiries/a/notes/b', 'a/b/enquiries/c', '../a', 'enquiries/__a__'])(
    'is not %s',
    (path) => {
      expect(() => find(path, 'enquiries')).toThrow(expect.objectContaining({ code: 'not_found' }));
    },
  );

  it.each(['enquiries/a', 'enquiries/a@yesterday', 'auditLog/a@2026-03-01T12:00:00.000Z'])(
    'is not %s by a time',
    (after) => {
      expect(() => find(after, 'enquiries', 'receivedAt')).toThrow(expect.objectContaining({ code: 'not_found' }));
    },
  );
});
