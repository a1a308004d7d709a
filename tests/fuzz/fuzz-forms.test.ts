import { API, type Api } from '#domain/api/contract.ts';
import type { Endpoint } from '#domain/api/endpoint.ts';
import { problemSchema } from '#domain/api/problem.ts';
import { enquirySchema } from '#domain/enquiry/enquiry.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { mailDocumentSchema } from '#domain/mail/email-document.ts';
import { newsletterSchema } from '#domain/newsletter/subscription.ts';
import { storedEnquirySchema } from '#domain/enquiry/stored-enquiry.ts';
import { storedSubmissionSchema } from '#domain/submission/stored-submission.ts';
import { storedSubscriberSchema } from '#domain/newsletter/stored-subscriber.ts';
import { submissionSchema } from '#domain/submission/submission.ts';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { apiRoutes } from '#functions/api-routes.ts';
import { createApiRouter } from '#functions/http/api-router.ts';
import { catchErrors } from '#functions/http/catch-errors.ts';
import { authenticateByToken } from '#functions/http/authenticate.ts';
import { auth } from '#functions/platform/firebase.ts';
import { mapLimited } from '#functions/platform/map-limited.ts';
import { arbitraryOf } from '#support/api/arbitrary-of.ts';
import { newIp, formMetadata } from '#support/forms/sending.ts';
import { fuzzedRequest } from '#support/api/fuzz-request.ts';
import { openOwnProject } from '#support/emulators/own-project.ts';
import { PROFILE } from '#support/profile.ts';
import { RANDOM_SEED } from '#support/random-seed.ts';
import { bodyChange, corruptBody } from '#support/api/hostile-body.ts';

// Runs the API in this process and sends corrupted bodies, generated from the schemas, to all public endpoints. FUZZ_BODIES
// is their number, by default the profile's (`npm run test:fuzz` sends 10,000); FUZZ_SEED repeats a run.
const total = Number(process.env['FUZZ_BODIES'] || PROFILE.fuzzBodies);
const seed = Number(process.env['FUZZ_SEED'] || RANDOM_SEED);
const begin = performance.now();
const statuses = new Map<string, number>();
const { projectId, firestore, propertyId, close } = await openOwnProject('fuzzed');
// The functions read their project at the first request.
process.env['GCLOUD_PROJECT'] = projectId;
// More acknowledgements than a site sends in an hour.
process.env['ACKNOWLEDGEMENTS_PER_HOUR'] = String(2 * total);
const gate = {
  authenticate: authenticateByToken(auth),
  readColleague: async () => null,
  verifyApp: async () => undefined,
  secondFactor: () => 'off' as const,
};
const router = catchErrors(createApiRouter(API, apiRoutes, gate));

afterAll(async () => {
  await close();
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  const sent = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const counts = [...statuses].sort().map(([what, count]) => `${what}: ${count}`);
  console.log(`Fuzz: ${sent} bodies in ${seconds} s, FUZZ_SEED=${seed}\n${counts.join('\n')}`);
});

type PublicKey = { [Key in keyof Api]: Api[Key]['access'] extends 'public' ? Key : never }[keyof Api];

/** Share of each public endpoint in percent; a missing endpoint does not compile. */
const SHARES = {
  'POST /api/enquiries': 45,
  'POST /api/submissions': 18,
  'POST /api/newsletter': 10,
  'POST /api/accounts': 4,
  'POST /api/accounts/password-reset': 3,
  'POST /api/publisher/reports': 6,
  'PUT /api/submissions/{id}/photos/{n}': 5,
  'POST /api/newsletter/confirm': 2,
  'POST /api/newsletter/unsubscribe': 2,
  'GET /api/newsletter/confirm': 1,
  'GET /api/newsletter/unsubscribe': 1,
  'GET /api/health': 1,
  'GET /api/rates': 1,
  'GET /api/stays/{page}': 1,
  'GET /api/properties/{id}/stay': 1,
  'GET /api/calendars/{key}/nights.ics': 1,
} as const satisfies Record<PublicKey, number>;

const runsOf = (key: PublicKey) => Math.ceil((total * SHARES[key]) / 100);

/** Each form: path, field in the body, schema, collection and schema of the stored document. */
const FORMS = [
  {
    name: 'enquiry',
    path: '/api/enquiries',
    runs: runsOf('POST /api/enquiries'),
    schema: enquirySchema,
    collection: BUSINESS_COLLECTIONS.enquiries,
    stored: storedEnquirySchema,
  },
  {
    name: 'submission',
    path: '/api/submissions',
    runs: runsOf('POST /api/submissions'),
    schema: submissionSchema,
    collection: BUSINESS_COLLECTIONS.submissions,
    stored: storedSubmissionSchema,
  },
  {
    name: 'subscription',
    path: '/api/newsletter',
    runs: runsOf('POST /api/newsletter'),
    schema: newsletterSchema,
    collection: BUSINESS_COLLECTIONS.subscribers,
    stored: storedSubscriberSchema,
  },
] as const satisfies readonly { schema: z.ZodType; stored: z.ZodType; [other: string]: unknown }[];

function withProperty(own: unknown): unknown {
  return typeof own === 'object' && own !== null && 'propertyId' in own ? { ...own, propertyId } : own;
}

async function send(key: string, path: string, init: RequestInit) {
  const response = await router(new Request(`http://site.example${path}`, init));
  const text = await response.text();
  statuses.set(`${key} ${response.status}`, (statuses.get(`${key} ${response.status}`) ?? 0) + 1);
  return { status: response.status, type: response.headers.get('Content-Type'), text, sent: init.body };
}

function sendForm(path: string, body: string) {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': newIp() };
  return send(`POST ${path}`, path, { method: 'POST', body, headers });
}

describe.each(FORMS)(
  '$runs corrupted bodies of one form: $name',
  ({ name, path, runs, schema, collection, stored }) => {
    const purpose = name === 'subscription' ? 'newsletter' : name;

    it(`cause no server error and store nothing outside the schema (seed ${seed})`, { timeout: 300_000 }, async () => {
      const before = new Set((await firestore.collection(collection).select().get()).docs.map(({ id }) => id));
      const bodies = fc
        .sample(fc.tuple(arbitraryOf(schema), bodyChange), { numRuns: runs, seed })
        .map(([own, corrupted]) => corruptBody({ ...formMetadata(purpose), [name]: withProperty(own) }, corrupted));
      const responses = await mapLimited(bodies, 40, (body) => sendForm(path, body));

      const faults = responses.filter(({ status }) => status >= 500);
      expect(faults.slice(0, 3)).toEqual([]);
      const rejected = responses.filter(({ status }) => status !== 200);
      for (const { status, text } of rejected) expect(problemSchema.parse(JSON.parse(text)).status).toBe(status);
      const accepted = responses.length - rejected.length;
      // With few bodies, the number of valid ones is random.
      if (runs > 1000) expect([rejected.length > runs / 4, accepted > runs / 40]).toEqual([true, true]);

      const received = (await firestore.collection(collection).get()).docs.filter(({ id }) => !before.has(id));
      expect(received).toHaveLength(accepted);
      for (const entry of received) stored.parse(entry.data());
    });
  },
);

const ENDPOINTS: Readonly<Record<string, Endpoint>> = API;
const OTHERS = Object.entries(SHARES)
  .filter(([key]) => !FORMS.some(({ path }) => key === `POST ${path}`))
  .map(([key, share]) => ({ key, endpoint: ENDPOINTS[key], runs: Math.ceil((total * share) / 100) }));

it('every public endpoint has a share of the bodies', () => {
  const open = Object.entries(ENDPOINTS).filter(([, { access }]) => access === 'public');
  expect(Object.keys(SHARES).toSorted()).toEqual(open.map(([key]) => key).toSorted());
});

describe.each(OTHERS)('$runs corrupted requests to $key', ({ key, endpoint, runs }) => {
  it(`cause no server error (seed ${seed})`, { timeout: 300_000 }, async () => {
    if (endpoint === undefined) throw new Error(`${key} is no endpoint`);
    const requests = fc.sample(fuzzedRequest(key, endpoint), { numRuns: runs, seed });
    const responses = await mapLimited(requests, 40, ({ path, init }) => send(key, path, init));
    expect(responses.filter(({ status }) => status >= 500).slice(0, 3)).toEqual([]);
    for (const { status, type, text } of responses.filter(({ status }) => status >= 400)) {
      expect(type).toBe('application/problem+json');
      expect(problemSchema.parse(JSON.parse(text)).status).toBe(status);
    }
  });
});

it('every email has a valid format', async () => {
  const { docs } = await firestore.collection(BUSINESS_COLLECTIONS.mail).get();
  expect(docs.length).toBeGreaterThan(0);
  for (const entry of docs) mailDocumentSchema.parse(entry.data());
});
