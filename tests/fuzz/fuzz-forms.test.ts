import { API } from '@site/domain/api-contract';
import { problemSchema } from '@site/domain/api-problem';
import { enquirySchema } from '@site/domain/enquiry';
import { HOUSE_COLLECTIONS } from '@site/domain/firestore-collections';
import { mailDocumentSchema } from '@site/domain/mail-document';
import { newsletterSchema } from '@site/domain/newsletter';
import { storedEnquirySchema } from '@site/domain/stored-enquiry';
import { storedSubmissionSchema } from '@site/domain/stored-submission';
import { storedSubscriberSchema } from '@site/domain/stored-subscriber';
import { submissionSchema } from '@site/domain/submission';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { apiHandlers } from '../../functions/src/api-handlers.ts';
import { createApiRouter } from '../../functions/src/http/api-router.ts';
import { answerSafely } from '../../functions/src/http/answer-safely.ts';
import { authenticateByToken } from '../../functions/src/http/authenticate.ts';
import { auth } from '../../functions/src/platform/auth.ts';
import { inFlight } from '../../scripts/bench/send-many.ts';
import { arbitraryOf } from '../support/arbitrary-of.ts';
import { newVisitor, sendingOf } from '../support/form-sending.ts';
import { openOwnProject } from '../support/own-project.ts';
import { change, spoil } from '../support/spoil-body.ts';

// The whole API in this process with the real database: 10,000 bodies, made from the schemas and then spoiled. FUZZ_SEED
// repeats a run; without it each run is another.
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
const { projectId, firestore, houseId, close } = await openOwnProject('fuzzed');
// The functions find their project here when they are first asked.
process.env['GCLOUD_PROJECT'] = projectId;
const gate = { authenticate: authenticateByToken(auth), verifyApp: async () => undefined };
const router = answerSafely(createApiRouter(API, apiHandlers, gate));

afterAll(close);

/** A form: its address, where what it says stands in the body, what becomes of it and how that must look. */
const FORMS = [
  {
    name: 'enquiry',
    path: '/api/enquiries',
    runs: 6000,
    schema: enquirySchema,
    collection: HOUSE_COLLECTIONS.enquiries,
    stored: storedEnquirySchema,
  },
  {
    name: 'submission',
    path: '/api/submissions',
    runs: 2500,
    schema: submissionSchema,
    collection: HOUSE_COLLECTIONS.submissions,
    stored: storedSubmissionSchema,
  },
  {
    name: 'subscription',
    path: '/api/newsletter',
    runs: 1500,
    schema: newsletterSchema,
    collection: HOUSE_COLLECTIONS.subscribers,
    stored: storedSubscriberSchema,
  },
] as const satisfies readonly { schema: z.ZodType; stored: z.ZodType; [other: string]: unknown }[];

function withHouse(own: unknown): unknown {
  return typeof own === 'object' && own !== null && 'propertyId' in own ? { ...own, propertyId: houseId } : own;
}

async function send(path: string, body: string) {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': newVisitor() };
  const answer = await router(new Request(`http://site.example${path}`, { method: 'POST', body, headers }));
  return { status: answer.status, text: await answer.text(), body };
}

describe.each(FORMS)('$runs spoiled bodies of one form: $name', ({ name, path, runs, schema, collection, stored }) => {
  const purpose = name === 'subscription' ? 'newsletter' : name;

  it(`give no fault of ours and store nothing outside the schema (seed ${seed})`, { timeout: 120_000 }, async () => {
    const before = new Set((await firestore.collection(collection).select().get()).docs.map(({ id }) => id));
    const bodies = fc
      .sample(fc.tuple(arbitraryOf(schema), change), { numRuns: runs, seed })
      .map(([own, spoiled]) => spoil({ ...sendingOf(purpose), [name]: withHouse(own) }, spoiled));
    const answers = await inFlight(bodies, 40, (body) => send(path, body));

    const faults = answers.filter(({ status }) => status >= 500);
    expect(faults.slice(0, 3)).toEqual([]);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { status, text } of refused) expect(problemSchema.parse(JSON.parse(text)).status).toBe(status);
    const accepted = answers.length - refused.length;
    expect([refused.length > runs / 4, accepted > runs / 40]).toEqual([true, true]);

    const arrived = (await firestore.collection(collection).get()).docs.filter(({ id }) => !before.has(id));
    expect(arrived).toHaveLength(accepted);
    for (const entry of arrived) stored.parse(entry.data());
  });
});

it('no mail of all these breaks its format', async () => {
  const { docs } = await firestore.collection(HOUSE_COLLECTIONS.mail).get();
  expect(docs.length).toBeGreaterThan(0);
  for (const entry of docs) mailDocumentSchema.parse(entry.data());
});
