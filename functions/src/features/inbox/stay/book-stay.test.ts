import { expect, it } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { calendarPath } from '#platform/firestore-paths.ts';
import { staffInput } from '#platform/requests/list-fixture.ts';
import { bookStay } from './book-stay.ts';
import { MADE, NIGHTS, openStoredStay } from './stored-stay-fixture.ts';

const { enquiries } = OLDER_RECORDS;

const [HOLD, FEED, BOOKING] = [1, 2, 3].map((digit) => `${digit}b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f`);

/** Books the held nights of an enquiry, which another site has taken too; gives the calendar that is written. */
async function book(sameStays: object[]): Promise<unknown> {
  const occupancies = [
    { kind: 'hold', id: HOLD, ...NIGHTS, enquiryId: enquiries.id, expiresAt: '2027-03-02T09:00:00.000Z', ...MADE },
    { kind: 'feed', id: FEED, ...NIGHTS, feedId: FEED, site: 'Airbnb' },
  ];
  const { deps, written } = openStoredStay({ occupancies, sameStays });
  await bookStay(deps)({ ...staffInput('concierge'), params: { id: enquiries.id }, body: { id: BOOKING ?? '' } });
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
