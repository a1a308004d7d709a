import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildReportSchema, type BuildReport } from '#publisher/render/build-report.ts';
import { NODE, PROJECT_ROOT } from '#scripts/emulators/project-paths.ts';
import { childEnvironment } from './child-environment.ts';

/** A line of the build that begins so says that the release is being checked. */
const VERIFYING = /^Verifying/m;

/** What is to be built. */
export interface BuildOrder {
  /** Program that builds. */
  readonly program: string;
  /** What it is told. */
  readonly options: readonly string[];
  /** File for its report. */
  readonly reportFile: string;
  /** Ends it when aborted. */
  readonly stop: AbortSignal;
  /** Receives what it says. */
  readonly say: (text: string) => void;
  /** Called once, when it begins to check the release. */
  readonly verifying: () => void;
}

/** File for the report of a build: not beside the release, so that it can be written when that disk is full. */
export function reportFileFor(id: string): string {
  return join(tmpdir(), `build-report-${id}.json`);
}

/** Runs a build to its end and reads its report; throws when it died without one. */
export async function runBuild({
  program,
  options,
  reportFile,
  stop,
  say,
  verifying,
}: BuildOrder): Promise<BuildReport> {
  await rm(reportFile, { force: true });
  const child = spawn(NODE, [program, ...options, '--report', reportFile], {
    cwd: PROJECT_ROOT,
    env: childEnvironment(process.env),
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: stop,
    killSignal: 'SIGKILL',
  });
  let isVerifying = false;
  const hear = (chunk: Buffer): void => {
    const text = chunk.toString();
    say(text);
    if (isVerifying || !VERIFYING.test(text)) return;
    isVerifying = true;
    verifying();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const end = await new Promise<string | number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', (code, signal) => done(signal ?? code));
  });
  const report = await readReport(reportFile);
  await rm(reportFile, { force: true });
  if (report === null) throw new Error(`The build ended with ${end} and left no report.`);
  return report;
}

async function readReport(file: string): Promise<BuildReport | null> {
  try {
    return buildReportSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    // Half a report, because the disk was full or the build was killed while it wrote.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
