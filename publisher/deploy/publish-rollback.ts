import { finish, type JobEnd, type PublisherParts } from './publish-build.ts';

/** Puts an earlier release live again and tells the house. */
export async function publishRollback(parts: PublisherParts, buildId: string, release: string): Promise<JobEnd> {
  const { place, notify, notes } = parts;
  if (!(await notify({ report: 'progress', buildId, state: 'verifying', log: '' }))) return null;
  const log = `Brought back ${release}.\n`;
  const live = { report: 'live', buildId, release, kept: place.kept(), result: null, log } as const;
  notes.write({ buildId, release, report: live });
  try {
    await place.bringBack(release);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return finish(parts, { report: 'failed', buildId, why, faults: [], log: why });
  }
  return finish(parts, live);
}
