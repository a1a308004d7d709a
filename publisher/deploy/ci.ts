import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { publisherTaskSchema, type PublisherTask } from '#domain/publishing/publisher-messages.ts';
import { openSignedMessage } from '#functions/platform/requests/signed-message.ts';
import { CACHE_FOLDER } from '#scripts/emulators/project-paths.ts';
import { ciSettingsSchema } from './ci-settings.ts';
import { deployPreview } from './previews/deploy-preview.ts';
import { hostingPlace } from './hosting-target.ts';
import { jobNotesIn } from './job-record.ts';
import { publishBuild, type JobEnd } from './publish-build.ts';
import { publishRollback } from './publish-rollback.ts';
import { createReportToBackend } from './report-to-backend.ts';

// The publisher as a job of a CI (.github/workflows/publish.yml, cloudbuild.yaml): one signed task from the environment,
// done as the local publisher does it, with Firebase Hosting as the place where releases go live.
const settings = ciSettingsSchema.parse(process.env);
const { BUILD_HOOK_SECRET: secret, GCLOUD_PROJECT: project, HOSTING_SITE: site = project } = settings;

const task = openSignedMessage(JSON.parse(settings.PUBLISH_TASK), {
  secret,
  schema: publisherTaskSchema,
  now: new Date(),
});
if (task === null) throw new Error('The task is not signed by the house, or it is too old.');

const siteOrigin = new URL(settings.SITE_ORIGIN).origin;
const notify = createReportToBackend({ siteOrigin, secret });
const noteFile = join(CACHE_FOLDER, 'releases', 'hosting.job.json');
// A runner begins with an empty memory: what another left in its cache is none of its business.
await rm(noteFile, { force: true });
const parts = {
  ...{ notify, siteOrigin, place: hostingPlace({ project, site }), notes: jobNotesIn(noteFile) },
  buildProgram: 'publisher/render/build-site.ts',
};
// The job fails where the build did: whoever watches the CI shall see it there, too.
if ((await carryOut(task)) === 'failed') process.exitCode = 1;

function carryOut(given: PublisherTask): Promise<JobEnd> {
  switch (given.action) {
    case 'build':
      return publishBuild(parts, given.buildId, new AbortController().signal);
    case 'rollback':
      return publishRollback(parts, given.buildId, given.release);
    case 'preview':
      return deployPreview(given, { notify, project });
  }
}
