import { logger } from 'firebase-functions';

/** Runs work in order, each also after one that failed; then logs the later failures and throws the first one. */
export async function runEach(works: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const work of works) await work().catch((error: unknown) => failures.push(error));
  const [first, ...later] = failures;
  for (const failure of later) logger.error('Failed after other work of the same job', failure);
  if (failures.length > 0) throw first;
}
