import * as z from 'zod';
import { buildFaultSchema, buildResultSchema } from './build-record.ts';
import { BUILD_FAULTS_KEPT, BUILD_LOG_KEPT, REASON_MAX, RELEASES_KEPT } from './limits.ts';
import { isoTime } from '#domain/text/text-fields.ts';

const log = z.string().max(BUILD_LOG_KEPT);
const release = z.string().regex(/^[\w.-]{1,200}$/);

/** A signed message: HMAC-SHA256 of '{at}.{message}' with the shared secret. */
export const signedMessageSchema = z.strictObject({
  /** JSON. */
  message: z.string().max(1_500_000),
  /** Time of the signature in seconds since 1970. */
  at: z.int().min(0),
  /** In hexadecimal digits. */
  signature: z.string().regex(/^[0-9a-f]{64}$/),
});

/** A task of the API for the publisher. */
export const publisherTaskSchema = z.discriminatedUnion('action', [
  z.strictObject({
    /** Build a release of the published content, verify it and deploy it. */
    action: z.literal('build'),
    buildId: z.uuid(),
  }),
  z.strictObject({
    /** Deploy an earlier release again. */
    action: z.literal('rollback'),
    buildId: z.uuid(),
    release,
  }),
  z.strictObject({
    /** Show a draft at a URL that nobody can guess. */
    action: z.literal('preview'),
    /** The part of the URL that nobody can guess. */
    previewId: z.uuid(),
    propertyId: z.uuid(),
    slug: z.string().min(1),
    /** When the URL expires. */
    expiresAt: isoTime,
  }),
]);

/** A report of the publisher to the API. */
export const publisherReportSchema = z.discriminatedUnion('report', [
  z.strictObject({
    /** The progress of a build, sent also without news to extend the lease. */
    report: z.literal('progress'),
    buildId: z.uuid(),
    state: z.enum(['building', 'verifying']),
    /** The last lines of the log. */
    log,
  }),
  z.strictObject({
    report: z.literal('live'),
    buildId: z.uuid(),
    release,
    /** All releases that a rollback can use; null where the host keeps the newest ones itself. */
    kept: z.array(release).max(RELEASES_KEPT).nullable(),
    /** Null for a rollback. */
    result: buildResultSchema.nullable(),
    /** The last lines of the log. */
    log,
  }),
  z.strictObject({
    /** A failed build; the live release stays. */
    report: z.literal('failed'),
    buildId: z.uuid(),
    /** The reason, as a sentence. */
    why: z.string().min(1).max(REASON_MAX),
    /** Errors of pages. */
    faults: z.array(buildFaultSchema).max(BUILD_FAULTS_KEPT),
    /** The last lines of the log. */
    log,
  }),
  z.strictObject({
    /** The result of a preview. */
    report: z.literal('preview'),
    previewId: z.uuid(),
    /** URL of the page; null when it failed. */
    address: z.url().nullable(),
    /** Why it failed, as a sentence; '' otherwise. */
    why: z.string().max(REASON_MAX),
  }),
  z.strictObject({
    /** Sent where no scheduler runs: the API then runs due jobs. */
    report: z.literal('clock'),
  }),
]);

export type SignedMessage = z.infer<typeof signedMessageSchema>;

export type PublisherTask = z.infer<typeof publisherTaskSchema>;

export type PublisherReport = z.infer<typeof publisherReportSchema>;
