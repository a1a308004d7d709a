import { Firestore, Query, type DocumentSnapshot, type QuerySnapshot } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { publishedFixture } from '#domain/content/published-fixture.ts';
import { storedEnquirySchema, type StoredEnquiry } from '#domain/enquiry/stored-enquiry.ts';
import { PROPERTY_NOT_LISTED } from '#domain/site/text.ts';
import { NO_FEES } from '#domain/stay/fees.ts';
import { seasonFixture } from '#domain/stay/stay-fixture.ts';
import { composeStay } from './compose-stay.ts';
import { NIGHTS, NOW } from './stored-stay-fixture.ts';

const PRICED = {
  ...{ seasons: [seasonFixture({ from: '2027-01-01', to: '2027-12-31', price: 200 })], fees: NO_FEES, occupancies: [] },
  ...{ rev: 1, updatedAt: '2027-01-01T12:00:00.000Z' },
};

function askForNights(): StoredEnquiry {
  const { enquiries } = OLDER_RECORDS;
  const enquiry = { ...enquiries.enquiry, checkInDate: NIGHTS.from, checkOutDate: NIGHTS.to };
  return storedEnquirySchema.parse({ ...enquiries, enquiry });
}

/** Composes the stay of an enquiry about a property that has left the site, beside one that is free. */
function compose(working?: object) {
  const asked = askForNights();
  const stored: Record<string, object> = {
    ...(working && { [`properties/${asked.property?.id}`]: working }),
    ...{ [`calendars/${asked.property?.id}`]: PRICED, 'calendars/free': PRICED },
  };
  const firestore = new Firestore({ projectId: 'unit' });
  const find = (path: string, data = stored[path]) =>
    ({ id: path.split('/')[1], exists: data !== undefined, data: () => data }) as unknown as DocumentSnapshot;
  vi.spyOn(firestore, 'getAll').mockImplementation((...refs) =>
    Promise.resolve(refs.map((ref) => find(String(Reflect.get(ref, 'path'))))),
  );
  const docs = [
    find('properties/free', publishedFixture({ type: 'rental', destination: 'azores', people: 8, slug: 'free' })),
  ];
  vi.spyOn(Query.prototype, 'get').mockResolvedValue({ docs } as unknown as QuerySnapshot);
  return composeStay(firestore, asked, NOW);
}

it('a guest of a property that has left the site can be offered others in its place', async () => {
  expect(await compose({ type: 'rental', destination: 'azores', title: 'Casa da Duna' })).toMatchObject({
    ...{ isOpen: true, reasons: [PROPERTY_NOT_LISTED], alternatives: [{ slug: 'free' }] },
  });
  expect(await compose({ type: 'rental', destination: null })).toMatchObject({ isOpen: true, alternatives: [] });
});

it('no nights can be taken of a property that is deleted', async () => {
  expect(await compose()).toMatchObject({ isOpen: false, alternatives: [] });
});
