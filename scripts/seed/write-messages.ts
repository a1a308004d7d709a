import { currentConsent } from '#domain/site/consent-texts.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { CONSENT_PROOF_MONTHS } from '#domain/privacy/limits.ts';
import { REPLY_HOURS } from '#domain/enquiry/limits.ts';
import { REVIEW_HOURS } from '#domain/submission/limits.ts';
import { storedEnquirySchema, type AskedProperty } from '#domain/enquiry/stored-enquiry.ts';
import { storedSubmissionSchema } from '#domain/submission/stored-submission.ts';
import { storedSubscriberSchema } from '#domain/newsletter/stored-subscriber.ts';
import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { readProperty } from '#functions/features/enquiries/enquiry-property.ts';
import { measureResponseTime } from '#functions/features/response-time/measure-response-time.ts';
import { HOUR, later, monthsLater } from '#functions/platform/time.ts';
import { newSecret, sha256 } from '#functions/platform/secrets.ts';
import { receivedOf, handlingDocument } from './sample-handling.ts';
import { readSampleMessages, sentEnquiry } from './sample-messages.ts';
import { writeOwnerPhotos } from './write-owner-photos.ts';

type Samples = Awaited<ReturnType<typeof readSampleMessages>>;

/** Fills an empty inbox with the sample messages, whose times are relative to `now`, and returns their number. */
export async function writeMessages(database: Firestore, now: Date): Promise<number> {
  if (!(await database.collection(BUSINESS_COLLECTIONS.enquiries).limit(1).get()).empty) return 0;
  const { enquiries, submissions, subscribers } = await readSampleMessages();
  for (const sample of enquiries) await writeEnquiry(database, sample, now);
  for (const sample of submissions) await writeSubmission(database, sample, now);
  for (const sample of subscribers) await writeSubscriber(database, sample, now);
  await measureResponseTime(database, now);
  return enquiries.length + submissions.length + subscribers.length;
}

async function writeEnquiry(database: Firestore, sample: Samples['enquiries'][number], now: Date): Promise<void> {
  const property = sample.property === undefined ? null : await findProperty(database, sample.property);
  const enquiry = sentEnquiry(sample.enquiry, property?.id ?? null);
  const [id, receivedAt] = [randomUUID(), receivedOf(sample, now)];
  await store(database, BUSINESS_COLLECTIONS.enquiries, storedEnquirySchema, {
    ...{ id, kind: enquiry.kind, enquiry, emailKey: enquiry.email.toLowerCase(), property, shortlist: [] },
    consent: { ...currentConsent('enquiry'), givenAt: receivedAt },
    replyDueAt: later(receivedAt, REPLY_HOURS * HOUR),
    ...handlingDocument(sample, now),
  });
}

async function writeSubmission(database: Firestore, sample: Samples['submissions'][number], now: Date): Promise<void> {
  const [id, receivedAt] = [randomUUID(), receivedOf(sample, now)];
  const { photos, received } = await writeOwnerPhotos(database, { id, pictures: sample.pictures, receivedAt });
  const submission = { ...sample.submission, photos };
  const givenAt = receivedAt;
  await store(database, BUSINESS_COLLECTIONS.submissions, storedSubmissionSchema, {
    ...{ id, submission, emailKey: submission.email.toLowerCase(), received, propertyId: null },
    ...{ ticketHash: sha256(newSecret()), ticketExpiresAt: receivedAt },
    consent: { ...currentConsent('submission'), givenAt },
    marketingConsent: submission.marketingConsent ? { ...currentConsent('marketing'), givenAt } : null,
    reviewDueAt: later(receivedAt, REVIEW_HOURS * HOUR),
    ...handlingDocument(sample, now),
  });
}

async function writeSubscriber(database: Firestore, sample: Samples['subscribers'][number], now: Date): Promise<void> {
  const { email, state } = sample;
  const signedUpAt = receivedOf(sample, now);
  const endedAt = state === 'unsubscribed' ? later(signedUpAt, HOUR) : null;
  const pendingUntil = state === 'pending' ? monthsLater(signedUpAt, 1) : null;
  await store(database, BUSINESS_COLLECTIONS.subscribers, storedSubscriberSchema, {
    ...{ id: randomUUID(), email, emailKey: email, state },
    consent: { ...currentConsent('newsletter'), givenAt: signedUpAt },
    confirmedAt: state === 'pending' ? null : later(signedUpAt, HOUR / 2),
    unsubscribedAt: endedAt,
    retainUntil: endedAt === null ? pendingUntil : monthsLater(endedAt, CONSENT_PROOF_MONTHS),
    ...{ confirmHash: sha256(newSecret()), unsubscribeToken: newSecret() },
  });
}

async function findProperty(database: Firestore, slug: string): Promise<AskedProperty | null> {
  const { docs } = await database.collection(CONTENT_KINDS.properties.published).where('slug', '==', slug).get();
  const [found] = docs;
  if (found === undefined) throw new Error(`A sample message asks about '${slug}', which is not published.`);
  return readProperty(found).property;
}

async function store(
  database: Firestore,
  collection: string,
  schema: { readonly parse: (document: unknown) => unknown },
  document: { readonly id: string } & Readonly<Record<string, unknown>>,
): Promise<void> {
  // Parsed only as a check: the database stores timestamps where the schema has strings.
  schema.parse(document);
  await database.collection(collection).doc(document.id).create(document);
}
