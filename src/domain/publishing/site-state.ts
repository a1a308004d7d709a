import * as z from 'zod';
import { RELEASES_KEPT } from './limits.ts';
import { moment } from '#domain/text/text-fields.ts';

/** What the site is doing: nothing was asked for, a build is wanted, made, checked, has gone live, or has failed. */
export const SITE_STATES = ['idle', 'requested', 'building', 'verifying', 'live', 'failed'] as const;

/** What the site is doing. */
export type SiteStateName = (typeof SITE_STATES)[number];

const count = z.int().min(0);

/** A release that the publisher still keeps, so that it can be brought back. */
export const keptReleaseSchema = z.strictObject({
  /** Build that made it. */
  buildId: z.uuid(),
  /** What the publisher calls it: a folder, or a version of Hosting. */
  release: z.string().min(1).max(200),
  /** Revision it shows. */
  revision: count,
  /** When it was made. */
  at: moment,
});

/** system/site: what was asked for, what is live, and who is at work on the difference. */
export const siteStateSchema = z.strictObject({
  /** What the site is doing. */
  state: z.enum(SITE_STATES),
  /** Raised by everything that changes a published copy, and by asking again. */
  requestedRevision: count,
  /** Highest revision that a build was begun for; a build is wanted while the requested one is higher. */
  begunRevision: count,
  /** Revision that the live release shows. */
  builtRevision: count,
  /** When a build was last asked for; null before the first time. */
  requestedAt: moment.nullable(),
  /** Build at work and how long it may stay silent; null when none is. */
  lease: z
    .strictObject({
      /** The build. */
      buildId: z.uuid(),
      /** When it counts as failed unless it reports before. */
      until: moment,
    })
    .nullable(),
  /** Build that was begun last; null before the first. */
  buildId: z.uuid().nullable(),
  /** Build whose release is live; null while none was reported. */
  liveBuildId: z.uuid().nullable(),
  /** Why the last build failed, as a sentence; '' when it did not. */
  failure: z.string(),
  /** Releases that can be brought back, newest first. */
  releases: z.array(keptReleaseSchema).max(RELEASES_KEPT),
});

/** A release that the publisher still keeps. */
export type KeptRelease = z.infer<typeof keptReleaseSchema>;

/** What the site is doing, as it is stored. */
export type SiteState = z.infer<typeof siteStateSchema>;

/** The state of a site whose content was just brought in: the first build is made by whoever sets it up. */
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
