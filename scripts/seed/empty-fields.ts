import type * as z from 'zod';

const EMPTY_VALUES = ['', null, false, [], 0] as const;

/** Gives every field left out of a sample the first of '', null, false, [] and 0 that its schema accepts; other fields stay missing. */
export function fillEmptyFields(shape: Readonly<Record<string, z.ZodType>>, sample: object): object {
  const empty = Object.entries(shape)
    .filter(([name]) => !(name in sample))
    .flatMap(([name, field]) => {
      const value = EMPTY_VALUES.find((candidate) => field.safeParse(candidate).success);
      return value === undefined ? [] : [[name, value]];
    });
  return { ...Object.fromEntries(empty), ...sample };
}
