import { Firestore, Query, type DocumentSnapshot, type QuerySnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import { publishedFixture } from '#domain/content/published-fixture.ts';
import { NO_FEES } from '#domain/stay/fees.ts';
import { seasonFixture } from '#domain/stay/stay-fixture.ts';
import { findAlternatives } from './find-alternatives.ts';

const PLACE = { type: 'rental', destination: 'azores', location: 'Horta', people: 8 } as const;

const PRICED = {
  ...{ seasons: [seasonFixture({ from: '2027-01-01', to: '2027-12-31', price: 200 })], fees: NO_FEES, occupancies: [] },
  ...{ rev: 1, updatedAt: '2027-01-01T12:00:00.000Z' },
};

it('alternatives are found beside a property or a calendar that cannot be read, which is logged', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const firestore = new Firestore({ projectId: 'unit' });
  const found = (path: string, stored?: object) => {
    const ref = firestore.doc(path);
    return { id: ref.id, ref, exists: stored !== undefined, data: () => stored } as unknown as DocumentSnapshot;
  };
  const shown = ['free', 'damaged'].map((id) => found(`properties/${id}`, publishedFixture({ ...PLACE, slug: id })));
  const docs = [...shown, found('properties/nameless', { people: 8 })];
  vi.spyOn(Query.prototype, 'get').mockResolvedValue({ docs } as unknown as QuerySnapshot);
  vi.spyOn(firestore, 'getAll').mockResolvedValue([
    ...[found('calendars/free', PRICED), found('calendars/damaged', { rev: 1 }), found('calendars/nameless', PRICED)],
  ]);
  const alternatives = await findAlternatives(
    firestore,
    {
      property: { id: 'asked', slug: 'asked', title: 'Asked', type: 'rental' },
      ...{ range: { from: '2027-05-01', to: '2027-05-08' }, word: 'night', guests: null, accepted: null },
    },
    PLACE,
    new Date('2027-01-01T12:00:00Z'),
  );
  expect(alternatives.map(({ slug }) => slug)).toEqual(['free']);
  expect(log.mock.calls.map(([text]: unknown[]) => text)).toEqual([
    'calendars/damaged does not parse',
    'properties/nameless does not parse',
  ]);
});
