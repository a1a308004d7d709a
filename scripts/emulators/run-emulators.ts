import { FixableError, runCommand } from '#scripts/dev/setup/fixable-error.mjs';
import { listenForStop, untilAborted } from '#scripts/dev/processes/stop-signal.ts';
import { runGroup } from '#scripts/dev/processes/run-group.ts';
import { clientEnvironment } from './emulator-sets.ts';
import { launchEmulators } from './launch-emulators.ts';
import { NODE } from './project-paths.ts';
import { rejectTakenPorts } from './reject-taken-ports.ts';
import { readSetOptions } from './set-options.ts';

// Runs one set until Ctrl-C: `npm run emulators -- --set test [--port-base 31000]`.
await runCommand(async () => {
  const { set } = readSetOptions(process.argv.slice(2), ['start', 'test', 'bench']);
  const command = `npm run emulators -- --set ${set.name}`;
  const stop = listenForStop();
  // Before the functions are bundled, which those of a run that goes on would load.
  await rejectTakenPorts(set, command);
  const bundled = await runGroup([NODE, 'functions/build.mjs'], { env: process.env, stop, limitSeconds: 60 });
  if (bundled === 'stopped') return;
  if (bundled !== 0) throw new FixableError('The functions could not be bundled; the reason is above.');
  const begin = performance.now();
  const emulators = await launchEmulators(set, { command });
  try {
    await Promise.race([emulators.ready, untilAborted(stop)]);
    if (stop.aborted) return;
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    console.log(`Emulators of ${set.project} are ready after ${seconds} s. Log: ${emulators.logFile}`);
    for (const [name, value] of Object.entries(clientEnvironment(set))) console.log(`export ${name}=${value}`);
    const end = await Promise.race([
      untilAborted(stop).then(() => 'stopped'),
      emulators.ended.then(() => 'ended alone'),
    ]);
    if (end === 'ended alone') {
      throw new FixableError(`The emulators have ended; the reason is in ${emulators.logFile}.`);
    }
  } finally {
    await emulators.stop();
  }
});
