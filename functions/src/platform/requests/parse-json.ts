/**
 * Parses JSON; throws a SyntaxError. Replaces lone surrogates, which an escape can put into a string and the database
 * rejects.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text, (_name, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value));
}
