import { settingsFixture } from '#domain/content/published-fixture.ts';
import { currentConsent } from '#domain/site/consent-texts.ts';
import { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { afterEach, expect, it, vi } from 'vitest';
import { listFixture } from '#platform/requests/list-fixture.ts';
import { subscribe } from './subscribe.ts';

afterEach(() => vi.restoreAllMocks());

/** The record that makes a sign-up the same one as another, when the form without JavaScript is sent at a time. */
async function recordAt(time: string): Promise<string> {
  const { database } = listFixture({});
  const read = vi.spyOn(Firestore.prototype, 'getAll').mockResolvedValue([]);
  vi.spyOn(WriteBatch.prototype, 'commit').mockResolvedValue([]);
  const handle = subscribe({
    ...{ database, dailySalt: async () => 'salt', siteOrigin: () => 'https://site.example' },
    content: { readSettings: async () => settingsFixture(), readCandidates: async () => [] },
    clock: () => new Date(time),
  });
  const { version } = currentConsent('newsletter');
  await handle({
    ...{ params: {}, query: null, headers: null, member: null, requestId: 'test' },
    body: {
      ...{ key: '4b2d7c1e-93a0-8c56-af1e-2d3b4c5d6e7f', elapsed: null, homepage: '', consentVersion: version },
      subscription: { email: 'ana@test.example', consent: true },
    },
    sender: { ip: '192.0.2.1', plainForm: true },
  });
  const [record] = read.mock.lastCall ?? [];
  return record && 'path' in record ? record.path : '';
}

it('without JavaScript a double press is one sign-up, and another email can be asked for later', async () => {
  const first = await recordAt('2027-05-08T10:01:00Z');
  expect(first).not.toBe('');
  expect(await recordAt('2027-05-08T10:01:05Z')).toBe(first);
  expect(await recordAt('2027-05-08T10:31:00Z')).not.toBe(first);
});
