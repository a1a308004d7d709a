/** Copies these fields of an object. */
export function pickFields<Source extends object, Name extends keyof Source>(
  source: Source,
  names: readonly Name[],
): Pick<Source, Name> {
  // The compiler cannot see that every name gets its own value.
  return Object.fromEntries(names.map((name) => [name, source[name]])) as Pick<Source, Name>;
}
