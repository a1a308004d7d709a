import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type * as z from 'zod';
import type { $ZodErrorMap } from 'zod/v4/core';
import type { FieldFault } from './form-errors.ts';

/** Checks that a schema cannot make, such as a date in the past. */
export type FieldChecks = (fields: FieldValues) => readonly FieldFault[];

/**
 * Validates with the schema and the form's own checks together; per field one message, the schema's first. `messages`
 * has those that the schema lacks; default zod's.
 */
export function formResolver<Fields extends FieldValues, Output>(
  schema: z.ZodType<Output, Fields>,
  alsoCheck: FieldChecks = () => [],
  messages?: $ZodErrorMap,
): Resolver<FieldValues, unknown, Output> {
  const check = zodResolver<FieldValues, unknown, Output>(schema, messages === undefined ? {} : { error: messages });
  return async (values, context, resolving) => {
    const checked = await check(values, context, resolving);
    const faults = alsoCheck(values).filter(({ path }) => get(checked.errors, path) === undefined);
    if (faults.length === 0) return checked;
    for (const { path, message } of faults) set(checked.errors, path, { type: 'custom', message });
    return { values: {}, errors: checked.errors };
  };
}
