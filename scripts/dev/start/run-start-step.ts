import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FixableError } from '#scripts/dev/setup/fixable-error.mjs';
import { NODE, runFolder } from '#scripts/emulators/project-paths.ts';
import { runGroup } from '#scripts/dev/processes/run-group.ts';

export interface StepOptions {
  env: NodeJS.ProcessEnv;
  /** Stops the step when aborted. */
  stop: AbortSignal;
  /** Name of a log in the run folder of `start`, for a step with much output; default: the terminal. */
  log?: string;
}

const LIMIT_SECONDS = 600;

/** Runs one step of `npm start`; false when it was stopped on request; throws when it failed. */
export async function runStartStep(what: string, script: string[], { env, stop, log }: StepOptions): Promise<boolean> {
  console.log(`${what} …`);
  const begin = performance.now();
  const output = log === undefined ? {} : { logFile: join(runFolder('start'), log) };
  const end = await runGroup([NODE, ...script], { env, stop, limitSeconds: LIMIT_SECONDS, ...output });
  if (end === 'stopped') return false;
  if (output.logFile !== undefined && end !== 0) console.log(readFileSync(output.logFile, 'utf8').trimEnd());
  if (end === 'too long') {
    throw new FixableError(`${what} took longer than ${LIMIT_SECONDS / 60} minutes and was stopped.`);
  }
  if (end !== 0) throw new FixableError(`${what} failed; the reason is above ('node ${script.join(' ')}').`);
  console.log(`  done in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  return true;
}
