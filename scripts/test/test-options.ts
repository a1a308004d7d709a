import { parseArgs } from 'node:util';
import * as z from 'zod';
import { FixableError } from '#scripts/dev/setup/fixable-error.mjs';

const optionsSchema = z.strictObject({
  /** Every sweep at full count: `npm run test:full`. */
  full: z.boolean().default(false),
  /** The half of the stages to run; default both. */
  only: z.enum(['checks', 'browser']).optional(),
});

export type TestOptions = z.output<typeof optionsSchema>;

/** Reads the options of `npm test`; throws a FixableError that names them. */
export function readTestOptions(args: string[]): TestOptions {
  try {
    const options = { full: { type: 'boolean' }, only: { type: 'string' } } as const;
    return optionsSchema.parse({ ...parseArgs({ args, options }).values });
  } catch (cause) {
    throw new FixableError(
      `The options '${args.join(' ')}' are not understood: use --full, --only checks or --only browser.`,
      { cause },
    );
  }
}
