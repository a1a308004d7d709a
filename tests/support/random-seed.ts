import { IS_FULL } from './profile.ts';

/** Seed of the random tests that the unit project's settings do not reach: the same in every gate, a new one in a full run. */
export const RANDOM_SEED = IS_FULL ? Date.now() % 2 ** 31 : 1;
