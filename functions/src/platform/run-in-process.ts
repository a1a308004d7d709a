import { fork, type Serializable } from 'node:child_process';

/** What a process may take. */
interface ProcessLimits {
  readonly milliseconds: number;
  /** Of V8's heap; what exceeds it ends the process. */
  readonly megabytes: number;
}

/** A process was ended because it took too much time or memory. */
export class ProcessLimitExceeded extends Error {
  readonly limit: 'time' | 'memory';

  constructor(limit: 'time' | 'memory') {
    super(`The process took too much ${limit}`);
    this.name = 'ProcessLimitExceeded';
    this.limit = limit;
  }
}

/** Characters of its error output that the error of a failed process repeats. */
const OUTPUT_MAX = 2000;

/**
 * Sends a message to a module in a process of its own, without our environment, and gives its first answer. Rejected: a
 * worker thread with `resourceLimits`. What allocates faster than V8 can end such a thread ends the whole process, and with
 * it every request of the instance.
 */
export async function runInProcess(
  module: URL,
  message: Serializable,
  { milliseconds, megabytes }: ProcessLimits,
): Promise<unknown> {
  const timeout = AbortSignal.timeout(milliseconds);
  const child = fork(module, {
    execArgv: [`--max-old-space-size=${megabytes}`],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    signal: timeout,
    killSignal: 'SIGKILL',
  });
  let output = '';
  child.stderr?.on('data', (part: Buffer) => (output = (output + part.toString()).slice(-OUTPUT_MAX)));
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  child.once('message', resolve);
  // On, not once: a message that finds the process ended is one more error.
  child.on('error', (error) => reject(timeout.aborted ? new ProcessLimitExceeded('time') : error));
  child.once('close', (code, signal) => {
    if (signal === null) reject(new Error(`The process ended with code ${code}: ${output}`));
    // V8 aborts a process without memory, the system kills it.
    else reject(new ProcessLimitExceeded(timeout.aborted ? 'time' : 'memory'));
  });
  child.send(message);
  try {
    return await promise;
  } finally {
    child.kill('SIGKILL');
  }
}
