import { submissionsApi } from '#domain/api/submissions.ts';
import { submissionPhotoPath } from '#domain/submission/stored-submission.ts';
import { DATE_PASSED } from '#domain/enquiry/text.ts';
import { AVAILABLE_TO_BEFORE_FROM } from '#domain/submission/text.ts';
import { deleteApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { originalObject } from '#functions/features/media/picture-store.ts';
import { pictureIdOf } from '#functions/features/media/uploads/render-variants.ts';
import { pictureUsePath } from '#functions/platform/firestore-paths.ts';
import { sha256 } from '#functions/platform/secrets.ts';
import { openAdminApp } from '#support/emulators/admin-app.ts';
import { callSite, readProblem } from '#support/api/calls.ts';
import { emailsAbout, only, submissionsOf } from '#support/forms/stored.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import { dayAhead } from '#support/future-days.ts';
import { newEmail, newIp, postForm, postJson, formMetadata } from '#support/forms/sending.ts';

const environment = readEmulatorEnvironment();
const admin = openAdminApp(environment);
const firestore = getFirestore(admin);
const bucket = getStorage(admin).bucket();
let jpeg: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  const background = { r: 200, g: 180, b: 150 };
  jpeg = new Uint8Array(
    await sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );
});
afterAll(() => deleteApp(admin));

const property = (given: Record<string, unknown> = {}) => ({
  ownerName: 'Rui Exemplo',
  email: newEmail(),
  phone: '+351 912 345 678',
  propertyType: 'Villa',
  propertyLocation: 'Comporta',
  bedrooms: 4,
  bathrooms: 3,
  area: '320',
  description: 'A villa among pines.',
  rentalType: 'Vacation Rental',
  priceExpectation: '€6,000 a week',
  agreeToTerms: true,
  photos: [{ name: 'front.jpg', type: 'image/jpeg', bytes: jpeg.byteLength }],
  ...given,
});

const send = (submission: unknown, given: Record<string, unknown> = {}) =>
  postJson('/api/submissions', { ...formMetadata('submission'), submission, ...given });

async function store(given: Record<string, unknown> = {}) {
  const submission = property(given);
  const response = await send(submission);
  expect(response.status).toBe(200);
  return { submission, ...submissionsApi['POST /api/submissions'].response.parse(await response.json()) };
}

const put = (id: string, n: number | string, ticket: string, body = jpeg, type = 'image/jpeg') =>
  callSite(`/api/submissions/${id}/photos/${n}`, {
    method: 'PUT',
    body,
    headers: { 'Content-Type': type, 'Upload-Ticket': ticket, 'X-Forwarded-For': newIp() },
  });

describe('a submission', () => {
  it('is stored, to be reviewed within 48 hours, with a ticket that it keeps as a hash', async () => {
    const { submission, id, ticket, receivedAt, reviewDueAt } = await store({ marketingConsent: true });
    const stored = only(await submissionsOf(firestore, submission.email));
    expect(stored).toMatchObject({ id, submission, marketingConsent: { version: 'submission-2026-11' } });
    expect(Date.parse(reviewDueAt) - Date.parse(receivedAt)).toBe(48 * 3_600_000);
    expect(JSON.stringify(stored)).not.toContain(ticket);
  });

  it('is mailed to the team for owners and acknowledged to the owner', async () => {
    const { submission, id } = await store();
    const mails = await emailsAbout(firestore, `submissions/${id}`);
    const toTeam = only(mails.filter(({ to }) => to[0] !== submission.email));
    expect([toTeam.replyTo, toTeam.message.text.includes('A villa among pines.')]).toEqual([submission.email, true]);
    const toOwner = only(mails.filter(({ to }) => to[0] === submission.email));
    expect(toOwner.message.text).toContain('Our team will review your submission within 48 hours');
  });

  it('sent again gets the same ticket and is stored once', async () => {
    const [submission, sending] = [property(), formMetadata('submission')];
    const [first, again] = await Promise.all([send(submission, sending), send(submission, sending)]);
    expect(await first.json()).toEqual(await again.json());
    expect(await submissionsOf(firestore, submission.email)).toHaveLength(1);
  });

  it.each([
    ['21 photographs', { photos: Array.from({ length: 21 }, () => ({ name: 'a', type: 'image/png', bytes: 1 })) }],
    ['a photograph of more than 10 MB', { photos: [{ name: 'a', type: 'image/png', bytes: 10_485_761 }] }],
    ['no bedrooms', { bedrooms: 0 }],
    ['terms that were not accepted', { agreeToTerms: false }],
  ])('with %s is rejected', async (_, given) => {
    expect(await readProblem(await send(property(given)))).toMatchObject({ code: 'invalid_request' });
  });

  it.each([
    ['from a day that has passed', { availableFrom: dayAhead(-2) }, 'availableFrom', DATE_PASSED],
    ['to a day that has passed', { availableTo: dayAhead(-2) }, 'availableTo', DATE_PASSED],
    [
      'to a day before the first',
      { availableFrom: dayAhead(3), availableTo: dayAhead(2) },
      'availableTo',
      AVAILABLE_TO_BEFORE_FROM,
    ],
  ])('available %s is rejected by the name of the field', async (_, given, field, message) => {
    const problem = await readProblem(await send(property(given)));
    expect(problem).toMatchObject({
      code: 'invalid_request',
      fields: [{ path: `submission.${field}`, message }],
    });
  });

  it('is still read after its days of availability have passed', async () => {
    const { submission, id } = await store({ availableFrom: dayAhead(1), availableTo: dayAhead(2) });
    await firestore
      .doc(`submissions/${id}`)
      .update({ 'submission.availableFrom': dayAhead(-9), 'submission.availableTo': dayAhead(-8) });
    expect(only(await submissionsOf(firestore, submission.email)).submission).toMatchObject({
      availableTo: dayAhead(-8),
    });
  });

  it('without JavaScript contains everything but photographs', async () => {
    const { photos, agreeToTerms, ...fields } = property();
    expect([photos.length, agreeToTerms]).toEqual([1, true]);
    const response = await postForm('/api/submissions', [
      ...Object.entries(fields).map(([name, value]) => [name, String(value)] as const),
      ['agreeToTerms', 'on'],
      ['amenities', 'pool'],
      ['amenities', 'garden'],
      ['homepage', ''],
      ['consentVersion', formMetadata('submission').consentVersion],
    ]);
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/sent/submission']);
    const stored = only(await submissionsOf(firestore, fields.email));
    expect(stored.submission).toMatchObject({ bedrooms: 4, amenities: ['pool', 'garden'], photos: [] });
  });
});

describe('a photograph', () => {
  it('is stored privately, and recorded on its submission', async () => {
    const { submission, id, ticket } = await store();
    const response = await put(id, 0, ticket);
    expect(await response.json()).toEqual({ n: 0, type: 'image/jpeg', bytes: jpeg.byteLength, sha256: sha256(jpeg) });
    // The pictures' function moves it from the upload folder to a private original.
    const note = firestore.doc(pictureUsePath('submissions', id));
    const places = async (): Promise<unknown> => (await note.get()).get('places');
    await expect.poll(places, { timeout: 20_000 }).toEqual([{ place: 'photos.0', pictureId: pictureIdOf(jpeg) }]);
    const [file] = await bucket.file(originalObject(pictureIdOf(jpeg))).download();
    expect(new Uint8Array(file)).toEqual(jpeg);
    await expect.poll(async () => (await bucket.file(submissionPhotoPath(id, 0)).exists())[0]).toBe(false);
    expect(only(await submissionsOf(firestore, submission.email)).received).toMatchObject({
      0: { type: 'image/jpeg' },
    });
  });

  it('sent again gets the same response', async () => {
    const { id, ticket } = await store();
    const [first, again] = [await put(id, 0, ticket), await put(id, 0, ticket)];
    expect(await again.json()).toEqual(await first.json());
  });

  it('is not replaced by another', async () => {
    const { id, ticket } = await store();
    await put(id, 0, ticket);
    const response = await put(id, 0, ticket, new Uint8Array([...jpeg, 0]));
    expect(await readProblem(response)).toMatchObject({ status: 409, code: 'conflict' });
  });

  it('is accepted once when two come at once under one number, and the other is rejected', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { submission, id, ticket } = await store();
      const rivals = [jpeg, new Uint8Array([...jpeg, round])];
      const responses = await Promise.all(rivals.map((bytes) => put(id, 0, ticket, bytes)));
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const winner = only(rivals.filter((_, index) => responses[index]?.status === 200));
      const accepted = only(responses.filter(({ status }) => status === 200));
      expect(await accepted.json()).toMatchObject({ bytes: winner.byteLength, sha256: sha256(winner) });
      const { received } = only(await submissionsOf(firestore, submission.email));
      expect(received).toMatchObject({ 0: { bytes: winner.byteLength, sha256: sha256(winner) } });
      const places = async (): Promise<unknown> =>
        (await firestore.doc(pictureUsePath('submissions', id)).get()).get('places');
      const picture = { place: 'photos.0', pictureId: pictureIdOf(winner) };
      await expect.poll(places, { timeout: 20_000 }).toEqual([picture]);
    }
  });

  it('is stored by the retry when its number was claimed and the file was lost', async () => {
    const { submission, id, ticket } = await store();
    const claim = { type: 'image/jpeg', bytes: jpeg.byteLength, sha256: sha256(jpeg), receivedAt: null };
    await firestore.doc(`submissions/${id}`).update({ 'received.0': claim });
    expect((await put(id, 0, ticket)).status).toBe(200);
    const { received } = only(await submissionsOf(firestore, submission.email));
    expect(received['0']?.receivedAt).toEqual(expect.any(String));
    const places = async (): Promise<unknown> =>
      (await firestore.doc(pictureUsePath('submissions', id)).get()).get('places');
    await expect.poll(places, { timeout: 20_000 }).toEqual([{ place: 'photos.0', pictureId: pictureIdOf(jpeg) }]);
  });

  it.each([
    ['whose bytes are a page', 'image/jpeg', new TextEncoder().encode('<html><script>'), 400, 'invalid_request'],
    ['that says it is something else', 'image/png', null, 400, 'invalid_request'],
    ['of another kind', 'image/svg+xml', null, 415, 'unsupported_media_type'],
    ['that is empty', 'image/jpeg', new Uint8Array(), 400, 'invalid_request'],
    ['of more than 10 MB', 'image/jpeg', new Uint8Array(10_485_761), 413, 'payload_too_large'],
  ])('%s is rejected', async (_, type, bytes, status, code) => {
    const { id, ticket } = await store();
    expect(await readProblem(await put(id, 0, ticket, bytes ?? jpeg, type))).toMatchObject({ status, code });
  });

  it.each([1, 20, '00', '-1', 'x'])('under the number %s, which was not announced, is not found', async (n) => {
    const { id, ticket } = await store();
    expect(await readProblem(await put(id, n, ticket))).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('with the ticket of another submission is rejected', async () => {
    const [{ id }, { ticket }] = [await store(), await store()];
    expect(await readProblem(await put(id, 0, ticket))).toMatchObject({ status: 403, code: 'ticket_refused' });
  });

  it('of a submission that does not exist is rejected like one with a wrong ticket', async () => {
    const { ticket } = await store();
    const problem = await readProblem(await put(crypto.randomUUID(), 0, ticket));
    expect(problem).toMatchObject({ status: 403, code: 'ticket_refused' });
  });

  it('a day later is rejected', async () => {
    const { id, ticket } = await store();
    await firestore.doc(`submissions/${id}`).update({ ticketExpiresAt: new Date(Date.now() - 1000) });
    expect(await readProblem(await put(id, 0, ticket))).toMatchObject({ status: 403, code: 'ticket_refused' });
  });
});
