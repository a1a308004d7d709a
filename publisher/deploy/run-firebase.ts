import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { NODE, PROJECT_ROOT } from '#scripts/emulators/project-paths.ts';
import { childEnvironment } from '#publisher/build/child-environment.ts';

const PINNED = join(PROJECT_ROOT, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');

/** The script to run: firebase-tools as the lockfile pins it; tests replace it, because nothing may be deployed. */
const program = z.string().min(1).default(PINNED).parse(process.env['FIREBASE_PROGRAM']);

/** Runs a command of firebase-tools non-interactively and returns its output; throws with the end of the output when it failed. */
export async function runFirebase(options: readonly string[]): Promise<string> {
  const child = spawn(NODE, [program, ...options, '--non-interactive'], {
    cwd: PROJECT_ROOT,
    env: childEnvironment(process.env),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const code = child.exitCode;
  if (code !== 0) throw new Error(`firebase ${options[0]} ended with ${code}: ${output.slice(-1500)}`);
  return output;
}
