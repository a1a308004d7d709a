import type { PublishedProperty } from '@site/domain/property';
import { changedEverywhere, contentDigests, type SmallContent } from '../build/release/content-digests.ts';
import { applyChanges, type HouseChanges } from '../build/release/house-changes.ts';
import { parseLedger, type Ledger } from '../build/release/ledger.ts';
import { planRelease, reachesTooMuch, type ReleasePlan } from '../build/release/plan-release.ts';
import type { PublishedMarks, PublishedReader } from '../build/release/published-reader.ts';
import type { LastRelease, WritingJob } from '../build/site-program.ts';
import { refuseRepeats } from '../build/refuse-repeats.ts';
import { inBrief } from './place-content.ts';

/** What is read of the content. */
interface Read {
  marks: PublishedMarks;
  small: Promise<SmallContent>;
  reader: PublishedReader;
}

/** What changed since the last release, or why everything has to be written. */
export type FoundChanges =
  | { last: null; why: string }
  | {
      last: LastRelease;
      ledger: Ledger;
      changes: HouseChanges;
      plan: ReleasePlan;
      whole: readonly PublishedProperty[];
    };

const everything = (why: string): FoundChanges => ({ last: null, why });

/** Asks what changed since the last release, without reading what did not. */
export async function findChanges(job: WritingJob, { marks, small, reader }: Read): Promise<FoundChanges> {
  if (job.last === null) return everything('There is no earlier release whose ledger fits.');
  const ledger = parseLedger(job.last.ledger, job.code);
  if (ledger === null) return everything('The ledger of the earlier release was written by other code.');
  if (ledger.epoch !== marks.epoch) return everything('The published content was replaced as a whole.');
  if (ledger.revision > marks.revision) return everything('The earlier release is of a later revision.');

  const [content, { published, departed }] = await Promise.all([small, reader.readChanges(ledger.revision)]);
  const reaching = changedEverywhere(ledger.content, contentDigests(content));
  if (reaching.length > 0) return everything(`What stands on every page changed: ${reaching.join(', ')}.`);

  const changes = applyChanges(ledger.houses, { published: [...inBrief(published).values()], departed });
  if (changes.after.size !== marks.properties) {
    return everything(
      `There are ${marks.properties} published properties where the marks explain ${changes.after.size}.`,
    );
  }
  refuseRepeats(
    [...changes.after].map(([id, data]) => ({ id, data })),
    { collection: 'publishedProperties', field: 'slug' },
  );
  const plan = planRelease(changes, content.get('destinations') ?? []);
  if (reachesTooMuch(plan, changes)) return everything('The changes reach more than a fifth of the pages.');

  const known = new Set(published.map(({ id }) => id));
  const missing = [...plan.properties].filter((id) => !known.has(id));
  const whole = [...published, ...(await reader.readProperties(missing))];
  return { last: job.last, ledger, changes, plan, whole };
}
