import type { Serializable } from 'node:child_process';

/** Answers the message that `runInProcess` sends to the module of this process. */
export function answerParent(answer: (message: unknown) => Serializable | Promise<Serializable>): void {
  // Not once: without a listener the process would end before its answer has left.
  process.on('message', (message) => {
    void Promise.try(answer, message).then((answered) => process.send?.(answered));
  });
}
