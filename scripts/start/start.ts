import { untilAborted } from '../processes/asked-to-stop.ts';
import { DEMO_ACCOUNTS } from '../seed/demo-accounts.ts';
import { announcement } from './announcement.ts';
import { runWithContent } from './run-with-content.ts';
import { waitForHomePage } from './wait-for-home-page.ts';

// `npm start [-- --fresh] [-- --port-base N]`: everything at http://localhost:5000 until Ctrl-C.
await runWithContent('npm start', async ({ set, emulators, stop, step }) => {
  if (!(await step('Building the site', ['scripts/build-site/build-site.ts', '--into', set.site], 'site.log'))) return;
  await waitForHomePage(set, stop);
  if (!stop.aborted) console.log(announcement(set, emulators.logFile, DEMO_ACCOUNTS));
  await Promise.race([untilAborted(stop), emulators.ended]);
  if (!stop.aborted) throw new Error(`The emulators ended by themselves; their log is ${emulators.logFile}.`);
});
