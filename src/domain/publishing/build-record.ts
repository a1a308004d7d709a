import * as z from 'zod';
import { BUILD_FAULTS_KEPT, BUILD_LOG_KEPT, BUILD_PAGES_KEPT } from './limits.ts';
import { moment } from '#domain/text/text-fields.ts';

const count = z.int().min(0);
const sitePath = z
  .string()
  .regex(/^\/[^\s]*$/)
  .max(500);

/** What a build can be: a new release, or an earlier one brought back. */
export const BUILD_ACTIONS = ['build', 'rollback'] as const;

/** A page or file that a build has written. */
export const writtenPageSchema = z.strictObject({
  /** Address. */
  path: sitePath,
  /** File within the release. */
  file: z.string().min(1).max(500),
  /** SHA-256 of its bytes, in hexadecimal digits. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** Why a page, or a document, cannot go live. */
export const buildFaultSchema = z.strictObject({
  /** Address of the page; '/' for what concerns the whole site. */
  page: z.string().max(500),
  /** What is wrong with it, as a sentence. */
  why: z.string().max(2000),
});

/** What a build came to. */
export const buildResultSchema = z.strictObject({
  /** Whether everything was made anew, or only what a change reaches. */
  way: z.enum(['full', 'incremental']),
  /** Why that way. */
  why: z.string().max(2000),
  /** Revision that was requested before the content was read. */
  builtRevision: count,
  /** Pages of the release. */
  pages: count,
  /** Pages and files that differ from the release before; of a great number the first ones. */
  written: z.array(writtenPageSchema).max(BUILD_PAGES_KEPT),
  /** How many were written in all. */
  writtenCount: count,
  /** Addresses that are gone; of a great number the first ones. */
  removed: z.array(sitePath).max(BUILD_PAGES_KEPT),
  /** How long the build took. */
  seconds: z.number().min(0),
  /** Most memory it took. */
  peakMegabytes: z.number().min(0),
});

/** builds/{id}: a build from the wish to its end. */
export const buildRecordSchema = z.strictObject({
  /** Id. */
  id: z.uuid(),
  /** What it does. */
  action: z.enum(BUILD_ACTIONS),
  /** How far it has come. */
  state: z.enum(['requested', 'building', 'verifying', 'live', 'failed']),
  /** Revision that was requested when it began. */
  revision: count,
  /** Addresses of the accounts that asked for it. */
  who: z.array(z.string()),
  /** What was published with it, by title; of a great number the first ones. */
  what: z.array(z.string()),
  /** How much was published with it in all. */
  whatCount: count,
  /** When it began. */
  requestedAt: moment,
  /** When the publisher first reported; null before. */
  startedAt: moment.nullable(),
  /** When it ended; null before. */
  endedAt: moment.nullable(),
  /** The end of its log. */
  log: z.string().max(BUILD_LOG_KEPT),
  /** What it came to; null before its end, and for a rollback. */
  result: buildResultSchema.nullable(),
  /** Why pages cannot go live. */
  faults: z.array(buildFaultSchema).max(BUILD_FAULTS_KEPT),
  /** Why it failed, as a sentence; '' when it did not. */
  failure: z.string(),
  /** Its release, or the one that a rollback brings back; null before there is one. */
  release: z.string().nullable(),
});

/** builds/{id}/before/{position}: a page as it was before a build, for the receipt; written before the build ends. */
export const pageBeforeSchema = z.strictObject({
  /** Address. */
  path: sitePath,
  /** Its HTML; '' when there was no such page. */
  html: z.string().max(700_000),
});

/** A build from the wish to its end. */
export type BuildRecord = z.infer<typeof buildRecordSchema>;

/** What a build came to. */
export type BuildResult = z.infer<typeof buildResultSchema>;

/** Why a page, or a document, cannot go live. */
export type BuildFault = z.infer<typeof buildFaultSchema>;

/** A page as it was before a build. */
export type PageBefore = z.infer<typeof pageBeforeSchema>;
