import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublisherTask } from '#domain/publishing/publisher-messages.ts';
import { CACHE_FOLDER } from '#scripts/emulators/project-paths.ts';
import { ciSettingsSchema } from './ci-settings.ts';
import { deployPreview } from '#publisher/deploy/previews/deploy-preview.ts';
import { hostingTarget } from '#publisher/deploy/hosting-target.ts';
import { openJobRecord } from '#publisher/report/job-record.ts';
import { openCiTask } from './open-ci-task.ts';
import { publishBuild, type JobEnd } from './publish-build.ts';
import { publishRollback } from './publish-rollback.ts';
import { createReportToBackend } from '#publisher/report/report-to-backend.ts';

// The publisher as a CI job (.github/workflows/publish.yml, cloudbuild.yaml): it does one signed task from the environment
// as the local publisher does, with Firebase Hosting as the release target.
const settings = ciSettingsSchema.parse(process.env);
const { BUILD_HOOK_SECRET: secret, GCLOUD_PROJECT: project } = settings;

const task = openCiTask(settings.PUBLISH_TASK, secret, new Date());

const siteOrigin = new URL(settings.SITE_ORIGIN).origin;
const notify = createReportToBackend({ siteOrigin, secret });
const jobRecordFile = join(CACHE_FOLDER, 'releases', 'hosting.job.json');
// The cache may contain the record of another runner's job.
await rm(jobRecordFile, { force: true });
const deps = {
  ...{ notify, target: hostingTarget(project), jobRecord: openJobRecord(jobRecordFile) },
  ...{ buildScript: 'publisher/build/build-site.ts', cache: null },
};
// The CI keeps its caches where this file is: a job that did not switch the site, such as a preview, may have restored
// pages and a list of files that are older than the live release.
const switched = join(CACHE_FOLDER, 'switched');
await rm(switched, { force: true });
const end = await runTask(task);
if (end === 'live' && task.action !== 'preview') await writeFile(switched, `${task.action}\n`);
// The CI job fails with the build, so that the CI shows the failure as well.
if (end === 'failed') process.exitCode = 1;

function runTask(given: PublisherTask): Promise<JobEnd> {
  switch (given.action) {
    case 'build':
      return publishBuild(deps, given.buildId, new AbortController().signal);
    case 'rollback':
      return publishRollback(deps, given.buildId, given.release);
    case 'preview':
      return deployPreview(given, { notify, project });
  }
}
