import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { formatStay } from '#domain/core/format-date.ts';
import { addDays } from '#domain/stay/nights.ts';
import { emailsAbout } from '#support/forms/stored.ts';
import { blockOf } from '#support/stays/calendar-fixture.ts';
import { openConciergeFixture } from '#support/stays/concierge-fixture.ts';
import { ASKED } from '#support/stays/enquiry-stay-fixture.ts';

const { content, stays, concierge, call, close } = await openConciergeFixture();
afterAll(close);

const LAST = addDays(ASKED.from, 2);

describe('the days of an enquiry about a venue', () => {
  it('are named to the last one, counted and priced', async () => {
    const { id: property } = await stays.openLetting({ type: 'event' });
    const { id } = await stays.askVenue(property, ASKED.from, LAST);
    expect(await stays.readStay(id)).toMatchObject({
      ...{ dates: formatStay(ASKED.from, LAST), word: 'day', state: 'free' },
      quote: { lines: [{ kind: 'nights', nights: 3 }, { kind: 'cleaning' }], totalCents: (3 * 200 + 150) * 100 },
    });
  });

  it('are named to the last one in the audit log of the calendar', async () => {
    const { id } = await stays.openLetting({ type: 'event' });
    const block = blockOf('2027-05-01', '2027-05-02');
    await content.callAs(concierge, 'POST', `/api/admin/calendars/${id}/occupancies`, block);
    await content.callAs(concierge, 'DELETE', `/api/admin/calendars/${id}/occupancies/${block.id}`);
    const dates = (await content.readAudit(`properties/${id}`)).map(({ details }) => details['dates']);
    expect(dates.slice(-2)).toEqual(['1 May 2027', '1 May 2027']);
  });

  it('are taken for the next one who asks, who reads of days', async () => {
    const { id: property } = await stays.openLetting({ type: 'production' });
    const [first, second] = [
      await stays.askVenue(property, ASKED.from, LAST),
      await stays.askVenue(property, LAST, LAST),
    ];
    await stays.book(first.id);
    expect((await stays.readStay(second.id))?.reasons).toEqual(['Some of these days are not free']);
  });

  it('are held to the last one for a contact message too', async () => {
    const { id: property, slug } = await stays.openLetting({ type: 'event' });
    const { id } = await stays.askByMessage(slug, { from: ASKED.from, to: LAST });
    expect(await stays.readStay(id)).toMatchObject({ dates: formatStay(ASKED.from, LAST), word: 'day', state: 'free' });
    await call('POST', id, 'hold', { id: randomUUID() });
    const next = await stays.askVenue(property, LAST, LAST);
    expect((await stays.readStay(next.id))?.reasons).toEqual(['Some of these days are not free']);
  });

  it('are held with an email that says days', async () => {
    const { id: property } = await stays.openLetting({ type: 'event' });
    const { id } = await stays.askVenue(property, ASKED.from, LAST);
    await call('POST', id, 'hold', { id: randomUUID() });
    const held = (await emailsAbout(content.firestore, `enquiries/${id}`)).find(({ message }) =>
      message.subject.startsWith('We hold'),
    );
    expect(held?.message.text).toContain('Nobody else can book these days for 48 hours');
    expect(held?.message.text).toContain('3 days, All year: €600');
    expect(held?.message.text).toContain(formatStay(ASKED.from, LAST));
  });
});
