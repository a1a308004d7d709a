import { parseArgs } from 'node:util';
import * as z from 'zod';
import { MendableError } from '#scripts/dev/setup/fixable-error.mjs';
import { EMULATOR_SETS, withPortBase, type EmulatorSet, type SetName } from './emulator-sets.ts';

const optionsSchema = z.object({
  set: z.enum(['start', 'test', 'bench']),
  'port-base': z.coerce.number().int().min(1024).max(65_000).optional(),
  fresh: z.boolean(),
});

/** What a person chose on the command line. */
export interface SetOptions {
  /** Set to run, on other ports if asked for. */
  set: EmulatorSet;
  /** Whether to forget the kept data first. */
  fresh: boolean;
}

/** Reads `--set`, `--port-base` and `--fresh`; throws one sentence about anything else. */
export function readSetOptions(args: string[], usual: SetName): SetOptions {
  try {
    const { values } = parseArgs({
      args,
      options: {
        set: { type: 'string', default: usual },
        'port-base': { type: 'string' },
        fresh: { type: 'boolean', default: false },
      },
    });
    const { set: name, 'port-base': base, fresh } = optionsSchema.parse(values);
    const set = EMULATOR_SETS[name];
    return { set: base === undefined ? set : withPortBase(set, base), fresh };
  } catch (cause) {
    const usage = '--set start|test|bench, --port-base 1024 to 65000, --fresh';
    throw new MendableError(`The options '${args.join(' ')}' are not understood: use ${usage}.`, { cause });
  }
}
