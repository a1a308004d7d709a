import * as z from 'zod';
import { RELEASES_KEPT } from './limits.ts';
import { isoTime } from '#domain/text/text-fields.ts';

/** States of the site: no build requested, or the phase or result of the latest build. */
export const SITE_STATES = ['idle', 'requested', 'building', 'verifying', 'live', 'failed'] as const;

export type SiteStateName = (typeof SITE_STATES)[number];

const count = z.int().min(0);

/** A stored release that a rollback can use. */
export const keptReleaseSchema = z.strictObject({
  buildId: z.uuid(),
  /** Its name for the publisher: a folder, or a version of Hosting. */
  release: z.string().min(1).max(200),
  /** Revision of its content. */
  revision: count,
  at: isoTime,
});

/** system/site: the requested and the live revision, and the running build. */
export const siteStateSchema = z.strictObject({
  state: z.enum(SITE_STATES),
  /** Increased by every change of a published copy, and by a repeated request. */
  requestedRevision: count,
  /** Highest revision with a started build; a build is needed while the requested one is higher. */
  begunRevision: count,
  /** Revision of the live release. */
  builtRevision: count,
  /** Time of the last request; null before the first. */
  requestedAt: isoTime.nullable(),
  /** The running build and the deadline of its next report; null for none. */
  lease: z
    .strictObject({
      buildId: z.uuid(),
      /** When it counts as failed without a report. */
      until: isoTime,
    })
    .nullable(),
  /** The latest build; null before the first. */
  buildId: z.uuid().nullable(),
  /** The build of the live release; null before the first. */
  liveBuildId: z.uuid().nullable(),
  /** Why the last build failed, as a sentence; '' otherwise. */
  failure: z.string(),
  /** Newest first. */
  releases: z.array(keptReleaseSchema).max(RELEASES_KEPT),
});

export type KeptRelease = z.infer<typeof keptReleaseSchema>;

export type SiteState = z.infer<typeof siteStateSchema>;

/** The state after seeding: the first build is made during setup. */
export const INITIAL_SITE_STATE: SiteState = {
  state: 'idle',
  requestedRevision: 1,
  begunRevision: 1,
  builtRevision: 0,
  requestedAt: null,
  lease: null,
  buildId: null,
  liveBuildId: null,
  failure: '',
  releases: [],
};
