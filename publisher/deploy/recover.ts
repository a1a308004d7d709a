import { finish, type PublisherParts } from './publish-build.ts';

/** What is said of a build during which the publisher was stopped. */
export const PUBLISHER_STOPPED = 'The publisher was stopped while it made this release. The site stays as it was.';

/** Tells the house what became of the job during which a publisher was killed, or which it could not be told before. */
export async function recover(parts: Pick<PublisherParts, 'place' | 'notes' | 'notify'>): Promise<void> {
  const { place, notes } = parts;
  const note = notes.read();
  await place.tidy();
  if (note === null) return;
  const { buildId, release, report } = note;
  if (report?.report === 'failed') return void (await finish(parts, report));
  // Whether the swap was made is seen by the link alone: it is one rename.
  if (report?.report === 'live' && release !== null && place.live() === release) {
    return void (await finish(parts, { ...report, kept: place.kept() }));
  }
  await finish(parts, { report: 'failed', buildId, why: PUBLISHER_STOPPED, faults: [], log: '' });
}
