import { Firestore, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { calendarPath, enquiryPath } from '#platform/firestore-paths.ts';
import { staffInput } from '#platform/requests/list-fixture.ts';
import { releaseEnquiry, releaseStay } from './release-stay.ts';
import { MADE, NIGHTS, NOW, openStoredStay } from './stored-stay-fixture.ts';

const { enquiries } = OLDER_RECORDS;

/** Releases the nights of an enquiry with this status, null for an erased one; gives the changes of it. */
async function release(status: string | null, kind: 'hold' | 'booking' = 'booking'): Promise<object[]> {
  const firestore = new Firestore({ projectId: 'unit' });
  const updated: object[] = [];
  const find = ({ path }: DocumentReference) => {
    const isFound = status !== null && path === `enquiries/${enquiries.id}`;
    return { exists: isFound, data: () => ({ ...enquiries, status }) };
  };
  const transaction = {
    getAll: (...refs: DocumentReference[]) => Promise.resolve(refs.map(find)),
    update: (_: DocumentReference, fields: object) => updated.push(fields),
    create: () => undefined,
  } as unknown as Transaction;
  const step = { firestore, transaction, now: NOW, uid: 'rita' };
  await releaseEnquiry(
    step,
    enquiries.id,
    { uid: 'rita', email: 'rita@brand.example' },
    { dates: '8 – 15 May 2027', kind },
  );
  return updated;
}

it('a booked enquiry is an answered one again, with a date to become anonymous, when its nights are made free', async () => {
  const [changed] = await release('booked');
  expect(changed).toMatchObject({
    status: 'answered',
    rev: enquiries.rev + 1,
    retainUntil: new Date('2029-03-01T09:00:00Z'),
  });
});

it('an enquiry whose hold is made free keeps its status', async () => {
  expect(await release('closed', 'hold')).toMatchObject([{ status: 'closed' }]);
  expect(await release('booked', 'hold')).toMatchObject([{ status: 'booked' }]);
});

it('nights of an erased enquiry are made free without it', async () => {
  expect(await release(null)).toEqual([]);
});

it('a booking of a deleted property, whose calendar stays, is released', async () => {
  const occupancies = [{ kind: 'booking', id: enquiries.id, ...NIGHTS, enquiryId: enquiries.id, ...MADE }];
  const { deps, written } = openStoredStay({ occupancies, status: 'booked', isDeleted: true });
  await releaseStay(deps)({ ...staffInput('concierge'), params: { id: enquiries.id } });
  expect(written.get(calendarPath(enquiries.property.id))).toMatchObject({ occupancies: [] });
  expect(written.get(enquiryPath(enquiries.id))).toMatchObject({ status: 'answered' });
});
