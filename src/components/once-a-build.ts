/**
 * Makes a function that works something out at its first call and hands out the same afterwards: content does not
 * change while a site is built. The dev server works it out each time, for content that does.
 */
export function onceABuild<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | null = null;
  return () => {
    if (import.meta.env.DEV || made === null) made = make();
    return made;
  };
}
