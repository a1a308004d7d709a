import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MendableError } from '#scripts/dev/setup/fixable-error.mjs';
import { NODE, runFolder } from '#scripts/emulators/project-paths.ts';
import { runGroup } from '#scripts/dev/processes/run-group.ts';

/** How to run a step. */
export interface StepOptions {
  /** Its environment. */
  env: NodeJS.ProcessEnv;
  /** Stops it when aborted. */
  stop: AbortSignal;
  /** Name of the log in the run folder of `start` for a step that says more than a person wants to read. */
  log?: string;
}

const LIMIT_SECONDS = 600;

/** Runs one step of starting; false when it was stopped on request, an error when it failed. */
export async function runStartStep(what: string, script: string[], { env, stop, log }: StepOptions): Promise<boolean> {
  console.log(`${what} …`);
  const begin = performance.now();
  const output = log === undefined ? {} : { logFile: join(runFolder('start'), log) };
  const end = await runGroup([NODE, ...script], { env, stop, limitSeconds: LIMIT_SECONDS, ...output });
  if (end === 'stopped') return false;
  if (output.logFile !== undefined && end !== 0) console.log(readFileSync(output.logFile, 'utf8').trimEnd());
  if (end === 'too long') {
    throw new MendableError(`${what} took longer than ${LIMIT_SECONDS / 60} minutes and was stopped.`);
  }
  if (end !== 0) throw new MendableError(`${what} failed; the reason stands above ('node ${script.join(' ')}').`);
  console.log(`  done in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  return true;
}
