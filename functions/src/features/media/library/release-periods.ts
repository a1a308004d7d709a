import { buildRecordSchema } from '#domain/publishing/build-record.ts';
import type { StoredPicture } from '#domain/media/stored-picture.ts';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { readSiteState } from '#platform/content/site-state.ts';
import { buildPath } from '#platform/firestore-paths.ts';
import { parseOrReport } from '#platform/parse-or-report.ts';

/** A release shows the published content of a time in this period, both ends included. */
export interface ReleasePeriod {
  /** Start of its build; '' when unknown. */
  readonly from: string;
  readonly to: string;
}

const buildSchema = buildRecordSchema.pick({ action: true, requestedAt: true });

/** The periods of all releases that are live, that a rollback can bring back, or that are being made. */
export async function readReleasePeriods(
  firestore: Firestore,
  transaction: Transaction,
  now: Date,
): Promise<ReleasePeriod[]> {
  const { releases, lease } = await readSiteState(firestore, transaction);
  const made = releases.map(({ buildId, at }) => ({ buildId, to: at }));
  const all = lease === null ? made : [...made, { buildId: lease.buildId, to: now.toISOString() }];
  if (all.length === 0) return [];
  const builds = await transaction.getAll(...all.map(({ buildId }) => firestore.doc(buildPath(buildId))), {
    fieldMask: Object.keys(buildSchema.shape),
  });
  return all.map(({ to }, index) => {
    const found = builds[index];
    const build = found?.exists === true ? parseOrReport(found, buildSchema) : null;
    // A rollback shows content of its own release, which is older than the rollback.
    return { from: build?.action === 'build' ? build.requestedAt : '', to };
  });
}

/** Whether a release may show a picture that no published copy uses any more. */
export function mayBeShown(
  periods: readonly ReleasePeriod[],
  { uploadedAt, unusedSince }: Pick<StoredPicture, 'uploadedAt'> & { readonly unusedSince: string },
): boolean {
  return periods.some(({ from, to }) => uploadedAt <= to && unusedSince >= from);
}
