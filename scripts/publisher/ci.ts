import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { publisherTaskSchema, type PublisherTask } from '@site/domain/publisher-messages';
import * as z from 'zod';
import { openSignedMessage } from '../../functions/src/platform/signed-message.ts';
import { CACHE_FOLDER } from '../emulators/project-paths.ts';
import { deployPreview } from './deploy-preview.ts';
import { hostingPlace } from './hosting-place.ts';
import { jobNotesIn } from './job-note.ts';
import { publishBuild } from './publish-build.ts';
import { publishRollback } from './publish-rollback.ts';
import { createTellHouse } from './tell-house.ts';

// The publisher as a job of a CI (.github/workflows/publish.yml, cloudbuild.yaml): one signed task from the environment,
// done as the local publisher does it, with Firebase Hosting as the place where releases go live.
const settings = z
  .object({
    /** The signed task, as the hook sent it. */
    PUBLISH_TASK: z.string().min(1),
    /** Secret with which house and publisher sign for each other. */
    BUILD_HOOK_SECRET: z.string().min(32),
    /** Where the house, and the site, answer. */
    SITE_ORIGIN: z.url({ protocol: /^https$/ }),
    /** Firebase project. */
    GCLOUD_PROJECT: z.string().min(1),
    /** Site of Hosting; the project's first one is called like it. */
    HOSTING_SITE: z.string().min(1).optional(),
  })
  .parse(process.env);
const { BUILD_HOOK_SECRET: secret, GCLOUD_PROJECT: project, HOSTING_SITE: site = project } = settings;

const task = openSignedMessage(JSON.parse(settings.PUBLISH_TASK), {
  secret,
  schema: publisherTaskSchema,
  now: new Date(),
});
if (task === null) throw new Error('The task is not signed by the house, or it is too old.');

const siteOrigin = new URL(settings.SITE_ORIGIN).origin;
const tell = createTellHouse({ siteOrigin, secret });
const noteFile = join(CACHE_FOLDER, 'releases', 'hosting.job.json');
// A runner begins with an empty memory: what another left in its cache is none of its business.
await rm(noteFile, { force: true });
const parts = {
  ...{ tell, siteOrigin, place: hostingPlace({ project, site }), notes: jobNotesIn(noteFile) },
  buildProgram: 'scripts/build-site/build-site.ts',
};
await carryOut(task);

function carryOut(given: PublisherTask): Promise<void> {
  switch (given.action) {
    case 'build':
      return publishBuild(parts, given.buildId, new AbortController().signal);
    case 'rollback':
      return publishRollback(parts, given.buildId, given.release);
    case 'preview':
      return deployPreview(given, { tell, project });
  }
}
