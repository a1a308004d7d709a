import * as z from 'zod';
import { SUBMISSION_PHOTOS_MAX } from './limits.ts';
import { handlingFields } from '#domain/inbox/handling.ts';
import { storedConsentSchema } from '#domain/site/stored-consent.ts';
import { storedTime } from '#domain/core/stored-time.ts';
import { SUBMISSION_PHOTO_TYPES } from './options.ts';
import { submissionSchema } from './submission.ts';

/** A photograph of a submission; its file is at `submissionPhotoPath`. */
export const receivedPhotoSchema = z.strictObject({
  /** Type by the file's bytes. */
  type: z.enum(SUBMISSION_PHOTO_TYPES),
  bytes: z.int().min(1),
  /** SHA-256 of the file in hexadecimal digits, which recognises the same file sent again. */
  sha256: z.string(),
  /** When the file was stored; null while only its number is reserved. */
  receivedAt: storedTime.nullable(),
});

export type ReceivedPhoto = z.output<typeof receivedPhotoSchema>;

/** submissions/{id} as read. */
export const storedSubmissionSchema = z.strictObject({
  id: z.uuid(),
  /** Null after anonymisation. */
  submission: submissionSchema.nullable(),
  /** The owner's email in lower case; '' after anonymisation. */
  emailKey: z.string(),
  /** Uploaded photographs and those being uploaded, by number from 0. */
  received: z
    .record(z.string().regex(/^\d{1,2}$/), receivedPhotoSchema)
    .refine((photos) => Object.keys(photos).length <= SUBMISSION_PHOTOS_MAX, {
      error: `expected at most ${SUBMISSION_PHOTOS_MAX} photographs`,
    }),
  /** SHA-256 of the upload ticket. */
  ticketHash: z.string(),
  /** Expiry of the upload ticket. */
  ticketExpiresAt: storedTime,
  /** The privacy text beside the button; null after anonymisation. */
  consent: storedConsentSchema.nullable(),
  /** The text about news when its box was ticked; null otherwise. */
  marketingConsent: storedConsentSchema.nullable(),
  receivedAt: storedTime,
  /** Deadline of the review. */
  reviewDueAt: storedTime,
  /** Time of the first reply; null until then. */
  answeredAt: storedTime.nullable(),
  /** When it is anonymised, counted from the last message; null for never and after anonymisation. */
  retainUntil: storedTime.nullable(),
  /** When it was anonymised; null until then. */
  anonymisedAt: storedTime.nullable(),
  ...handlingFields,
  /** The draft made from it; null until it is accepted. */
  propertyId: z.uuid().nullable(),
});

export type StoredSubmission = z.output<typeof storedSubmissionSchema>;

/** The Storage folder of a submission's photographs; no rule allows access. */
export function submissionPhotoFolder(id: string): string {
  return `submissions/${id}/`;
}

/** The Storage path of a submission's photograph. */
export function submissionPhotoPath(id: string, n: number): string {
  return `${submissionPhotoFolder(id)}${n}`;
}
