import * as z from 'zod';
import type { GroupEnd } from '#scripts/dev/processes/run-group.ts';

/** Numbers of tests, of one stage or of all. */
export interface Count {
  passed: number;
  /** A stage that broke or ran no test counts as one failed test. */
  failed: number;
  skipped: number;
}

const whole = z.number().int().nonnegative();

const vitestReportSchema = z.object({
  numPassedTests: whole,
  numFailedTests: whole,
  numPendingTests: whole,
  numTodoTests: whole,
});

const playwrightReportSchema = z.object({
  stats: z.object({ expected: whole, unexpected: whole, flaky: whole, skipped: whole }),
});

/** Counts a report of Vitest's JSON reporter. */
export function countVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = vitestReportSchema.parse(report);
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

/** Counts a report of Playwright's JSON reporter; a test that passed only on a second try has failed. */
export function countPlaywright(report: unknown): Count {
  const { expected, unexpected, flaky, skipped } = playwrightReportSchema.parse(report).stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/** The count of a stage that has no tests inside, such as lint: one, by its exit code. */
export function countWhole(end: GroupEnd): Count {
  return end === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** Adds a failure if the program failed without a failed test, as with a broken file, or ran no test. */
export function judge(count: Count, end: GroupEnd): Count {
  const isBroken = end !== 0 || count.passed + count.failed === 0;
  return isBroken && count.failed === 0 ? { ...count, failed: 1 } : count;
}

export function sum(counts: readonly Count[]): Count {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of counts) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

/** The last line of `npm test`. */
export function summaryLine({ passed, failed }: Count): string {
  return `${passed} passed, ${failed} failed`;
}
