import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';

const usageSchema = z.object({ peakMegabytes: z.number(), cpuSeconds: z.number() });

/** What a Node process used, including its child processes. */
export interface Measurement {
  /** Wall time from start to exit, in seconds. */
  seconds: number;
  /** CPU time, which other load on the machine affects less. */
  cpuSeconds: number;
  /** Largest resident memory of one of the processes, in MB. */
  peakMegabytes: number;
  output: string;
}

/** Runs a Node script and measures its processes; rejects with the output when it fails. */
export async function runMeasured(
  script: string,
  options: readonly string[],
  { environment, folder }: { environment: NodeJS.ProcessEnv; folder: string },
): Promise<Measurement> {
  const scratch = await mkdtemp(join(tmpdir(), 'measured-'));
  const preload = resolve(import.meta.dirname, 'report-usage.mjs');
  const began = performance.now();
  const child = spawn(process.execPath, [script, ...options], {
    cwd: folder,
    env: { ...environment, USAGE_FOLDER: scratch, NODE_OPTIONS: `--import ${pathToFileURL(preload).href}` },
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
  const usages = await Promise.all(
    (await readdir(scratch)).map(async (name) =>
      usageSchema.parse(JSON.parse(await readFile(join(scratch, name), 'utf8'))),
    ),
  );
  await rm(scratch, { recursive: true });
  return {
    seconds,
    cpuSeconds: usages.reduce((sum, usage) => sum + usage.cpuSeconds, 0),
    peakMegabytes: Math.max(...usages.map((usage) => usage.peakMegabytes)),
    output,
  };
}
