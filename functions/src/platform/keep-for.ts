/** Keeps what a reading gave for some milliseconds, one reading at a time; a failure is not kept. */
export function keepFor<Value>(milliseconds: number, read: () => Promise<Value>): () => Promise<Value> {
  let kept: { value: Promise<Value>; until: number } | undefined;
  return () => {
    if (kept !== undefined && performance.now() < kept.until) return kept.value;
    const value = read();
    kept = { value, until: performance.now() + milliseconds };
    value.catch(() => {
      kept = undefined;
    });
    return value;
  };
}
