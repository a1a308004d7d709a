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
  /** Hours since it was received. */
  hoursAgo: hours,
  status: z.enum(INBOX_STATUSES),
  /** Hours from receipt to the first reply; missing without one. */
  answeredAfterHours: hours.optional(),
  /** Demo account of the assignee; missing for none. */
  takenBy: z.enum(['concierge', 'admin']).optional(),
  /** A note of the assignee. */
  note: z.string().optional(),
  /** A reply of the assignee. */
  reply: z.string().optional(),
};

const enquiriesSchema = z.array(
  z.strictObject({
    ...handlingShape,
    /** Slug of the property that the enquiry is about; missing for none. */
    property: z.string().optional(),
    /** The enquiry without the property's id. */
    enquiry: z.record(z.string(), z.unknown()),
  }),
);

const submissionsSchema = z.array(
  z.strictObject({
    ...handlingShape,
    /** Sample pictures that are used as its photographs. */
    pictures: z.array(z.string()),
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

/** How staff handled a sample message. */
export type SampleHandling = Pick<z.output<typeof enquiriesSchema>[number], keyof typeof handlingShape>;

export async function readSampleMessages() {
  return {
    enquiries: enquiriesSchema.parse(await readJson('enquiries.json')),
    submissions: submissionsSchema.parse(await readJson('submissions.json')),
    subscribers: subscribersSchema.parse(await readJson('subscribers.json')),
  };
}

/** A sample enquiry as a visitor sends it; `propertyId` is null for a general enquiry. */
export function sentEnquiry(fields: object, propertyId: string | null): z.output<typeof enquirySchema> {
  return enquirySchema.parse(propertyId === null ? fields : { ...fields, propertyId });
}

async function readJson(name: string): Promise<unknown> {
  return JSON.parse(await readFile(join(FOLDER, name), 'utf8'));
}
