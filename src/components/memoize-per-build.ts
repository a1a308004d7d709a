let build = 0;

/** Begins another build in this process: what was worked out from the content of the last one is forgotten. */
export function beginBuild(): void {
  build += 1;
}

/** Tells builds in this process apart. */
export function currentBuild(): number {
  return build;
}

/**
 * Makes a function that works something out at its first call and hands out the same afterwards: content does not
 * change while a site is built. The dev server works it out each time, for content that does.
 */
export function memoizePerBuild<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: { build: number; value: Promise<Made> } | null = null;
  return () => {
    if (import.meta.env.DEV || made?.build !== build) made = { build, value: make() };
    return made.value;
  };
}
