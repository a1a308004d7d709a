import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { addDays } from '#domain/stay/nights.ts';
import { endHolds } from '#functions/features/inbox/stay/end-holds.ts';
import { createPublishedContent } from '#functions/platform/content/published-content.ts';
import { calendarPath, enquiryPath, propertyPath, publishedPropertyPath } from '#functions/platform/firestore-paths.ts';
import { openConciergeFixture } from '#support/stays/concierge-fixture.ts';

const HOUR = 3_600_000;

const { content, stays, call, close } = await openConciergeFixture();
afterAll(async () => {
  // Entries of days to come would be the latest ones of the audit log for every later test.
  const { docs } = await content.firestore.collection('auditLog').where('at', '>', new Date()).get();
  for (const { ref } of docs) await ref.delete();
  await close();
});

const hold = (id: string) => call('POST', id, 'hold', { id: randomUUID() });
const book = (id: string) => call('POST', id, 'booking', { id: randomUUID() });

const isEnded = (subject: string) => subject.startsWith('Our hold of ');

/** Does what the job does, some hours from now. */
const endHoldsIn = (hours: number) =>
  endHolds({
    database: () => content.firestore,
    content: createPublishedContent(() => content.firestore),
    siteOrigin: () => 'https://site.example',
    clock: () => new Date(Date.now() + hours * HOUR),
  });

/** Lets the time of every hold of a calendar pass. */
async function expireHolds(propertyId: string): Promise<void> {
  const expiresAt = new Date(Date.now() - HOUR).toISOString();
  const { occupancies } = await stays.readCalendar(propertyId);
  await content.firestore.doc(calendarPath(propertyId)).update({
    occupancies: occupancies.map((occupancy) => (occupancy.kind === 'hold' ? { ...occupancy, expiresAt } : occupancy)),
    nextHoldEnd: expiresAt,
  });
}

describe('a hold', () => {
  it('ends by itself after its time, once, and the guest is told', async () => {
    const { id: property } = await stays.openLetting();
    const { id } = await stays.ask(property);
    await hold(id);
    await endHoldsIn(47);
    expect((await stays.readCalendar(property)).occupancies).toHaveLength(1);
    await endHoldsIn(49);
    await endHoldsIn(49);
    expect(await stays.readCalendar(property)).toMatchObject({ occupancies: [], nextHoldEnd: null });
    expect((await stays.readSubjects(id)).filter(isEnded)).toHaveLength(1);
    expect((await content.readAudit(`properties/${property}`)).at(-1)).toMatchObject({
      action: 'calendar.hold-ended',
      uid: null,
    });
    expect(await stays.readStay(id)).toMatchObject({ state: 'free' });
  });

  it('ends although an earlier one is of a deleted property, whose guest has nothing to answer', async () => {
    const [deleted, kept] = [await stays.openLetting(), await stays.openLetting()];
    const [first, second] = [await stays.ask(deleted.id), await stays.ask(kept.id)];
    await hold(first.id);
    await hold(second.id);
    await content.firestore.doc(propertyPath(deleted.id)).delete();
    await endHoldsIn(49);
    expect(await stays.readCalendar(deleted.id)).toMatchObject({ occupancies: [], nextHoldEnd: null });
    expect(await stays.readCalendar(kept.id)).toMatchObject({ occupancies: [], nextHoldEnd: null });
    expect((await stays.readSubjects(first.id)).filter(isEnded)).toEqual([]);
    expect((await stays.readSubjects(second.id)).filter(isEnded)).toHaveLength(1);
  });

  it('ends without an email about a property that has left the site', async () => {
    const { id: property } = await stays.openLetting();
    const { id } = await stays.ask(property);
    await hold(id);
    await content.firestore.doc(publishedPropertyPath(property)).delete();
    await endHoldsIn(49);
    expect(await stays.readCalendar(property)).toMatchObject({ occupancies: [], nextHoldEnd: null });
    expect((await stays.readSubjects(id)).filter(isEnded)).toEqual([]);
  });

  it('ends without an email about an enquiry that cannot be read', async () => {
    const { id: property } = await stays.openLetting();
    const { id } = await stays.ask(property);
    await hold(id);
    await content.firestore.doc(enquiryPath(id)).update({ kind: 'unknown' });
    await endHoldsIn(49);
    expect(await stays.readCalendar(property)).toMatchObject({ occupancies: [], nextHoldEnd: null });
    expect((await stays.readSubjects(id)).filter(isEnded)).toEqual([]);
  });

  it('ends without an email once its first night has passed', async () => {
    const { id: property } = await stays.openLetting();
    const tonight = lisbonTime(new Date()).date;
    const { id } = await stays.ask(property, { from: tonight, to: addDays(tonight, 5) });
    expect((await hold(id)).status).toBe(200);
    await endHoldsIn(49);
    expect(await stays.readCalendar(property)).toMatchObject({ occupancies: [], nextHoldEnd: null });
    expect((await stays.readSubjects(id)).filter(isEnded)).toEqual([]);
  });

  it('that has expired is told of, although its nights are booked for another enquiry before', async () => {
    const { id: property } = await stays.openLetting();
    const [late, fast] = [await stays.ask(property), await stays.ask(property)];
    await hold(late.id);
    await expireHolds(property);
    expect((await book(fast.id)).status).toBe(200);
    await endHoldsIn(0);
    expect((await stays.readSubjects(late.id)).filter(isEnded)).toHaveLength(1);
    expect((await stays.readCalendar(property)).occupancies).toMatchObject([{ kind: 'booking', enquiryId: fast.id }]);
  });

  it('that has expired and is made or booked again is not told of', async () => {
    for (const again of [hold, book]) {
      const { id: property } = await stays.openLetting();
      const { id } = await stays.ask(property);
      await hold(id);
      await expireHolds(property);
      expect((await again(id)).status).toBe(200);
      await endHoldsIn(0);
      expect((await stays.readSubjects(id)).filter(isEnded)).toEqual([]);
      expect((await stays.readCalendar(property)).occupancies).toHaveLength(1);
    }
  });
});
