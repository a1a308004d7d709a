import * as z from 'zod';
import { SUBMISSION_PHOTOS_MAX } from './limits.ts';
import { handlingFields } from '#domain/inbox/handling.ts';
import { storedConsentSchema } from '#domain/site/stored-consent.ts';
import { storedTime } from '#domain/core/stored-time.ts';
import { SUBMISSION_PHOTO_TYPES } from './options.ts';
import { submissionSchema } from './submission.ts';

/** A photograph of a submission; the file is stored under `submissionPhotoPath`. */
export const receivedPhotoSchema = z.strictObject({
  /** Its type by its own bytes. */
  type: z.enum(SUBMISSION_PHOTO_TYPES),
  /** Its size in bytes. */
  bytes: z.int().min(1),
  /** SHA-256 of the file in hexadecimal digits: the same file again is no other photograph. */
  sha256: z.string(),
  /** When its file was stored; null while the number is only claimed for it. */
  receivedAt: storedTime.nullable(),
});

/** A photograph of a submission. */
export type ReceivedPhoto = z.output<typeof receivedPhotoSchema>;

/** submissions/{id} as read. */
export const storedSubmissionSchema = z.strictObject({
  /** UUID. */
  id: z.uuid(),
  /** What the owner wrote; null once it was anonymised. */
  submission: submissionSchema.nullable(),
  /** The owner's address in lower case; '' once anonymised. */
  emailKey: z.string(),
  /** Photographs that arrived or are arriving, by their number from 0. */
  received: z
    .record(z.string().regex(/^\d{1,2}$/), receivedPhotoSchema)
    .refine((photos) => Object.keys(photos).length <= SUBMISSION_PHOTOS_MAX, {
      error: `expected at most ${SUBMISSION_PHOTOS_MAX} photographs`,
    }),
  /** SHA-256 of the ticket that takes them. */
  ticketHash: z.string(),
  /** Until when the ticket does. */
  ticketExpiresAt: storedTime,
  /** The privacy text beside the button; null once anonymised. */
  consent: storedConsentSchema.nullable(),
  /** The text about news, when its box was ticked; null otherwise. */
  marketingConsent: storedConsentSchema.nullable(),
  /** When it arrived. */
  receivedAt: storedTime,
  /** Until when the team reviews it. */
  reviewDueAt: storedTime,
  /** When staff answered it first; null until then. */
  answeredAt: storedTime.nullable(),
  /** When it is anonymised: 24 months after the last exchange, moved by each; null never or not again. */
  retainUntil: storedTime.nullable(),
  /** When it was anonymised; null until then. */
  anonymisedAt: storedTime.nullable(),
  ...handlingFields,
  /** The draft that was made of it; null until it is accepted. */
  propertyId: z.uuid().nullable(),
});

/** A submission as read. */
export type StoredSubmission = z.output<typeof storedSubmissionSchema>;

/** The folder of a submission's photographs in Storage, which no rule opens. */
export function submissionPhotoFolder(id: string): string {
  return `submissions/${id}/`;
}

/** Where a submission's photograph lies in Storage. */
export function submissionPhotoPath(id: string, n: number): string {
  return `${submissionPhotoFolder(id)}${n}`;
}
