/**
 * Seconds that a build spent on reading Firestore, from its output ('read 42 documents in 310 ms'). Collections are read
 * in parallel, so the slowest one counts; throws when nothing was read.
 */
export function readingSeconds(output: string): number {
  const times = [...output.matchAll(/read \d+ documents in (\d+) ms/g)].map(([, milliseconds]) => Number(milliseconds));
  if (times.length === 0) throw new Error('The build printed no reading time.');
  return Math.max(...times) / 1000;
}
