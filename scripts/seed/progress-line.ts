const LINES_WITHOUT_TERMINAL = 5;

/** Reports a finished step of a long task; `isNew` is false for a step that an earlier run has done. */
export type ReportProgress = (done: number, total: number, isNew: boolean) => void;

/** Makes a reporter: one line that is rewritten in a terminal, five lines in a log, nothing while no step is new. */
export function progressLine(
  what: string,
  stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stdout,
): ReportProgress {
  let anyNew = false;
  return (done, total, isNew) => {
    anyNew ||= isNew;
    if (!anyNew) return;
    const isLast = done === total;
    const text = `${what} ${done}/${total}`;
    if (stream.isTTY) stream.write(`\r${text}${isLast ? '\n' : ''}`);
    else if (isLast || done % Math.ceil(total / LINES_WITHOUT_TERMINAL) === 0) stream.write(`${text}\n`);
  };
}
