import { Firestore, type DocumentReference, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import { OLDER_WORKING_COPIES } from '#domain/content/older-documents-fixture.ts';
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
