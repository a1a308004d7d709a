import type { Handler } from '#domain/api/handler.ts';
import type { publisherApi } from '#domain/api/publisher.ts';
import { ApiError } from '#domain/core/errors.ts';
import { previewSchema } from '#domain/publishing/preview.ts';
import { publisherReportSchema, type PublisherReport } from '#domain/publishing/publisher-messages.ts';
import { continueBuild, goLive } from '#domain/publishing/site-state-machine.ts';
import * as z from 'zod';
import { hookSettings } from '#platform/configuration.ts';
import type { ContentDeps } from '#platform/content/content-transaction.ts';
import { previewPath } from '#platform/firestore-paths.ts';
import { openSignedMessage } from '#platform/requests/signed-message.ts';
import { requireDocument } from '#platform/require-document.ts';
import { inTransaction } from '#platform/retry-on-contention.ts';
import { addPublications, publicationsBetween } from './claim-next-build.ts';
import { runPublishingTick } from './run-publishing-tick.ts';
import { updateRunningBuild, completeBuild } from './complete-build.ts';

/** gRPC code of a write that Firestore always rejects. */
const INVALID_ARGUMENT = 3;

/** Makes the handler of POST /api/publisher/reports. */
export function receiveBuildReport(deps: ContentDeps): Handler<(typeof publisherApi)['POST /api/publisher/reports']> {
  return async ({ body }) => {
    const { secret } = hookSettings();
    const report = openSignedMessage(body, { secret, schema: publisherReportSchema, now: deps.clock() });
    if (report === null) throw new ApiError('bad_signature');
    await applyReport(deps, report).catch(rejectUnstorable);
    return {};
  };
}

const unstorableSchema = z.object({ code: z.literal(INVALID_ARGUMENT) });

/** A report that fits its schema may still be too large for a document: the error tells the publisher not to retry. */
function rejectUnstorable(error: unknown): never {
  if (!unstorableSchema.safeParse(error).success) throw error;
  throw new ApiError('invalid_request', { detail: 'The report is too large for a document.', cause: error });
}

async function applyReport(deps: ContentDeps, report: PublisherReport): Promise<void> {
  switch (report.report) {
    case 'progress':
      return recordProgress(deps, report);
    case 'live':
      return recordLive(deps, report);
    case 'failed': {
      const { buildId, why, faults, log } = report;
      return completeBuild(deps, { buildId, failure: why, faults, log });
    }
    case 'preview':
      return recordPreview(deps, report);
    case 'clock':
      return runPublishingTick(deps);
  }
}

type Report<Name extends PublisherReport['report']> = Extract<PublisherReport, { report: Name }>;

async function recordProgress(deps: ContentDeps, { buildId, state, log }: Report<'progress'>): Promise<void> {
  await updateRunningBuild(deps, buildId, ({ build, site }, now) => ({
    build: { ...build, state, log, startedAt: build.startedAt ?? now.toISOString() },
    site: continueBuild(site, state, now),
  }));
}

async function recordLive(deps: ContentDeps, { buildId, release, kept, result, log }: Report<'live'>): Promise<void> {
  await updateRunningBuild(deps, buildId, async ({ build, site }, now, transaction) => {
    const revision = result?.builtRevision ?? build.revision;
    // Published after the start of the build, which waited for a machine and read the content only then.
    const later = await publicationsBetween(deps.database(), transaction, build.revision, revision);
    const at = now.toISOString();
    const known = site.releases.find((earlier) => earlier.release === release);
    const made = known ?? { buildId, release, revision, at };
    return {
      build: { ...addPublications(build, later), state: 'live', endedAt: at, release, result, log },
      site: { ...goLive(site, made, kept), liveBuildId: made.buildId },
    };
  });
}

async function recordPreview(deps: ContentDeps, { previewId, address, why }: Report<'preview'>): Promise<void> {
  const firestore = deps.database();
  const document = firestore.doc(previewPath(previewId));
  await inTransaction(firestore, async (transaction) => {
    const { state } = requireDocument(await transaction.get(document), previewSchema.strip());
    if (state !== 'requested') throw new ApiError('conflict');
    transaction.update(document, { state: address === null ? 'failed' : 'ready', address, why });
  });
}
