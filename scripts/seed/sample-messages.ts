import { enquirySchema } from '#domain/enquiry/enquiry.ts';
import { INBOX_STATUSES } from '#domain/inbox/options.ts';
import { storedSubscriberSchema } from '#domain/newsletter/stored-subscriber.ts';
import { submissionSchema } from '#domain/submission/submission.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const FOLDER = join(import.meta.dirname, 'messages');

const hours = z.number().min(0);

const handlingShape = {
  /** Hours since it arrived. */
  hoursAgo: hours,
  /** How far it has come. */
  status: z.enum(INBOX_STATUSES),
  /** Hours from arrival to the first answer; absent without one. */
  answeredAfterHours: hours.optional(),
  /** Demo account that looks after it; absent for nobody. */
  takenBy: z.enum(['concierge', 'admin']).optional(),
  /** A note of that account. */
  note: z.string().optional(),
  /** An answer of that account. */
  reply: z.string().optional(),
};

const enquiriesSchema = z.array(
  z.strictObject({
    ...handlingShape,
    /** Last part of the address of the property asked about; absent for none. */
    property: z.string().optional(),
    /** What was sent, without the property's id. */
    enquiry: z.record(z.string(), z.unknown()),
  }),
);

const submissionsSchema = z.array(
  z.strictObject({
    ...handlingShape,
    /** Sample pictures that stand for its photographs. */
    pictures: z.array(z.string()),
    /** What was sent. */
    submission: submissionSchema,
  }),
);

const subscribersSchema = z.array(
  z.strictObject({
    email: storedSubscriberSchema.shape.email,
    /** Hours since the sign-up. */
    hoursAgo: hours,
    state: storedSubscriberSchema.shape.state,
  }),
);

/** What the desk did to a sample message. */
export type SampleHandling = Pick<z.output<typeof enquiriesSchema>[number], keyof typeof handlingShape>;

/** The messages of the sample. */
export async function readSampleMessages() {
  return {
    enquiries: enquiriesSchema.parse(await readJson('enquiries.json')),
    submissions: submissionsSchema.parse(await readJson('submissions.json')),
    subscribers: subscribersSchema.parse(await readJson('subscribers.json')),
  };
}

/** A sample enquiry as a visitor sends it, about a property or none. */
export function sentEnquiry(fields: object, propertyId: string | null): z.output<typeof enquirySchema> {
  return enquirySchema.parse(propertyId === null ? fields : { ...fields, propertyId });
}

async function readJson(name: string): Promise<unknown> {
  return JSON.parse(await readFile(join(FOLDER, name), 'utf8'));
}
