import * as z from 'zod';
import { BUILD_FAULTS_KEPT, BUILD_LOG_KEPT, BUILD_PAGES_KEPT, FAULT_PAGE_MAX, REASON_MAX } from './limits.ts';
import { isoTime } from '#domain/text/text-fields.ts';

const count = z.int().min(0);
const sitePath = z
  .string()
  .regex(/^\/[^\s]*$/)
  .max(500);

/** Kinds of builds: a new release, or a rollback to an earlier one. */
export const BUILD_ACTIONS = ['build', 'rollback'] as const;

/** A page or file that a build has written. */
export const writtenPageSchema = z.strictObject({
  path: sitePath,
  file: z.string().min(1).max(500),
  /** SHA-256 in hexadecimal digits. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** An error of a page or document that cannot go live. */
export const buildFaultSchema = z.strictObject({
  /** Path of the page; '/' for the whole site. */
  page: z.string().max(FAULT_PAGE_MAX),
  /** The reason, as a sentence. */
  why: z.string().max(REASON_MAX),
});

/** The result of a build. */
export const buildResultSchema = z.strictObject({
  /** All pages, or only the affected ones. */
  way: z.enum(['full', 'incremental']),
  /** The reason for a full or an incremental build. */
  why: z.string().max(REASON_MAX),
  /** Requested revision before the content was read. */
  builtRevision: count,
  /** Number of pages of the release. */
  pages: count,
  /** Pages and files that differ from the last release; at most BUILD_PAGES_KEPT. */
  written: z.array(writtenPageSchema).max(BUILD_PAGES_KEPT),
  /** Number of all written pages and files. */
  writtenCount: count,
  /** Removed paths; at most BUILD_PAGES_KEPT. */
  removed: z.array(sitePath).max(BUILD_PAGES_KEPT),
  seconds: z.number().min(0),
  peakMegabytes: z.number().min(0),
});

/** builds/{id}: a build from its request to its end. */
export const buildRecordSchema = z.strictObject({
  id: z.uuid(),
  action: z.enum(BUILD_ACTIONS),
  state: z.enum(['requested', 'building', 'verifying', 'live', 'failed']),
  /** Requested revision at the start. */
  revision: count,
  /** Emails of the accounts that requested it; FORMER_COLLEAGUE after an erasure. */
  who: z.array(z.string()),
  /** Titles of what was published with it, cut to the first ones. */
  what: z.array(z.string()),
  /** Number of all documents published with it. */
  whatCount: count,
  requestedAt: isoTime,
  /** First report of the publisher; null before. */
  startedAt: isoTime.nullable(),
  /** Null before. */
  endedAt: isoTime.nullable(),
  log: z.string().max(BUILD_LOG_KEPT),
  /** Null before its end, and for a rollback. */
  result: buildResultSchema.nullable(),
  faults: z.array(buildFaultSchema).max(BUILD_FAULTS_KEPT),
  /** The reason, as a sentence; '' for a build that did not fail. */
  failure: z.string(),
  /** Its release, or the one of a rollback; null before there is one. */
  release: z.string().nullable(),
});

export type BuildRecord = z.infer<typeof buildRecordSchema>;

export type BuildResult = z.infer<typeof buildResultSchema>;

export type BuildFault = z.infer<typeof buildFaultSchema>;
