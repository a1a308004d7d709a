import { parseArgs } from 'node:util';
import * as z from 'zod';
import { clientEnvironment, EMULATOR_SETS } from '#scripts/emulators/emulator-sets.ts';
import { launchEmulators } from '#scripts/emulators/launch-emulators.ts';
import { listenForStop, untilAborted } from '#scripts/dev/processes/stop-signal.ts';
import { runGroup } from '#scripts/dev/processes/run-group.ts';
import { FixableError, runCommand } from '#scripts/dev/setup/fixable-error.mjs';
import { STAGES } from './stages.ts';

const optionsSchema = z.object({
  bodies: z.coerce.number().int().min(1),
  seed: z.coerce.number().int().min(0).optional(),
});

function readOptions(args: string[]): z.output<typeof optionsSchema> {
  try {
    const options = { bodies: { type: 'string', default: '10000' }, seed: { type: 'string' } } as const;
    return optionsSchema.parse(parseArgs({ args, options }).values);
  } catch (cause) {
    throw new FixableError(`The options '${args.join(' ')}' are not understood: use --bodies and --seed.`, { cause });
  }
}

/** `npm run test:fuzz [-- --bodies 10000 --seed 123]`: sends hostile bodies to all public endpoints; returns an exit code. */
async function run(): Promise<number> {
  const { bodies, seed } = readOptions(process.argv.slice(2));
  const stop = listenForStop();
  const set = EMULATOR_SETS.test;
  const emulators = await launchEmulators(set, { only: ['firestore', 'auth'] });
  try {
    await Promise.race([emulators.ready, untilAborted(stop)]);
    // A new seed, unless one is to be repeated; the test prints it.
    const settings = { FUZZ_BODIES: String(bodies), FUZZ_SEED: String(seed ?? Date.now() % 2 ** 31) };
    const env = { ...process.env, ...clientEnvironment(set), ...settings };
    return (await runGroup(STAGES.fuzz.command, { env, stop, limitSeconds: 1200 })) === 0 ? 0 : 1;
  } finally {
    await emulators.stop();
  }
}

await runCommand(async () => {
  process.exitCode = await run();
});
