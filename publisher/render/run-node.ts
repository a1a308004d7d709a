import { spawn } from 'node:child_process';

/** Runs a Node script in production mode on this terminal; rejects with `failure` when it exits with an error. */
export function runNode(
  options: readonly string[],
  { environment, failure }: { environment: NodeJS.ProcessEnv; failure: string },
): Promise<void> {
  return new Promise((done, fail) => {
    // A test may be the caller: React for development is slower, and its code does not match a production build.
    const child = spawn(process.execPath, options, {
      stdio: 'inherit',
      env: { ...environment, NODE_ENV: 'production' },
    });
    child.on('error', fail);
    child.on('exit', (code, signal) => {
      if (code === 0) done();
      else fail(new Error(`${failure} (it ended with ${signal ?? code}).`));
    });
  });
}
