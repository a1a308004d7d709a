/** A failure that the user can fix: the message is one sentence with cause and fix, shown without a stack. */
export class FixableError extends Error {
  /** @override */
  name = 'FixableError';
}

/**
 * Text to show for a failure that ends a command: only the message of a FixableError or of a wrong option, else the whole
 * stack.
 * @param {unknown} error
 * @returns {string}
 */
export function describeFailure(error) {
  if (error instanceof FixableError) return error.message;
  // Node's sentence about an option that a command does not have.
  if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')) {
    return error.message;
  }
  if (/\bENOSPC\b/.test(String(error))) return 'The disk is full: free at least 1 GB and start again.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Runs a command; prints its failure, which gives the exit code 1.
 * @param {() => Promise<void>} work
 */
export async function runCommand(work) {
  try {
    await work();
  } catch (error) {
    console.error(describeFailure(error));
    process.exitCode = 1;
  }
}
