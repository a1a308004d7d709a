let build = 0;

/** Begins another build in this process and forgets what was memoized in the last one. */
export function beginBuild(): void {
  build += 1;
}

/** Number of the current build in this process. */
export function currentBuild(): number {
  return build;
}

/** Memoizes a function for one build, because content does not change during it. The dev server calls it every time. */
export function memoizePerBuild<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: { build: number; value: Promise<Made> } | null = null;
  return () => {
    if (import.meta.env.DEV || made?.build !== build) made = { build, value: make() };
    return made.value;
  };
}
