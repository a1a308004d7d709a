import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readProblem } from '#support/api/calls.ts';
import { openFormHandlers, rejectionOf } from '#support/forms/form-handlers.ts';
import { formMetadata, newEmail, newIp, postJson, sendUntilLimited } from '#support/forms/sending.ts';

/** Enquiries that one address may send within an hour, and one mailbox. */
const [BY_ADDRESS, BY_EMAIL] = [30, 8];
const HOUR = 3_600_000;

let now = new Date('2026-11-23T10:20:00Z');
const { firestore, enquire, close } = await openFormHandlers('limited', () => now);
afterAll(close);

const message = (email = newEmail()) => ({ kind: 'contact', message: 'Please call', email });

// Each test has an hour of its own.
beforeEach(() => {
  now = new Date(now.getTime() + HOUR);
});

describe('too many enquiries', () => {
  it('from one IP address are rejected until its hour is over', async () => {
    const from = newIp();
    for (let sent = 0; sent < BY_ADDRESS; sent += 1) await enquire(message(), from);
    const rejection = await rejectionOf(enquire(message(), from));
    expect([rejection.code, rejection.headers['Retry-After']]).toEqual(['rate_limited', '2400']);
    now = new Date(now.getTime() + 2_400_000);
    expect(await enquire(message(), from)).toMatchObject({ acknowledged: true });
  });

  it('from one IP address leave the response to a repeat as it was', async () => {
    const from = newIp();
    const [enquiry, sending] = [message(), formMetadata('enquiry')];
    const first = await enquire(enquiry, from, sending);
    for (let sent = 1; sent < BY_ADDRESS; sent += 1) await enquire(message(), from);
    expect((await rejectionOf(enquire(message(), from))).code).toBe('rate_limited');
    expect(await enquire(enquiry, from, sending)).toEqual(first);
  });

  it('with acknowledgements to one email are rejected, wherever they come from', async () => {
    const email = newEmail();
    for (let sent = 0; sent < BY_EMAIL; sent += 1) await enquire(message(email));
    expect((await rejectionOf(enquire(message(email)))).code).toBe('rate_limited');
  });

  it('with acknowledgements to one mailbox are rejected, however it is spelled', async () => {
    const [mailbox = '', domain = ''] = newEmail().split('@');
    const spellings = [mailbox, mailbox.toUpperCase(), `${mailbox}+villa`, `${mailbox.toUpperCase()}+${'x'.repeat(9)}`];
    const send = (sent: number) => enquire(message(`${spellings[sent % spellings.length]}@${domain}`));
    for (let sent = 0; sent < BY_EMAIL; sent += 1) await send(sent);
    expect((await rejectionOf(send(BY_EMAIL))).code).toBe('rate_limited');
  });

  it('store neither IP address nor email in the counts', async () => {
    const from = newIp();
    const enquiry = message();
    await enquire(enquiry, from);
    const { docs } = await firestore.collection('rateLimits').get();
    expect(docs.length).toBeGreaterThan(0);
    const all = JSON.stringify(docs.map((entry) => [entry.id, entry.data()]));
    expect(all).not.toContain(from);
    expect(all).not.toContain(enquiry.email);
    for (const entry of docs) expect(entry.get('expiresAt')).toBeDefined();
  });
});

describe('too many enquiries over HTTP', () => {
  it('from one sender are rejected, whatever addresses it puts into headers', async () => {
    const from = newIp();
    const { accepted, rejected } = await sendUntilLimited(() => {
      const forged = newIp();
      const enquiry = { ...formMetadata('enquiry'), enquiry: message() };
      const headers = { 'Fastly-Client-IP': forged, Forwarded: `for=${forged}`, 'X-Real-IP': forged };
      return postJson('/api/enquiries', enquiry, `${forged}, ${from}`, headers);
    }, BY_ADDRESS);
    expect(new Set(accepted.map(({ status }) => status))).toEqual(new Set([200]));
    const retryAfter = Number(rejected.headers.get('Retry-After'));
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(3600);
    expect(await readProblem(rejected)).toMatchObject({ status: 429, code: 'rate_limited' });
  });
});
