import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildReportSchema, type BuildReport } from './build-report.ts';
import { NODE, PROJECT_ROOT } from '#scripts/emulators/project-paths.ts';
import { childEnvironment } from './child-environment.ts';

/** Start of the line that a build prints before it verifies the release. */
const VERIFYING = /^Verifying/m;

/** Room for young objects, because pages are made and thrown away: a tenth of the time of a large build. */
const NODE_OPTIONS = ['--max-semi-space-size=128'];

interface BuildCommand {
  /** Of the build or the preview. */
  readonly id: string;
  /** Script that builds the site. */
  readonly script: string;
  /** Folder of the release. */
  readonly out: string;
  /** Folder of the live release; null when there is none. */
  readonly live: string | null;
  /** Folder of Astro's cache; null for that of `astro build`. */
  readonly cache: string | null;
  /** Id of the property whose working copy is shown; default: the published site. */
  readonly previewOf?: string;
  /** Kills the build when aborted. */
  readonly signal?: AbortSignal;
  readonly onOutput: (text: string) => void;
  /** Called when the build starts to verify the release. */
  readonly onVerifying?: () => void;
}

/** Runs a build and reads its report; throws when the build ended without one. */
export async function runBuild(command: BuildCommand): Promise<BuildReport> {
  const { id, script, out, live, cache, previewOf, signal, onOutput, onVerifying } = command;
  // In the temporary folder, so that it can be written when the disk of the releases is full.
  const reportFile = join(tmpdir(), `build-report-${id}.json`);
  await rm(reportFile, { force: true });
  const options = ['--out', out, ...(live === null ? [] : ['--live', live]), '--report', reportFile];
  const child = spawn(NODE, [...NODE_OPTIONS, script, ...options], {
    cwd: PROJECT_ROOT,
    env: {
      ...childEnvironment(process.env),
      // A test may be the caller: React for development is slower, and its markup is not that of the islands.
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      ...(cache === null ? {} : { ASTRO_CACHE: cache }),
      // Also when undefined, which Node leaves out: a release of the variable's working copy would go live.
      PREVIEW_PROPERTY: previewOf,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal === undefined ? {} : { signal, killSignal: 'SIGKILL' }),
  });
  const readOutput = (chunk: Buffer): void => {
    const text = chunk.toString();
    onOutput(text);
    if (VERIFYING.test(text)) onVerifying?.();
  };
  child.stdout.on('data', readOutput);
  child.stderr.on('data', readOutput);
  await once(child, 'close');
  const end = child.signalCode ?? child.exitCode;
  try {
    return buildReportSchema.parse(JSON.parse(await readFile(reportFile, 'utf8')));
  } catch (cause) {
    // There is none, or it is cut off: the disk was full or the build was killed while it wrote.
    throw new Error(`The build ended with ${end} and left no report that can be read.`, { cause });
  } finally {
    await rm(reportFile, { force: true });
  }
}
