import { Firestore, Query, type QuerySnapshot, type Transaction } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { forgetPublisher } from './forget-publisher.ts';

const AT = '2026-03-01T09:00:00.000Z';
const [ANA, RUI] = ['ana@test.example', 'rui@test.example'];
const GONE = 'a former colleague';

const PUBLICATION = {
  ...{ revision: 7, at: AT, uid: 'u1', who: ANA },
  changes: [
    { kind: 'services', id: 'concierge', rev: 2, change: 'changed', title: 'Concierge' },
    { kind: 'services', id: 'gone', rev: 0, change: 'removed', title: 'Gone' },
  ],
};

/** What is stored, by path; a document that is missing here was deleted since. */
const STORED: Record<string, Record<string, unknown>> = {
  'publications/0000000007': PUBLICATION,
  'publishedRevisions/publishedServices~concierge': {
    revisions: [
      { rev: 2, revision: 7, at: AT, who: ANA },
      { rev: 1, revision: 6, at: AT, who: RUI },
    ],
  },
  'publishedRevisions/publishedServices~gone': { revisions: [], unpublished: { at: AT, who: ANA } },
  'builds/b1': { who: [ANA, RUI] },
};

it('an erased colleague is named nowhere in what was published, and others still are', async () => {
  const firestore = new Firestore({ projectId: 'demo-unit' });
  const found = (paths: readonly string[]) =>
    paths.map((path) => ({
      ...{ ref: firestore.doc(path), exists: path in STORED, data: () => STORED[path] },
      get: (field: string) => STORED[path]?.[field],
    }));
  const page = (...paths: string[]) => ({ docs: found(paths) }) as unknown as QuerySnapshot;
  const search = vi.spyOn(Query.prototype, 'get');
  search.mockResolvedValueOnce(page('publications/0000000007')).mockResolvedValueOnce(page('builds/b1'));
  search.mockResolvedValueOnce(page('scheduledPublications/cancelled'));
  const written: [string, unknown][] = [];
  const transaction = {
    getAll: (...documents: { path: string }[]) => Promise.resolve(found(documents.map(({ path }) => path))),
    update: ({ path }: { path: string }, fields: unknown) => written.push([path, fields]),
  } as unknown as Transaction;
  vi.spyOn(firestore, 'runTransaction').mockImplementation((work) => work(transaction));

  await forgetPublisher(firestore, ANA.toUpperCase());

  expect(written).toEqual([
    [
      'publishedRevisions/publishedServices~concierge',
      {
        revisions: [
          { rev: 2, revision: 7, at: AT, who: GONE },
          { rev: 1, revision: 6, at: AT, who: RUI },
        ],
      },
    ],
    ['publishedRevisions/publishedServices~gone', { revisions: [], unpublished: { at: AT, who: GONE } }],
    ['publications/0000000007', { who: GONE }],
    ['builds/b1', { who: [GONE, RUI] }],
  ]);
});
