/** Caches what `read` gives, for some milliseconds and with one reading at a time; a failure is not cached. */
export function cacheFor<Value>(milliseconds: number, read: () => Promise<Value>): () => Promise<Value> {
  let cached: { value: Promise<Value>; until: number } | undefined;
  return () => {
    if (cached !== undefined && performance.now() < cached.until) return cached.value;
    const value = read();
    cached = { value, until: performance.now() + milliseconds };
    value.catch(() => {
      cached = undefined;
    });
    return value;
  };
}
