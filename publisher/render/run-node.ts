import { spawn } from 'node:child_process';

/** Runs a Node program for the live site to its end, on this terminal; rejects with `failure` when it ends badly. */
export function runNode(
  options: readonly string[],
  { environment, failure }: { environment: NodeJS.ProcessEnv; failure: string },
): Promise<void> {
  return new Promise((done, fail) => {
    // Whoever calls may be a test: React for development is slower, and its code does not fit that for production.
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
