/**
 * Parses JSON; throws a SyntaxError. Halves of surrogate pairs, which an escape can smuggle into a text, are replaced: the
 * database would refuse them.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text, (_name, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value));
}
