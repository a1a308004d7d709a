import * as z from 'zod';

/**
 * How much of each sweep runs: `gate` is `npm test`, each feature by its main way; `full` is `npm run test:full`, every night
 * and before a release. Tests that only the full profile has carry the tag `nightly` (Vitest) or `@nightly` (Playwright).
 */
const profileName = z.enum(['gate', 'full']).default('gate');

interface Profile {
  /** Random edits of a small site that are published. */
  publishEdits: number;
  /** Publishes into which they are divided; each is a build of ten seconds. */
  publishSteps: number;
  /** Times at which a publisher is killed; each starts two processes. */
  publisherKills: number;
  /** Inputs of each property-based unit test that sets no count of its own. */
  propertyRuns: number;
  /** Random series of commits against the security rules; each takes up to ten requests to the emulator. */
  ruleRuns: number;
  /** Hostile requests to the public endpoints; FUZZ_BODIES asks for another number. */
  fuzzBodies: number;
  /** Enquiries that are sent while their function is killed. */
  killedEnquiries: number;
  /** How often it is killed; each starts it again, which takes five seconds. */
  enquiryKills: number;
  /** Random schedules in which two colleagues want the same nights; every tenth kills their function. Four seconds each. */
  staySchedules: number;
  /** The same with two sites whose calendars are read; nine seconds each. */
  feedSchedules: number;
  /** Windows in which axe and the check of controls look at a page, the narrowest first. */
  pageWindows: number;
  /** The same for a screen on the way of another test: up to five seconds each. */
  flowWindows: number;
  /** By how much the time limits of stages are multiplied: sweeps take several times as long. */
  limitFactor: number;
  /** Most tests that may pass only at the second try in a run that is green: one is chance, several have a cause. */
  flakyTests: number;
}

/** The counts of both profiles. */
export const PROFILES: Record<z.output<typeof profileName>, Profile> = {
  gate: {
    publishEdits: 10,
    publishSteps: 1,
    publisherKills: 3,
    propertyRuns: 100,
    ruleRuns: 10,
    fuzzBodies: 600,
    killedEnquiries: 20,
    enquiryKills: 1,
    staySchedules: 1,
    feedSchedules: 1,
    pageWindows: 1,
    flowWindows: 0,
    limitFactor: 1,
    flakyTests: 3,
  },
  full: {
    publishEdits: 30,
    publishSteps: 30,
    publisherKills: 20,
    propertyRuns: 3000,
    ruleRuns: 25,
    fuzzBodies: 10_000,
    killedEnquiries: 500,
    enquiryKills: 3,
    staySchedules: 100,
    feedSchedules: 50,
    pageWindows: Number.POSITIVE_INFINITY,
    flowWindows: Number.POSITIVE_INFINITY,
    limitFactor: 4,
    flakyTests: 0,
  },
};

const name = profileName.parse(process.env['TEST_PROFILE']);

/** Whether this run has every sweep. */
export const IS_FULL = name === 'full';

/** The counts of this run. */
export const PROFILE = PROFILES[name];
