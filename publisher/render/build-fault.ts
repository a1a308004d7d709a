import type { BuildReport } from './build-report.ts';

/** Where an invalid document stands, as the message of the error begins. */
const PLACE = /^The document (\S+) cannot be published/;

/** Turns what a build failed with into the fault that its report names. */
export function buildFault(error: unknown): BuildReport['faults'][number] {
  const why = error instanceof Error ? error.message : String(error);
  return { page: PLACE.exec(why)?.[1] ?? '', why };
}
