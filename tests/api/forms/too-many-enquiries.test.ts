import { deleteApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { openAdminApp } from '#support/emulators/admin-app.ts';
import { readProblem } from '#support/api/api-calls.ts';
import { readEmulatorEnvironment } from '#support/emulators/emulator-environment.ts';
import { newEmail, newVisitor, postJson, sendingOf } from '#support/forms/form-sending.ts';

const admin = openAdminApp(readEmulatorEnvironment());
const firestore = getFirestore(admin);
afterAll(() => deleteApp(admin));

const message = (email = newEmail()) => ({ kind: 'contact', message: 'Please call', email });
const send = (enquiry: unknown, given: Record<string, unknown> = {}, from?: string) =>
  postJson('/api/enquiries', { ...sendingOf('enquiry'), enquiry, ...given }, from);

describe('too many enquiries', () => {
  it('from one address are refused until its hour is over, and repeats still answered', async () => {
    const from = newVisitor();
    const [enquiry, sending] = [message(), sendingOf('enquiry')];
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

  it('that would acknowledge to one e-mail are refused, wherever they come from', async () => {
    const email = newEmail();
    const statuses = [];
    for (let sent = 0; sent < 9; sent += 1) statuses.push((await send(message(email))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429]);
  });

  it('from one sender are refused, whatever addresses it puts into headers', async () => {
    const from = newVisitor();
    const statuses = [];
    for (let sent = 0; sent < 31; sent += 1) {
      const forged = newVisitor();
      const enquiry = { ...sendingOf('enquiry'), enquiry: message() };
      const headers = { 'Fastly-Client-IP': forged, Forwarded: `for=${forged}`, 'X-Real-IP': forged };
      statuses.push((await postJson('/api/enquiries', enquiry, `${forged}, ${from}`, headers)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  });

  it('that would acknowledge to one mailbox are refused, however it is spelled', async () => {
    const [mailbox = '', domain = ''] = newEmail().split('@');
    const spellings = [mailbox, mailbox.toUpperCase(), `${mailbox}+villa`, `${mailbox.toUpperCase()}+${'x'.repeat(9)}`];
    const statuses = [];
    for (let sent = 0; sent < 9; sent += 1)
      statuses.push((await send(message(`${spellings[sent % 4]}@${domain}`))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429]);
  });

  it('leave neither address nor e-mail behind in the counts', async () => {
    const from = newVisitor();
    const enquiry = message();
    await send(enquiry, {}, from);
    const { docs } = await firestore.collection('rateLimits').get();
    const all = JSON.stringify(docs.map((entry) => [entry.id, entry.data()]));
    expect(all).not.toContain(from);
    expect(all).not.toContain(enquiry.email);
    for (const entry of docs) expect(entry.get('expiresAt')).toBeDefined();
  });
});
