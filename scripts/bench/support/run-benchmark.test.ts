import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { NODE, PROJECT_ROOT } from '#scripts/emulators/project-paths.ts';

/** Emulators are such a resource. */
const ENDLESS = `
import { setTimeout as pause } from 'node:timers/promises';
import { runBenchmark } from '#scripts/bench/support/run-benchmark.ts';
await runBenchmark({
  name: 'endless', goals: {}, emulators: [], sizes: [1], meetsGoals: () => true,
  async *measure({ resources }) {
    resources.defer(() => pause(50).then(() => console.log('stopped')));
    console.log('measuring');
    await pause(60_000);
    yield {};
  },
});
`;

it('a benchmark that is stopped with Ctrl-C stops what it has started', async () => {
  const child = spawn(NODE, ['--input-type=module', '--eval', ENDLESS], { cwd: PROJECT_ROOT });
  let output = '';
  child.stdout.on('data', (part: Buffer) => {
    output += part.toString();
    if (output === 'measuring\n') child.kill('SIGINT');
  });
  await once(child, 'close');
  expect({ output, code: child.exitCode }).toEqual({ output: 'measuring\nstopped\n', code: 130 });
});
