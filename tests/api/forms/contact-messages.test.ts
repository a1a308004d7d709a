import { afterAll, describe, expect, it } from 'vitest';
import { readProblem } from '#support/api/calls.ts';
import { acceptedEnquiry, openEnquiryFixture, sendEnquiry } from '#support/forms/enquiry-fixture.ts';
import { newEmail } from '#support/forms/sending.ts';
import { emailsAbout, enquiriesOf, only } from '#support/forms/stored.ts';
import { dayAhead } from '#support/future-days.ts';

const { firestore, property, close } = await openEnquiryFixture();

afterAll(close);

describe('a message from the contact page', () => {
  it('about a property is stored and mailed with that property', async () => {
    const message = { kind: 'contact', propertySlug: property.slug, message: 'Is it quiet?', email: newEmail() };
    const { id } = await acceptedEnquiry(await sendEnquiry(message));
    expect(only(await enquiriesOf(firestore, message.email)).property).toEqual({
      ...{ id: property.id, slug: property.slug, title: property.title, type: property.type },
    });
    const texts = (await emailsAbout(firestore, `enquiries/${id}`)).map((mail) => mail.message.text);
    for (const text of texts) expect(text).toContain(property.title);
  });

  it('about a property that is gone is stored and names it', async () => {
    const message = { kind: 'contact', propertySlug: 'gone-long-ago', message: 'Is it quiet?', email: newEmail() };
    const { id } = await acceptedEnquiry(await sendEnquiry(message));
    expect(only(await enquiriesOf(firestore, message.email)).property).toBeNull();
    const toConcierge = (await emailsAbout(firestore, `enquiries/${id}`)).find(({ to }) => to[0] !== message.email);
    expect(toConcierge?.message.text).toContain('gone-long-ago');
  });

  it.each([
    ['no message', { message: '', email: 'ana@test.example' }, 'enquiry.message', 'Please write a message'],
    [
      'neither email nor phone',
      { message: 'Please ring me', fullName: 'Ana' },
      'enquiry.email',
      'Please enter an email address or a phone number, so that we can answer you',
    ],
    [
      'a stay that ends before it begins',
      { message: 'Hello', phone: '912 000 000', checkInDate: dayAhead(30), checkOutDate: dayAhead(29) },
      'enquiry.checkOutDate',
      'Check-out must be after check-in',
    ],
  ])('with %s is rejected', async (_, given, path, message) => {
    const problem = await readProblem(await sendEnquiry({ kind: 'contact', ...given }));
    expect(problem).toMatchObject({ status: 400, code: 'invalid_request', fields: [{ path, message }] });
  });
});
