import { deleteApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { openAdminApp } from '#support/emulators/admin-app.ts';
import { readProblem } from '#support/api/calls.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import { newEmail, newIp, postJson, formMetadata } from '#support/forms/sending.ts';

const admin = openAdminApp(readEmulatorEnvironment());
const firestore = getFirestore(admin);
afterAll(() => deleteApp(admin));

const message = (email = newEmail()) => ({ kind: 'contact', message: 'Please call', email });
const send = (enquiry: unknown, given: Record<string, unknown> = {}, from?: string) =>
  postJson('/api/enquiries', { ...formMetadata('enquiry'), enquiry, ...given }, from);

describe('too many enquiries', () => {
  it('from one IP address are rejected until its hour is over, and repeats get their response', async () => {
    const from = newIp();
    const [enquiry, sending] = [message(), formMetadata('enquiry')];
    const first = await (await send(enquiry, sending, from)).json();
    const statuses = [];
    for (let sent = 1; sent < 30; sent += 1) statuses.push((await send(message(), {}, from)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const rejected = await send(message(), {}, from);
    expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(Number(rejected.headers.get('Retry-After'))).toBeLessThanOrEqual(3600);
    expect(await readProblem(rejected)).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(await (await send(enquiry, sending, from)).json()).toEqual(first);
  });

  it('that would acknowledge to one email are rejected, wherever they come from', async () => {
    const email = newEmail();
    const statuses = [];
    for (let sent = 0; sent < 9; sent += 1) statuses.push((await send(message(email))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429]);
  });

  it('from one sender are rejected, whatever addresses it puts into headers', async () => {
    const from = newIp();
    const statuses = [];
    for (let sent = 0; sent < 31; sent += 1) {
      const forged = newIp();
      const enquiry = { ...formMetadata('enquiry'), enquiry: message() };
      const headers = { 'Fastly-Client-IP': forged, Forwarded: `for=${forged}`, 'X-Real-IP': forged };
      statuses.push((await postJson('/api/enquiries', enquiry, `${forged}, ${from}`, headers)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  });

  it('that would acknowledge to one mailbox are rejected, however it is spelled', async () => {
    const [mailbox = '', domain = ''] = newEmail().split('@');
    const spellings = [mailbox, mailbox.toUpperCase(), `${mailbox}+villa`, `${mailbox.toUpperCase()}+${'x'.repeat(9)}`];
    const statuses = [];
    for (let sent = 0; sent < 9; sent += 1)
      statuses.push((await send(message(`${spellings[sent % 4]}@${domain}`))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429]);
  });

  it('store neither IP address nor email in the counts', async () => {
    const from = newIp();
    const enquiry = message();
    await send(enquiry, {}, from);
    const { docs } = await firestore.collection('rateLimits').get();
    const all = JSON.stringify(docs.map((entry) => [entry.id, entry.data()]));
    expect(all).not.toContain(from);
    expect(all).not.toContain(enquiry.email);
    for (const entry of docs) expect(entry.get('expiresAt')).toBeDefined();
  });
});
