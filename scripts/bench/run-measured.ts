import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';

/** What one run of a Node process took. */
export interface Measurement {
  /** Wall time from start to exit, in seconds. */
  seconds: number;
  /** Largest resident memory of the process, in MB. */
  peakMegabytes: number;
  /** Everything it printed. */
  output: string;
}

/** Runs a Node process to its end and measures it from outside; rejects with its output when it fails. */
export async function runMeasured(
  script: string,
  options: readonly string[],
  { environment, folder }: { environment: NodeJS.ProcessEnv; folder: string },
): Promise<Measurement> {
  const scratch = await mkdtemp(join(tmpdir(), 'measured-'));
  const memoryFile = join(scratch, 'peak');
  const preload = resolve(import.meta.dirname, 'report-peak-memory.mjs');
  const began = performance.now();
  const child = spawn(process.execPath, ['--import', preload, script, ...options], {
    cwd: folder,
    env: { ...environment, PEAK_MEMORY_FILE: memoryFile },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((done, fail) => {
    child.on('error', fail);
    child.on('close', done);
  });
  const seconds = (performance.now() - began) / 1000;
  if (code !== 0) throw new Error(`${script} ended with ${code}:\n${output.slice(-4000)}`);
  const peakMegabytes = Number(await readFile(memoryFile, 'utf8')) / 1024;
  await rm(scratch, { recursive: true });
  return { seconds, peakMegabytes, output };
}
