import { API } from '#domain/api/contract.ts';
import type { Endpoint } from '#domain/api/endpoint.ts';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { callSite } from '#support/api/calls.ts';
import { creatingRequests, type CreatingKey, type CreatingRequest } from '#support/api/creating-requests.ts';
import { newIp } from '#support/forms/sending.ts';
import { openInboxFixture } from '#support/inbox/fixture.ts';
import { openEnquiryStayFixture } from '#support/stays/enquiry-stay-fixture.ts';
import { openPublishingFixture } from '#support/publishing/fixture.ts';

// Sends every creating request of the registry twice, as after a lost response.

const publishing = await openPublishingFixture();
const inbox = openInboxFixture();
const { content, publisher } = publishing;
const admin = await content.openAccount('admin');
const concierge = await content.openAccount('concierge');
const stays = openEnquiryStayFixture(content);
const requests = creatingRequests({ publishing, inbox, stays, admin, concierge });
const before = new Set((await getAuth(inbox.admin).listUsers()).users.map(({ uid }) => uid));
const KINDS = [
  'heroImages',
  'featured',
  'services',
  'teamMembers',
  'departments',
  'staff',
  'previews',
  'calendarFeeds',
] as const;
const kept = new Set<string>();
for (const kind of KINDS) for (const { path } of await listed(kind)) kept.add(path);

afterEach(() => publisher.settle());
afterAll(async () => {
  for (const kind of KINDS) for (const ref of await listed(kind)) if (!kept.has(ref.path)) await ref.delete();
  const { users } = await getAuth(inbox.admin).listUsers();
  const invited = users.filter(({ uid, email }) => !before.has(uid) && email?.startsWith('visitor-'));
  await getAuth(inbox.admin).deleteUsers(invited.map(({ uid }) => uid));
  await inbox.close();
  await stays.close();
  await publishing.close();
});

function listed(collection: string) {
  return content.firestore.collection(collection).listDocuments();
}

/** Number of documents in a collection, of entries of a message, or of accounts in Auth for 'accounts'. */
async function countOf(place: string): Promise<number> {
  if (place === 'accounts') return (await getAuth(inbox.admin).listUsers()).users.length;
  const thread: unknown = /^(?:enquiries|submissions)\//.test(place)
    ? (await content.firestore.doc(place).get()).get('thread')
    : null;
  return Array.isArray(thread) ? thread.length : (await content.firestore.collection(place).count().get()).data().count;
}

async function countsOf(places: readonly string[]): Promise<Record<string, number>> {
  return Object.fromEntries(await Promise.all(places.map(async (place) => [place, await countOf(place)] as const)));
}

async function send(key: string, { account, path, body }: CreatingRequest): Promise<Response> {
  const headers: Record<string, string> = { 'X-Forwarded-For': newIp(), 'Sec-Fetch-Site': 'same-origin' };
  if (account !== null) headers['Authorization'] = `Bearer ${await account.idToken()}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const target = path ?? key.split(' ')[1] ?? '';
  return callSite(target, { method: 'POST', headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
}

const creating = Object.entries<Endpoint>(API).flatMap(([key, { creates = null }]) => (creates === null ? [] : [key]));

it('every endpoint that the registry marks as creating has a request here', () => {
  expect(creating.toSorted()).toEqual(Object.keys(requests).toSorted());
});

/**
 * Endpoints that create by the same code as 'POST /api/admin/services'. Of two requests at once, the emulator makes one wait
 * for the other's lock for seconds, so that only the full profile sends these at once.
 */
const LIKE_SERVICES = new Set<CreatingKey>([
  'POST /api/admin/hero-images',
  'POST /api/admin/featured',
  'POST /api/admin/team-members',
  'POST /api/admin/departments',
]);

describe.each(Object.entries(requests) as [CreatingKey, () => Promise<CreatingRequest>][])('%s', (key, prepare) => {
  it('creates one document when its response is lost and it is sent again', async () => {
    const request = await prepare();
    const places = Object.keys(request.added);
    const earlier = await countsOf(places);
    const first = await send(key, request);
    expect(first.status).toBe(200);
    const again = await send(key, request);
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(await first.json());
    const wanted = Object.entries(request.added).map(([place, more]) => [place, (earlier[place] ?? 0) + more]);
    expect(await countsOf(places)).toEqual(Object.fromEntries(wanted));
  });

  const tags = LIKE_SERVICES.has(key) ? ['nightly'] : [];

  it('creates one document when it is sent twice at once', { tags }, async () => {
    const request = await prepare();
    const places = Object.keys(request.added);
    const earlier = await countsOf(places);
    const responses = await Promise.all([send(key, request), send(key, request)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const wanted = Object.entries(request.added).map(([place, more]) => [place, (earlier[place] ?? 0) + more]);
    expect(await countsOf(places)).toEqual(Object.fromEntries(wanted));
  });
});
