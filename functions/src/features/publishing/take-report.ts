import type { Handler } from '@site/domain/api-handler';
import type { publisherApi } from '@site/domain/api-publisher';
import { ApiError } from '@site/domain/errors';
import { publisherReportSchema, type PublisherReport } from '@site/domain/publisher-messages';
import { continueBuild, goLive } from '@site/domain/site-machine';
import { hookSettings } from '../../platform/configuration.ts';
import type { ContentHouse } from '../../platform/content-step.ts';
import { buildPath, pageBeforePath, previewPath } from '../../platform/firestore-paths.ts';
import { openSignedMessage } from '../../platform/signed-message.ts';
import { keepTheClock } from './keep-the-clock.ts';
import { changeBuild, settleBuild } from './settle-build.ts';

/** Makes the handler of POST /api/publisher/reports. */
export function takeReport(house: ContentHouse): Handler<(typeof publisherApi)['POST /api/publisher/reports']> {
  return async ({ body }) => {
    const { secret } = hookSettings();
    const report = openSignedMessage(body, { secret, schema: publisherReportSchema, now: house.clock() });
    if (report === null) throw new ApiError('bad_signature');
    await applyReport(house, report);
    return {};
  };
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
  if (!(await firestore.doc(buildPath(buildId)).get()).exists) throw new ApiError('not_found');
  await firestore.doc(pageBeforePath(buildId, position)).set(page);
}

async function settlePreview(house: ContentHouse, { previewId, address, why }: Report<'preview'>): Promise<void> {
  const document = house.database().doc(previewPath(previewId));
  if (!(await document.get()).exists) throw new ApiError('not_found');
  await document.update({ state: address === null ? 'failed' : 'ready', address, why });
}
