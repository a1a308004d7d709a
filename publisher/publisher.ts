import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pageHeaders } from '#scripts/emulators/firebase-config.ts';
import { createHookServer } from './hook-server.ts';
import { openJobRecord } from '#publisher/report/job-record.ts';
import { localTarget } from '#publisher/deploy/local-target.ts';
import { makePreview } from '#publisher/deploy/previews/make-preview.ts';
import { PreviewStore } from '#publisher/deploy/previews/preview-store.ts';
import { readPublisherSettings } from './publisher-settings.ts';
import { showPreviewFrom } from '#publisher/deploy/previews/show-preview.ts';
import { openTaskQueue } from './task-queue.ts';
import { createReportToBackend } from '#publisher/report/report-to-backend.ts';

// The local publisher, which `npm start` runs next to the emulators. It takes signed tasks, makes releases and previews,
// switches the live folder, and does the work of the scheduled job that publishes, because the emulators have no scheduler.
const settings = readPublisherSettings(process.env);
const { secret, siteOrigin, buildScript, cache, previewCache } = settings;
mkdirSync(settings.store, { recursive: true });

const notify = createReportToBackend({ siteOrigin, secret });
const target = localTarget(settings);
const jobRecord = openJobRecord(`${settings.store}.job.json`);
const previews = new PreviewStore(join(settings.store, '..', 'previews'));

const server = createHookServer({
  secret,
  take: (task) => queue.take(task),
  showPreview: showPreviewFrom({ store: previews, siteOrigin, siteHeaders: pageHeaders() }),
});
const originOf = (previewId: string): string => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The publisher has no port.');
  return `http://${previewId}.localhost:${address.port}`;
};
const queue = openTaskQueue({ target, notify, jobRecord, buildScript, cache }, (task) =>
  makePreview({ store: previews, notify, buildScript, cache: previewCache, originOf }, task),
);

server.listen(settings.port, '127.0.0.1', () =>
  console.log(`The publisher listens at port ${originOf('x').split(':').at(-1)}`),
);

/** Sends unsent reports, removes expired previews and triggers what the job `publishingClock` does in production. */
async function runScheduledWork(): Promise<void> {
  try {
    await queue.retryReports();
    await previews.cleanUp(new Date());
    await notify({ report: 'clock' }, []);
  } catch (error) {
    console.error('The scheduled work failed:', String(error));
  }
}

await runScheduledWork();
setInterval(() => void runScheduledWork(), settings.scheduleSeconds * 1000);
