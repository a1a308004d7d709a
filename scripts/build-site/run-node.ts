import { spawn } from 'node:child_process';

/** Runs a Node program to its end, its output on this terminal; rejects with `failure` when it ends badly. */
export function runNode(
  options: readonly string[],
  { environment, failure }: { environment: NodeJS.ProcessEnv; failure: string },
): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, options, { stdio: 'inherit', env: environment });
    child.on('error', fail);
    child.on('exit', (code, signal) => {
      if (code === 0) done();
      else fail(new Error(`${failure} (it ended with ${signal ?? code}).`));
    });
  });
}
