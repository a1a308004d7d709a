import {
  DocumentReference,
  Firestore,
  Query,
  type DocumentSnapshot,
  type QuerySnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { settingsFixture } from '#domain/content/published-fixture.ts';
import { calendarPath } from '#platform/firestore-paths.ts';
import { staffInput } from '#platform/requests/list-fixture.ts';
import { bookStay } from './book-stay.ts';

const NOW = new Date('2027-03-01T09:00:00Z');

const [HOLD, FEED, BOOKING] = [1, 2, 3].map((digit) => `${digit}b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f`);

const NIGHTS = { from: '2027-05-08', to: '2027-05-15' };

/** Books the held nights of an enquiry, which another site has taken too; gives the calendar that is written. */
async function book(sameStays: object[]): Promise<unknown> {
  const { enquiries, calendars, staff } = OLDER_RECORDS;
  const made = { by: 'rita', createdAt: NOW.toISOString(), note: '' };
  const occupancies = [
    { kind: 'hold', id: HOLD, ...NIGHTS, enquiryId: enquiries.id, expiresAt: '2027-03-02T09:00:00.000Z', ...made },
    { kind: 'feed', id: FEED, ...NIGHTS, feedId: FEED, site: 'Airbnb' },
  ];
  const enquiry = { ...enquiries.enquiry, checkInDate: NIGHTS.from, checkOutDate: NIGHTS.to };
  const stored: Record<string, object> = {
    enquiries: { ...enquiries, enquiry },
    staff,
    calendars: { ...calendars, occupancies, sameStays },
    properties: { type: 'rental' },
  };
  const find = (reference: object) => {
    const data = stored[String(Reflect.get(reference, 'path')).split('/')[0] ?? ''];
    return { exists: data !== undefined, data: () => data } as unknown as DocumentSnapshot;
  };
  const firestore = new Firestore({ projectId: 'unit' });
  const written = new Map<string, unknown>();
  const transaction = {
    getAll: (...refs: DocumentReference[]) => Promise.resolve(refs.map(find)),
    set: ({ path }: DocumentReference, data: unknown) => written.set(path, data),
    ...{ create: () => undefined, update: () => undefined },
  } as unknown as Transaction;
  vi.spyOn(firestore, 'runTransaction').mockImplementation((work) => work(transaction));
  vi.spyOn(firestore, 'getAll').mockImplementation((...refs) => Promise.resolve(refs.map(find)));
  vi.spyOn(DocumentReference.prototype, 'get').mockImplementation(function get(this: DocumentReference) {
    return Promise.resolve(find(this));
  });
  vi.spyOn(Query.prototype, 'get').mockResolvedValue({ docs: [] } as unknown as QuerySnapshot);
  const handle = bookStay({
    ...{ database: () => firestore, clock: () => NOW, siteOrigin: () => 'https://brand.example' },
    content: { readSettings: () => Promise.resolve(settingsFixture()) },
  });
  await handle({ ...staffInput('concierge'), params: { id: enquiries.id }, body: { id: BOOKING ?? '' } });
  return written.get(calendarPath(enquiries.property.id));
}

it('books held nights that another site shows too, once staff have said that it is one stay', async () => {
  await expect(book([])).rejects.toMatchObject({ code: 'conflict' });
  const known = [{ one: HOLD, other: FEED }];
  expect(await book(known)).toMatchObject({
    occupancies: [
      { kind: 'feed', id: FEED },
      { kind: 'booking', id: HOLD },
    ],
    sameStays: known,
  });
});
