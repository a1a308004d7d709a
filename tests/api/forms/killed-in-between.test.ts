import { Agent } from 'node:http';
import { resolve } from 'node:path';
import { enquiriesApi } from '#domain/api/enquiries.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshEnquiry } from '#support/load/fresh-enquiry.ts';
import { mapLimited } from '#functions/platform/map-limited.ts';
import { sendPost, type JsonPost } from '#support/load/send-post.ts';
import { startServer, type FunctionServer } from '#scripts/emulators/functions-server/start-server.ts';
import { openOwnProject } from '#support/emulators/own-project.ts';
import { PROFILE } from '#support/profile.ts';

// The deployed bundle in its own process, which can be killed; `npm test` builds it.
const BUNDLE = resolve('functions/lib/index.js');
const ENQUIRIES = PROFILE.killedEnquiries;
/** Requests at the same time; fewer than are left after the last kill. */
const IN_FLIGHT = Math.min(50, ENQUIRIES / 5);
/** How often the function is killed, spread evenly over the load. */
const KILLS = PROFILE.enquiryKills;
const { projectId, firestore, propertyId, close } = await openOwnProject('killed');
let server: FunctionServer;

const start = async () => {
  // More acknowledgements than a site sends in an hour.
  const own = { GCLOUD_PROJECT: projectId, ACKNOWLEDGEMENTS_PER_HOUR: String(2 * ENQUIRIES) };
  server = await startServer(BUNDLE, 'api', { ...process.env, ...own });
};

beforeAll(start);
afterAll(async () => {
  await server.kill();
  await close();
});

it(
  `${ENQUIRIES} enquiries are each stored and mailed once; times that their function is killed meanwhile: ${KILLS}`,
  { timeout: 120_000 },
  async () => {
    const agent = new Agent({ keepAlive: true });
    const load = Array.from({ length: ENQUIRIES }, (_, index) => freshEnquiry(index, propertyId));
    let responded = 0;
    let broken = 0;
    let restarting = Promise.resolve();
    let killIsDue = false;
    const killAt = new Set(
      Array.from({ length: KILLS }, (_, kill) => Math.ceil(((kill + 1) * ENQUIRIES) / (KILLS + 1))),
    );

    /** Kills the function while other requests are between their first byte and their response. */
    const killNow = () => {
      killIsDue = false;
      restarting = restarting.then(() => server.kill()).then(start);
    };

    async function sendUntilResponse(enquiry: JsonPost): Promise<string> {
      for (;;) {
        await restarting;
        try {
          const sending = sendPost(server.origin, enquiry, agent);
          // With a request that has just begun: of the others, a fast machine may have answered every one.
          if (killIsDue) killNow();
          const { status, text } = await sending;
          expect([status, text]).toEqual([200, expect.any(String)]);
          responded += 1;
          if (killAt.has(responded)) killIsDue = true;
          return enquiriesApi['POST /api/enquiries'].response.parse(JSON.parse(text)).id;
        } catch (error) {
          if (!(error instanceof Error && 'code' in error)) throw error;
          // The connection broke and the client cannot know whether the enquiry was stored, so it retries.
          broken += 1;
        }
      }
    }

    const ids = await mapLimited(load, IN_FLIGHT, sendUntilResponse);
    agent.destroy();
    expect(broken).toBeGreaterThanOrEqual(KILLS);
    const { docs } = await firestore.collection(BUSINESS_COLLECTIONS.enquiries).get();
    expect(docs.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const mails = await firestore.collection(BUSINESS_COLLECTIONS.mail).get();
    const about = mails.docs.map((mail) => String(mail.get('about'))).toSorted();
    // The concierge's email and the acknowledgement of each.
    expect(about).toEqual(docs.flatMap(({ ref }) => [ref.path, ref.path]).toSorted());
    expect(new Set(docs.map((stored) => String(stored.get('emailKey')))).size).toBe(ENQUIRIES);
  },
);
