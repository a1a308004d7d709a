import { afterAll, describe, expect, it } from 'vitest';
import { readProblem } from '#support/api/calls.ts';
import { acceptedEnquiry, openEnquiryFixture, sendEnquiry } from '#support/forms/enquiry-fixture.ts';
import { newEmail } from '#support/forms/sending.ts';
import { emailsAbout } from '#support/forms/stored.ts';
import { dayAhead } from '#support/future-days.ts';

const { firestore, property, close } = await openEnquiryFixture({ type: 'event', people: 90 });

afterAll(close);

const enquiry = (guests: number) => ({
  ...{ kind: 'venue', propertyId: property.id, name: 'Ana Exemplo', email: newEmail(), guests },
  ...{ occasion: 'Wedding', firstDay: dayAhead(90), lastDay: dayAhead(90) },
});

describe('an enquiry about a venue', () => {
  it('is mailed with the occasion, its days and as many guests as the venue takes', async () => {
    const { id } = await acceptedEnquiry(await sendEnquiry(enquiry(90)));
    const texts = (await emailsAbout(firestore, `enquiries/${id}`)).map(({ message }) => message.text);
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(text).toMatch(/Venue enquiry|Occasion/);
    for (const text of texts) expect(text).toMatch(/Wedding[\s\S]*90/);
  });

  it('for more guests than the venue takes is rejected', async () => {
    const problem = await readProblem(await sendEnquiry(enquiry(91)));
    const fault = { path: 'enquiry.guests', message: 'This property takes up to 90 guests' };
    expect(problem).toMatchObject({ code: 'invalid_request', fields: [fault] });
  });
});
