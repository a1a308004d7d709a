import fc from 'fast-check';
import { IS_FULL, PROFILE } from './profile.ts';

// A set-up file of the unit tests. The gate repeats one seed, so that a run is red only for a reason in the code; the full
// profile tries a new one, which fast-check prints when a property fails.
fc.configureGlobal({ numRuns: PROFILE.propertyRuns, ...(IS_FULL ? {} : { seed: 1 }) });
