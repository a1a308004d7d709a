import { enquiriesApi } from '#domain/api/enquiries.ts';
import { newsletterApi } from '#domain/api/newsletter.ts';
import { submissionsApi } from '#domain/api/submissions.ts';
import { ApiError } from '#domain/core/errors.ts';
import { submitEnquiry } from '#functions/features/enquiries/submit-enquiry.ts';
import { subscribe } from '#functions/features/newsletter/subscribe.ts';
import { submitProperty } from '#functions/features/submissions/submit-property.ts';
import { createPublishedContent } from '#functions/platform/content/published-content.ts';
import { createDailySalt } from '#functions/platform/limits/daily-salt.ts';
import { openFunctionsFirestore } from '#support/emulators/functions-firestore.ts';
import { openOwnProject } from '#support/emulators/own-project.ts';
import { formMetadata, newIp } from './sending.ts';

/**
 * The handlers of the public forms in this process, in a project and with a clock of their own: over HTTP, the end of an
 * hour between two requests would start the limits again.
 */
export async function openFormHandlers(name: string, clock: () => Date) {
  const { projectId, firestore, close } = await openOwnProject(name);
  const functions = openFunctionsFirestore(projectId);
  const { database } = functions;
  const deps = {
    database,
    dailySalt: createDailySalt(database),
    content: createPublishedContent(database),
    siteOrigin: () => 'https://a.example',
    clock,
  };
  const [enquiries, newsletter, submissions] = [
    enquiriesApi['POST /api/enquiries'],
    newsletterApi['POST /api/newsletter'],
    submissionsApi['POST /api/submissions'],
  ];
  const submitEnquiryInput = submitEnquiry(deps);
  const subscribeInput = subscribe(deps);
  const submitPropertyInput = submitProperty(deps);

  return {
    firestore,
    deps,
    /** Sends an enquiry; `sending` replaces the fields that every form adds, such as its key. */
    enquire: (enquiry: Record<string, unknown>, from = newIp(), sending = formMetadata('enquiry')) =>
      submitEnquiryInput({
        ...handlerInput(from),
        headers: {},
        body: enquiries.body.schema.parse({ ...sending, enquiry }),
      }),
    signUp: (email: string, from = newIp()) =>
      subscribeInput({
        ...handlerInput(from),
        body: newsletter.body.schema.parse({
          ...formMetadata('newsletter'),
          subscription: { email, consent: true },
        }),
      }),
    submit: (submission: Record<string, unknown>, from = newIp()) =>
      submitPropertyInput({
        ...handlerInput(from),
        body: submissions.body.schema.parse({ ...formMetadata('submission'), submission }),
      }),
    close: async () => {
      await functions.close();
      await close();
    },
  };
}

/** The input of a handler besides the body: a visitor with this IP address. */
export function handlerInput(ip: string) {
  return { params: {}, query: null, headers: null, member: null, sender: { ip, plainForm: false }, requestId: 'test' };
}

/** The error with which a call was rejected; throws when it succeeded. */
export async function rejectionOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome: unknown = await call.catch((error: unknown) => error);
  if (!(outcome instanceof ApiError)) throw new Error('Expected a rejection by the API', { cause: outcome });
  return outcome;
}
