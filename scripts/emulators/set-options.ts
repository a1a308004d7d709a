import { parseArgs } from 'node:util';
import * as z from 'zod';
import { FixableError } from '#scripts/dev/setup/fixable-error.mjs';
import { EMULATOR_SETS, withPortBase, type EmulatorSet, type SetName } from './emulator-sets.ts';

const otherOptionsSchema = z.object({
  'port-base': z.coerce.number().int().min(1024).max(65_000).optional(),
  fresh: z.boolean(),
});

export interface SetOptions {
  /** Set to run, on the chosen ports. */
  set: EmulatorSet;
  /** Whether to delete the kept data first. */
  fresh: boolean;
}

/**
 * Reads `--set`, which names one of `sets`, `--port-base` and `--fresh`; throws a FixableError on anything else. Commands that
 * keep data run the set `start` alone, because it is the data of people.
 */
export function readSetOptions(args: string[], sets: readonly SetName[] = ['start']): SetOptions {
  try {
    const { values } = parseArgs({
      args,
      options: {
        set: { type: 'string', default: 'start' },
        'port-base': { type: 'string' },
        fresh: { type: 'boolean', default: false },
      },
    });
    const { set: name, 'port-base': base, fresh } = otherOptionsSchema.extend({ set: z.enum(sets) }).parse(values);
    const set = EMULATOR_SETS[name];
    return { set: base === undefined ? set : withPortBase(set, base), fresh };
  } catch (cause) {
    const usage = `--set ${sets.join('|')}, --port-base 1024 to 65000, --fresh`;
    throw new FixableError(`The options '${args.join(' ')}' are not understood: use ${usage}.`, { cause });
  }
}
