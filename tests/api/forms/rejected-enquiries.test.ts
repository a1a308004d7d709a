import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { readProblem } from '#support/api/calls.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import { openEnquiryFixture, sendEnquiry } from '#support/forms/enquiry-fixture.ts';
import { formMetadata, newEmail } from '#support/forms/sending.ts';
import { enquiriesOf } from '#support/forms/stored.ts';
import { dayAhead, weekdayAhead } from '#support/future-days.ts';

const { firestore, information, close } = await openEnquiryFixture();

afterAll(close);

describe('an impossible request is rejected', () => {
  const passed = 'This date has passed. Please choose today or a later date';

  it.each([
    ['a stay in the past', { checkInDate: dayAhead(-30), checkOutDate: dayAhead(30) }, 'checkInDate', passed],
    [
      'a holiday of twenty years',
      { checkInDate: dayAhead(30), checkOutDate: dayAhead(30 + 20 * 365) },
      'checkOutDate',
      'A holiday stay has at most 60 nights. For longer, ask us about mid-term rentals',
    ],
    ['more guests than the property takes', { guests: 9 }, 'guests', 'This property takes up to 8 guests'],
  ])('%s', async (_, given, field, message) => {
    const problem = await readProblem(await sendEnquiry(information(given)));
    expect(problem).toMatchObject({
      code: 'invalid_request',
      fields: [{ path: `enquiry.${field}`, message }],
    });
  });

  it.each([
    ['a viewing in the past', dayAhead(-30), passed],
    [
      'a viewing on a Sunday',
      weekdayAhead(30, 0),
      'Viewings take place Monday to Friday. Please choose one of these days',
    ],
  ])('%s', async (_, preferredDate, message) => {
    const viewing = { ...information(), kind: 'viewing', phone: '912 000 000', agreeToTerms: true };
    const problem = await readProblem(await sendEnquiry({ ...viewing, preferredDate, preferredTime: '10:00' }));
    expect(problem).toMatchObject({ fields: [{ path: 'enquiry.preferredDate', message }] });
  });

  it('a trip in the past', async () => {
    const trip = { kind: 'trip_request', name: 'Rui Exemplo', email: newEmail() };
    const problem = await readProblem(await sendEnquiry({ ...trip, travelDates: { checkIn: dayAhead(-30) } }));
    expect(problem).toMatchObject({ fields: [{ path: 'enquiry.travelDates.checkIn', message: passed }] });
  });
});

describe('an enquiry is rejected', () => {
  it('when its property is not published, naming the field', async () => {
    const problem = await readProblem(await sendEnquiry(information({ propertyId: randomUUID() })));
    expect(problem).toMatchObject({ code: 'invalid_request', fields: [{ path: 'enquiry.propertyId' }] });
  });

  it.each([
    ['without a name', { name: ' ' }, 'enquiry.name', 'Please enter your full name'],
    ['without a valid email', { email: 'ana at home' }, 'enquiry.email', 'Please enter a valid email address'],
    ['with a line break in the name', { name: 'Ana\r\nBcc: x@y.example' }, 'enquiry.name', 'Please use a single line'],
    ['for 21 guests', { guests: 21 }, 'enquiry.guests', 'Please enter a whole number from 1 to 20'],
  ])('%s, with the sentence of the form', async (_, given, path, message) => {
    const problem = await readProblem(await sendEnquiry(information(given)));
    expect(problem).toMatchObject({ status: 400, code: 'invalid_request', fields: [{ path, message }] });
  });

  it('when the hidden field was filled in', async () => {
    const enquiry = information();
    const problem = await readProblem(await sendEnquiry(enquiry, { homepage: 'https://spam.example' }));
    expect(problem).toMatchObject({ status: 400, code: 'not_human' });
    expect(await enquiriesOf(firestore, enquiry.email)).toHaveLength(0);
  });

  it('when it was filled in faster than a person can, and says when to send it again', async () => {
    const response = await sendEnquiry(information(), { elapsed: 400 });
    expect(response.headers.get('Retry-After')).toBe('2');
    expect(await readProblem(response)).toMatchObject({ status: 429, code: 'too_quick' });
  });

  it('when its consent version is unknown', async () => {
    const problem = await readProblem(await sendEnquiry(information(), { consentVersion: 'none' }));
    expect(problem).toMatchObject({ code: 'invalid_request', fields: [{ path: 'consentVersion' }] });
  });

  it('when it is larger than 64 kB', async () => {
    const problem = await readProblem(await sendEnquiry(information({ message: 'a'.repeat(65_536) })));
    expect(problem).toMatchObject({ status: 413, code: 'payload_too_large' });
  });

  it('when a page of another site sends it', async () => {
    const response = await fetch(`${readEmulatorEnvironment().siteOrigin}/api/enquiries`, {
      method: 'POST',
      body: JSON.stringify({ ...formMetadata('enquiry'), enquiry: information() }),
      headers: { 'Content-Type': 'application/json', Origin: 'https://elsewhere.example' },
    });
    expect(await readProblem(response)).toMatchObject({ status: 403, code: 'wrong_origin' });
  });
});
