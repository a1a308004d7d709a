import * as z from 'zod';
import { buildFaultSchema, buildResultSchema, pageBeforeSchema } from './build-record.ts';
import { BUILD_FAULTS_KEPT, BUILD_LOG_KEPT, REPORT_PICTURES, RELEASES_KEPT } from './limits.ts';
import { moment } from '#domain/text/text-fields.ts';

const log = z.string().max(BUILD_LOG_KEPT);
const release = z.string().regex(/^[\w.-]{1,200}$/);

/** A message that its sender has signed: HMAC-SHA256 over '{at}.{message}' with the secret that both know. */
export const signedMessageSchema = z.strictObject({
  /** The message, as JSON. */
  message: z.string().max(1_500_000),
  /** When it was signed, in seconds since 1970. */
  at: z.int().min(0),
  /** The signature, in hexadecimal digits. */
  signature: z.string().regex(/^[0-9a-f]{64}$/),
});

/** What the house asks of the publisher. */
export const publisherTaskSchema = z.discriminatedUnion('action', [
  z.strictObject({
    /** Make a release of what is published, check it and put it live. */
    action: z.literal('build'),
    /** Build. */
    buildId: z.uuid(),
  }),
  z.strictObject({
    /** Put an earlier release live again. */
    action: z.literal('rollback'),
    /** Build. */
    buildId: z.uuid(),
    /** The release. */
    release,
  }),
  z.strictObject({
    /** Show a draft at an address that nobody can guess. */
    action: z.literal('preview'),
    /** Preview; its id is the part of the address that nobody can guess. */
    previewId: z.uuid(),
    /** Property. */
    propertyId: z.uuid(),
    /** Last part of the page's address. */
    slug: z.string().min(1),
    /** When the address ends. */
    expiresAt: moment,
  }),
]);

/** What the publisher tells the house. */
export const publisherReportSchema = z.discriminatedUnion('report', [
  z.strictObject({
    /** A build goes on; also sent to say that nothing has changed. */
    report: z.literal('progress'),
    /** Build. */
    buildId: z.uuid(),
    /** How far it has come. */
    state: z.enum(['building', 'verifying']),
    /** The end of its log. */
    log,
  }),
  z.strictObject({
    /** A page as it was before the release that changed it went live. */
    report: z.literal('before'),
    /** Build. */
    buildId: z.uuid(),
    /** Position in the receipt. */
    position: z
      .int()
      .min(0)
      .max(REPORT_PICTURES - 1),
    /** The page. */
    page: pageBeforeSchema,
  }),
  z.strictObject({
    /** The release of a build is live. */
    report: z.literal('live'),
    /** Build. */
    buildId: z.uuid(),
    /** The release. */
    release,
    /** All releases that can be brought back; null where the newest ones are kept by themselves. */
    kept: z.array(release).max(RELEASES_KEPT).nullable(),
    /** What the build came to; null for a rollback. */
    result: buildResultSchema.nullable(),
    /** The end of its log. */
    log,
  }),
  z.strictObject({
    /** A build has failed; the live release stays. */
    report: z.literal('failed'),
    /** Build. */
    buildId: z.uuid(),
    /** Why, as a sentence. */
    why: z.string().min(1).max(2000),
    /** Pages at fault. */
    faults: z.array(buildFaultSchema).max(BUILD_FAULTS_KEPT),
    /** The end of its log. */
    log,
  }),
  z.strictObject({
    /** A preview can be opened, or cannot be made. */
    report: z.literal('preview'),
    /** Preview. */
    previewId: z.uuid(),
    /** Address of the page; null when it cannot be made. */
    address: z.url().nullable(),
    /** Why it cannot be made, as a sentence; '' when it can. */
    why: z.string().max(2000),
  }),
  z.strictObject({
    /** Where no scheduler runs, the publisher is the clock: what is due should be done. */
    report: z.literal('clock'),
  }),
]);

/** A message that its sender has signed. */
export type SignedMessage = z.infer<typeof signedMessageSchema>;

/** What the house asks of the publisher. */
export type PublisherTask = z.infer<typeof publisherTaskSchema>;

/** What the publisher tells the house. */
export type PublisherReport = z.infer<typeof publisherReportSchema>;

/** A report on one build. */
export type BuildReportMessage = Extract<PublisherReport, { buildId: string }>;
