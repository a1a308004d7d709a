import type { Handler } from '#domain/api/handler.ts';
import type { publisherApi } from '#domain/api/publisher.ts';
import { ApiError } from '#domain/core/errors.ts';
import { previewSchema } from '#domain/publishing/preview.ts';
import { publisherReportSchema, type PublisherReport } from '#domain/publishing/publisher-messages.ts';
import { continueBuild, goLive } from '#domain/publishing/site-state-machine.ts';
import * as z from 'zod';
import { hookSettings } from '#platform/configuration.ts';
import type { ContentHouse } from '#platform/content/content-transaction.ts';
import { pageBeforePath, previewPath } from '#platform/firestore-paths.ts';
import { openSignedMessage } from '#platform/requests/signed-message.ts';
import { untilUndisturbed } from '#platform/retry-on-contention.ts';
import { keepTheClock } from './run-publishing-tick.ts';
import { changeBuild, readBuildAtWork, settleBuild } from './complete-build.ts';

/** gRPC code of a write that the database can never take. */
const INVALID_ARGUMENT = 3;

/** Makes the handler of POST /api/publisher/reports. */
export function takeReport(house: ContentHouse): Handler<(typeof publisherApi)['POST /api/publisher/reports']> {
  return async ({ body }) => {
    const { secret } = hookSettings();
    const report = openSignedMessage(body, { secret, schema: publisherReportSchema, now: house.clock() });
    if (report === null) throw new ApiError('bad_signature');
    await applyReport(house, report).catch(refuseUnstorable);
    return {};
  };
}

const unstorableSchema = z.object({ code: z.literal(INVALID_ARGUMENT) });

/** A report that fits its schema may still be larger than a document can be: its sender is told, and need not try again. */
function refuseUnstorable(error: unknown): never {
  if (!unstorableSchema.safeParse(error).success) throw error;
  throw new ApiError('invalid_request', { detail: 'The report is larger than a document can be.', cause: error });
}

async function applyReport(house: ContentHouse, report: PublisherReport): Promise<void> {
  switch (report.report) {
    case 'progress':
      return progress(house, report);
    case 'live':
      return live(house, report);
    case 'failed': {
      const { buildId, why, faults, log } = report;
      return settleBuild(house, { buildId, failure: why, faults, log });
    }
    case 'before':
      return keepPageBefore(house, report);
    case 'preview':
      return settlePreview(house, report);
    case 'clock':
      return keepTheClock(house);
  }
}

type Report<Name extends PublisherReport['report']> = Extract<PublisherReport, { report: Name }>;

async function progress(house: ContentHouse, { buildId, state, log }: Report<'progress'>): Promise<void> {
  await changeBuild(house, buildId, ({ build, site }, now) => ({
    build: { ...build, state, log, startedAt: build.startedAt ?? now.toISOString() },
    site: continueBuild(site, state, now),
  }));
}

async function live(house: ContentHouse, { buildId, release, kept, result, log }: Report<'live'>): Promise<void> {
  await changeBuild(house, buildId, ({ build, site }, now) => {
    const at = now.toISOString();
    const known = site.releases.find((earlier) => earlier.release === release);
    const made = known ?? { buildId, release, revision: result?.builtRevision ?? build.revision, at };
    return {
      build: { ...build, state: 'live', endedAt: at, release, result, log },
      site: { ...goLive(site, made, kept), liveBuildId: made.buildId },
    };
  });
}

async function keepPageBefore(house: ContentHouse, { buildId, position, page }: Report<'before'>): Promise<void> {
  const firestore = house.database();
  await untilUndisturbed(() =>
    firestore.runTransaction(async (transaction) => {
      await readBuildAtWork(firestore, transaction, buildId);
      transaction.set(firestore.doc(pageBeforePath(buildId, position)), page);
    }),
  );
}

async function settlePreview(house: ContentHouse, { previewId, address, why }: Report<'preview'>): Promise<void> {
  const firestore = house.database();
  const document = firestore.doc(previewPath(previewId));
  await untilUndisturbed(() =>
    firestore.runTransaction(async (transaction) => {
      const found = await transaction.get(document);
      if (!found.exists) throw new ApiError('not_found');
      if (previewSchema.strip().parse(found.data()).state !== 'requested') throw new ApiError('conflict');
      transaction.update(document, { state: address === null ? 'failed' : 'ready', address, why });
    }),
  );
}
