import { join } from 'node:path';
import { NODE, runFolder } from '#scripts/emulators/project-paths.ts';
import { untilAborted } from '#scripts/dev/processes/stop-signal.ts';
import { runGroup } from '#scripts/dev/processes/run-group.ts';
import { DEMO_ACCOUNTS } from '#scripts/seed/demo-accounts.ts';
import { announcement } from './announcement.ts';
import { runWithContent } from './run-with-content.ts';
import { waitForHomePage } from './wait-for-home-page.ts';

// `npm start [-- --fresh] [-- --port-base N]`: everything at http://localhost:5000 until Ctrl-C.
await runWithContent('npm start', async ({ set, emulators, env, stop, step }) => {
  if (!(await step('Building the site', ['scripts/dev/start/first-release.ts'], 'site.log'))) return;
  await waitForHomePage(set, stop);
  const logFile = join(runFolder(set.name), 'publisher.log');
  const publisher = runGroup([NODE, 'publisher/publisher.ts'], { env, stop, logFile });
  if (!stop.aborted) console.log(announcement(set, emulators.logFile, DEMO_ACCOUNTS));
  await Promise.race([untilAborted(stop), emulators.ended, publisher]);
  if (!stop.aborted) {
    throw new Error(`The emulators or the publisher ended by themselves; logs: ${emulators.logFile} and ${logFile}.`);
  }
  await publisher;
});
