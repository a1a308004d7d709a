import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface FunctionServer extends AsyncDisposable {
  readonly origin: string;
  readonly pid: number;
  /** Kills the process, even during a request. */
  readonly kill: () => Promise<void>;
}

const ENTRY = join(import.meta.dirname, 'serve-module.ts');

/** Starts a process that serves one exported HTTP function of a module; rejects with its output when it does not listen. */
export async function startServer(
  module: string,
  name: string,
  environment: NodeJS.ProcessEnv,
): Promise<FunctionServer> {
  const child = spawn(process.execPath, [ENTRY, module, name], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let output = '';
  child.stderr.on('data', (part: Buffer) => (output = (output + part.toString()).slice(-4000)));
  const listening = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const port = /^listening on (\d+)$/.exec(line)?.[1];
      if (port === undefined) output += `${line}\n`;
      else resolve(`http://127.0.0.1:${port}`);
    });
    void ended.then(() => reject(new Error(`The function ended before it listened:\n${output}`)));
  });
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  return { origin: await listening, pid: child.pid ?? 0, kill, [Symbol.asyncDispose]: kill };
}
