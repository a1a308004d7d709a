/**
 * Seconds the build spent on reading Firestore, from what its loaders print ('read 42 documents in 310 ms').
 * Collections are read side by side, so the slowest one is the time that passed; throws when nothing was read.
 */
export function readingSeconds(output: string): number {
  const times = [...output.matchAll(/read \d+ documents in (\d+) ms/g)].map(([, milliseconds]) => Number(milliseconds));
  if (times.length === 0) throw new Error('The build said nothing about reading Firestore.');
  return Math.max(...times) / 1000;
}
