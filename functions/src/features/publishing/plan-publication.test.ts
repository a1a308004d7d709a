import { Firestore, type DocumentReference, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import { OLDER_WORKING_COPIES } from '#domain/content/older-documents-fixture.ts';
import { MISSING_TEXT } from '#domain/property/completeness.ts';
import { ONLY_ARCHIVED, WORKING_UNREADABLE } from '#domain/publishing/text.ts';
import { describeGaps, planPublication } from './plan-publication.ts';

it('a working copy that cannot be read has this as its gap, and is logged', () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const ref = new Firestore({ projectId: 'unit' }).doc('properties/1');
  const found = { id: '1', ref, data: () => ({ rev: 2, title: 'Casa do Mar' }) } as unknown as DocumentSnapshot;
  expect(describeGaps('properties', found)).toEqual([WORKING_UNREADABLE]);
  expect(log).toHaveBeenCalledExactlyOnceWith('properties/1 does not parse', expect.any(Error));
});

it('an archived property without a page is not said to be live', async () => {
  const firestore = new Firestore({ projectId: 'unit' });
  const property = { ...OLDER_WORKING_COPIES.properties, archivedAt: '2026-03-01T09:00:00.000Z' };
  const get = ({ path }: DocumentReference) =>
    Promise.resolve({ exists: path === `properties/${property.id}`, data: () => property });
  const transaction = { get } as unknown as Transaction;
  const step = { firestore, transaction, uid: 'ana', now: new Date() };
  const plan = planPublication(step, [{ kind: 'properties', id: property.id, rev: property.rev }]);
  await expect(plan).rejects.toMatchObject({ code: 'conflict', detail: ONLY_ARCHIVED });
});

const FIRST = '00000000-0000-4000-8000-000000000001';
const SECOND = '00000000-0000-4000-8000-000000000002';

/** Plans to publish these properties, none of which has pictures. */
function planProperties(properties: readonly { id: string; title: string }[]) {
  const stored = new Map(
    properties.map((property) => [
      `properties/${property.id}`,
      { ...OLDER_WORKING_COPIES.properties, hero: null, gallery: [], type: 'event', rev: 1, ...property },
    ]),
  );
  const get = ({ id, path }: DocumentReference) => {
    const data = stored.get(path);
    return Promise.resolve({ id, exists: data !== undefined, data: () => data });
  };
  const firestore = new Firestore({ projectId: 'unit' });
  const step = { firestore, transaction: { get } as unknown as Transaction, uid: 'ana', now: new Date() };
  return planPublication(
    step,
    properties.map(({ id }) => ({ kind: 'properties', id, rev: 1 })),
  );
}

it('what is missing before several properties can be published names each of them', async () => {
  const properties = [
    { id: FIRST, title: 'Casa da Duna' },
    { id: SECOND, title: 'Quinta do Vale' },
  ];
  await expect(planProperties(properties)).rejects.toMatchObject({
    code: 'unlawful',
    fields: [
      { path: `properties/${FIRST}.hero`, message: `“Casa da Duna”: ${MISSING_TEXT.hero}` },
      { path: `properties/${SECOND}.hero`, message: `“Quinta do Vale”: ${MISSING_TEXT.hero}` },
    ],
  });
});

it('what is missing before the only property can be published does not name it', async () => {
  await expect(planProperties([{ id: FIRST, title: 'Casa da Duna' }])).rejects.toMatchObject({
    fields: [{ path: `properties/${FIRST}.hero`, message: MISSING_TEXT.hero }],
  });
});
