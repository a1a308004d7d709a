import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import {
  FUNCTIONS_AT_ONCE,
  SERVICES,
  clientEnvironment,
  functionsEnvironment,
  type EmulatorSet,
  type Service,
} from './emulator-sets.ts';
import { writeConfigForSet } from './firebase-config.ts';
import { pastProxy } from './past-proxy.ts';
import { prepareJars, willDownload } from './prepare-jars.ts';
import { recordRun, rejectTakenPorts } from './reject-taken-ports.ts';
import { NODE, PROJECT_ROOT, pidFile, runFolder, temporaryFolder } from './project-paths.ts';
import { stopEmulators } from './stop-emulators.ts';
import { waitUntilReady } from './wait-until-ready.ts';

export interface LaunchOptions {
  /** Export to import; default: none. */
  importFrom?: string;
  /** Emulators to start; default: all. */
  only?: readonly Service[];
  /** Command that the user typed, for the message about taken ports, where it takes `--port-base`. */
  command?: string;
  /** Whether the emulators run for minutes only: Java then compiles quickly instead of optimising. */
  brief?: boolean;
}

/** Without these options the Java emulators spent most of a test run on optimising for a long run. */
const BRIEF_JAVA = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

export interface RunningEmulators {
  set: EmulatorSet;
  /** Output of the emulators and functions. */
  logFile: string;
  /** Resolves when every emulator responds; rejects when one fails or takes too long. */
  ready: Promise<void>;
  /** Resolves when firebase-tools has ended for any reason. */
  ended: Promise<void>;
  /** Exports the data if a folder is given, then ends all processes; can be called more than once. */
  stop: (exportTo?: string) => Promise<void>;
}

/** Starts the emulators of a set if its ports are free. The caller must call `stop`, also when `ready` rejects. */
export async function launchEmulators(set: EmulatorSet, options: LaunchOptions): Promise<RunningEmulators> {
  const folder = runFolder(set.name);
  await rejectTakenPorts(set, options.command);
  const jars = prepareJars();
  const config = writeConfigForSet(set);
  const temporary = temporaryFolder(set.name);
  for (const path of [folder, temporary]) {
    rmSync(path, { recursive: true, force: true });
    mkdirSync(path, { recursive: true });
  }
  silenceFirebaseTools(temporary);

  const services = options.only ?? SERVICES;
  const logFile = join(folder, 'emulators.log');
  const log = openSync(logFile, 'w');
  const firebase = join(PROJECT_ROOT, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  const args = [
    firebase,
    'emulators:start',
    '--config',
    config,
    '--project',
    set.project,
    '--only',
    services.join(','),
  ];
  if (options.importFrom !== undefined && existsSync(options.importFrom)) args.push('--import', options.importFrom);
  const client = clientEnvironment(set);
  const child = spawn(NODE, args, {
    cwd: folder,
    env: {
      ...process.env,
      ...pastProxy(process.env),
      ...jars,
      ...(options.brief === true ? briefJava(process.env['JAVA_TOOL_OPTIONS']) : {}),
      // Each stored object is an event, including every file of the seed, and fifty at once would start fifty processes.
      FUNCTIONS_EMULATOR_PARALLEL: String(FUNCTIONS_AT_ONCE),
      // Functions never take these from a request: the site's origin for links in emails, and the build hook.
      SITE_ADDRESS: client['SITE_ADDRESS'],
      BUILD_HOOK_ADDRESS: client['BUILD_HOOK_ADDRESS'],
      BUILD_HOOK_SECRET: client['BUILD_HOOK_SECRET'],
      ...functionsEnvironment(set),
      PATH: `${dirname(NODE)}${delimiter}${process.env['PATH'] ?? ''}`,
      TMPDIR: temporary,
      XDG_CONFIG_HOME: join(temporary, 'config'),
      NO_UPDATE_NOTIFIER: '1',
      NO_COLOR: '1',
    },
    stdio: ['ignore', log, log],
    // A process group of its own, because Ctrl-C reaches a whole group, and two signals make firebase-tools stop uncleanly.
    detached: true,
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`Could not start ${NODE}`);
  recordRun(pidFile(set.name), pid, set.ports.hub);

  let stopping: Promise<void> | undefined;
  const limitSeconds = willDownload(jars) ? 600 : 120;
  return {
    set,
    logFile,
    ended,
    ready: waitUntilReady({ set, services, logFile, ended, limitSeconds }),
    stop: (exportTo) => (stopping ??= stopEmulators({ set, pid, ended, exportTo })),
  };
}

/** Extends the options from the environment, which may be needed to reach the network. */
function briefJava(given: string | undefined): NodeJS.ProcessEnv {
  return { JAVA_TOOL_OPTIONS: given === undefined ? BRIEF_JAVA : `${given} ${BRIEF_JAVA}` };
}

/** Writes a settings folder without usage reports, message of the day and login. */
function silenceFirebaseTools(temporary: string): void {
  const folder = join(temporary, 'config', 'configstore');
  mkdirSync(folder, { recursive: true });
  const settings = { usage: false, motd: { fetched: Date.now() } };
  writeFileSync(join(folder, 'firebase-tools.json'), JSON.stringify(settings));
}
