import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { localPageHeaders } from '#scripts/emulators/firebase-config.ts';
import { createHookServer } from './hook-server.ts';
import { jobNotesIn } from './job-record.ts';
import { localPlace } from './local-target.ts';
import { makePreview } from './previews/make-preview.ts';
import { PreviewStore } from './previews/preview-store.ts';
import { readPublisherSettings } from './publisher-settings.ts';
import { showPreviewFrom } from './previews/show-preview.ts';
import { openTaskQueue } from './task-queue.ts';
import { createReportToBackend } from './report-to-backend.ts';

// The local publisher: `npm start` runs it beside the emulators. It takes signed tasks, makes releases and previews,
// swaps the live folder, and is the clock of the functions, as no scheduler runs here.
const settings = readPublisherSettings(process.env);
const { secret, siteOrigin, buildProgram } = settings;
mkdirSync(settings.store, { recursive: true });

const notify = createReportToBackend({ siteOrigin, secret });
const place = localPlace(settings);
const notes = jobNotesIn(`${settings.store}.job.json`);
const previews = new PreviewStore(join(settings.store, '..', 'previews'));

const server = createHookServer({
  secret,
  take: (task) => desk.take(task),
  showPreview: showPreviewFrom({ store: previews, siteOrigin, siteHeaders: localPageHeaders(process.env) }),
});
const addressOf = (previewId: string): string => {
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The publisher has no port.');
  return `http://${previewId}.localhost:${place.port}`;
};
const desk = openTaskQueue({ place, notify, notes, siteOrigin, buildProgram }, (task) =>
  makePreview({ store: previews, notify, buildProgram, addressOf }, task),
);

server.listen(settings.port, '127.0.0.1', () =>
  console.log(`The publisher listens at port ${addressOf('x').split(':').at(-1)}`),
);

/** What the scheduler does in production, and what was left undone. */
async function tick(): Promise<void> {
  try {
    await desk.lookAround();
    await previews.tidy(new Date());
    await notify({ report: 'clock' }, []);
  } catch (error) {
    console.error('The clock was not kept:', String(error));
  }
}

await tick();
setInterval(() => void tick(), settings.clockSeconds * 1000);
