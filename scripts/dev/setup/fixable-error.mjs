/** A failure that the person at the keyboard can mend: its message is one sentence with cause and mend, shown without a stack. */
export class MendableError extends Error {
  /** @override */
  name = 'MendableError';
}

/**
 * Text to show for a failure that ends a command: the sentence alone when it can be mended, else the whole stack.
 * @param {unknown} error
 * @returns {string}
 */
export function describeFailure(error) {
  if (error instanceof MendableError) return error.message;
  if (/\bENOSPC\b/.test(String(error))) return 'The disk is full: free at least 1 GB and start again.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
