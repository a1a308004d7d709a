import { expect, it } from 'vitest';
import { writeModule } from './module-fixture.ts';
import { ProcessLimitExceeded, runInProcess } from './run-in-process.ts';

/** What no module here needs, on a busy machine either. */
const ENOUGH = { milliseconds: 60_000, megabytes: 64 };

it('gives the answer of a module, which has no environment of ours', async () => {
  await using module = await writeModule(
    "process.on('message', ({ bytes }) => process.send({ bytes, names: Object.keys(process.env) }));",
  );
  const bytes = new Uint8Array([1, 2, 255]);
  expect(await runInProcess(module.url, { bytes }, ENOUGH)).toEqual({
    bytes: expect.objectContaining({ 2: 255, length: 3 }),
    names: [],
  });
});

it.each([
  ['time', 'for (;;);', { milliseconds: 300 }],
  // In one piece, which V8 cannot end half-way.
  ['memory', "process.on('message', () => 'x '.repeat(20_000_000).split(' '));", {}],
  // As the system ends the largest process of a machine without memory.
  ['memory', "process.kill(process.pid, 'SIGKILL');", {}],
] as const)('says that the process took too much %s, and harms nothing else', async (limit, code, limits) => {
  await using module = await writeModule(code);
  const failed = runInProcess(module.url, '', { ...ENOUGH, ...limits });
  await expect(failed).rejects.toBeInstanceOf(ProcessLimitExceeded);
  await expect(failed).rejects.toMatchObject({ limit });
});

it.each([
  ['fails', "throw new Error('not this one');", /ended with code 1: .*not this one/s],
  ['ends without an answer', 'process.exit(0);', /ended with code 0/],
])('reports a module that %s', async (_, code, why) => {
  await using module = await writeModule(code);
  await expect(runInProcess(module.url, '', ENOUGH)).rejects.toThrow(why);
});
