import { rmSync } from 'node:fs';
import { runCommand } from '#scripts/dev/setup/fixable-error.mjs';
import { clientEnvironment, type EmulatorSet } from '#scripts/emulators/emulator-sets.ts';
import { launchEmulators, type RunningEmulators } from '#scripts/emulators/launch-emulators.ts';
import { START_DATA_FOLDER } from '#scripts/emulators/project-paths.ts';
import { rejectTakenPorts } from '#scripts/emulators/reject-taken-ports.ts';
import { readSetOptions } from '#scripts/emulators/set-options.ts';
import { listenForStop, untilAborted } from '#scripts/dev/processes/stop-signal.ts';
import { runStartStep } from './run-start-step.ts';

/** Running emulators with content. */
export interface Session {
  set: EmulatorSet;
  emulators: RunningEmulators;
  /** Environment with which programs find the emulators. */
  env: NodeJS.ProcessEnv;
  /** Aborts when the user stops the command. */
  stop: AbortSignal;
  /** Runs a script in the terminal or into a log; false when it was stopped on request. */
  step: (what: string, script: string[], log?: string) => Promise<boolean>;
}

/**
 * Runs `body` with bundled functions, emulators and content, then stops everything; the exit code reports failures. The
 * data is kept for the next run unless the seed failed: incomplete content would pass for complete content.
 */
export function runWithContent(command: string, body: (session: Session) => Promise<void>): Promise<void> {
  return runCommand(() => openSession(command, body));
}

async function openSession(command: string, body: (session: Session) => Promise<void>): Promise<void> {
  const { set, fresh } = readSetOptions(process.argv.slice(2));
  const stop = listenForStop();
  const env = { ...process.env, ...clientEnvironment(set) };
  const step: Session['step'] = (what, script, log) =>
    runStartStep(what, script, { env, stop, ...(log === undefined ? {} : { log }) });

  // Before the functions are bundled, which those of a run that goes on would load.
  await rejectTakenPorts(set, command);
  if (!(await step('Bundling the functions', ['functions/build.mjs']))) return;
  console.log('Starting the emulators (15 to 30 seconds) …');
  const emulators = await launchEmulators(set, { ...(fresh ? {} : { importFrom: START_DATA_FOLDER }), command });
  let keep = false;
  try {
    // Not before the ports are free: the data of another run that still uses them must stay.
    if (fresh) rmSync(START_DATA_FOLDER, { recursive: true, force: true });
    // Together: a step that failed while nobody waited for it would end this process, and not the emulators.
    const [encoded] = await Promise.all([
      step('Encoding the sample pictures', ['scripts/seed/media/encode-samples.ts']),
      Promise.race([emulators.ready, untilAborted(stop)]),
    ]);
    if (!encoded) return;
    if (!(await step('Checking for content, and seeding if there is none', ['scripts/seed/seed.ts', '--when-empty']))) {
      return;
    }
    keep = true;
    if (!(await step('Starting the functions', ['scripts/emulators/start-workers.ts']))) return;
    await body({ set, emulators, env, stop, step });
  } finally {
    console.log(keep ? '\nKeeping the data and stopping …' : '\nStopping …');
    await emulators.stop(keep ? START_DATA_FOLDER : undefined);
    console.log('Everything has stopped.');
  }
}
