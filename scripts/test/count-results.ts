import * as z from 'zod';
import type { GroupEnd } from '#scripts/dev/processes/run-group.ts';

/** A test that failed and then passed when it ran again. */
export interface FlakyTest {
  title: string;
  /** The first lines of what its first try reported, in one line. */
  error: string;
}

/** Results of tests, of one stage or of all. */
export interface Count {
  passed: number;
  /** A stage that broke or ran no test counts as one failed test. */
  failed: number;
  skipped: number;
  /** Those of the passed tests that needed a second try. */
  flaky: FlakyTest[];
}

/** What a terminal prints as colours; the reports keep it in messages. */
// oxlint-disable-next-line no-control-regex
const COLOURS = /\u001b\[[0-9;]*m/g;

/** Lines of an error that are kept. */
const ERROR_LINES = 4;

const messages = z.array(z.string());

const vitestReportSchema = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.enum(['passed', 'failed', 'skipped', 'pending', 'todo', 'disabled']),
          /** Also those of earlier tries of a test that passed. */
          failureMessages: messages,
          tags: messages.default([]),
        }),
      ),
    }),
  ),
});

const errorSchema = z.object({ message: z.string().default('no message') });

const suiteSchema = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      tests: z.array(
        z.object({
          status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
          results: z.array(z.object({ errors: z.array(errorSchema).default([]) })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});

const playwrightReportSchema = z.object({ suites: z.array(suiteSchema) });

/** Counts a report of Vitest's JSON reporter; what the tag `nightly` leaves out of the gate is not counted as skipped. */
export function countVitest(report: unknown): Count {
  const tests = vitestReportSchema.parse(report).testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed');
  const failed = tests.filter(({ status }) => status === 'failed').length;
  const flaky = passed.flatMap(({ fullName, failureMessages: [error] }) =>
    error === undefined ? [] : [{ title: fullName, error: firstLines(error) }],
  );
  const skipped = tests.filter(
    ({ status, tags }) => !['passed', 'failed'].includes(status) && !tags.includes('nightly'),
  );
  return { passed: passed.length, failed, skipped: skipped.length, flaky };
}

/** Counts a report of Playwright's JSON reporter. */
export function countPlaywright(report: unknown): Count {
  const count: Count = { passed: 0, failed: 0, skipped: 0, flaky: [] };
  const add = ({ title: parent, specs, suites = [] }: z.output<typeof suiteSchema>, path: string): void => {
    const here = path === '' ? parent : `${path} › ${parent}`;
    for (const { title, tests } of specs) {
      for (const { status, results } of tests) {
        if (status === 'unexpected') count.failed += 1;
        else if (status === 'skipped') count.skipped += 1;
        else count.passed += 1;
        if (status !== 'flaky') continue;
        const reported = results.find(({ errors }) => errors.length > 0)?.errors ?? [{ message: 'no message' }];
        const error = firstLines(reported.map(({ message }) => message).join('\n'));
        count.flaky.push({ title: `${here} › ${title}`, error });
      }
    }
    for (const suite of suites) add(suite, here);
  };
  for (const suite of playwrightReportSchema.parse(report).suites) add(suite, '');
  return count;
}

/** A test that ran out of time has its reason in the second line, a page that logged errors has them below the first. */
function firstLines(message: string): string {
  const lines = message
    .replaceAll(COLOURS, '')
    .split('\n')
    .map((line) => line.trim());
  return lines
    .filter((line) => line !== '')
    .slice(0, ERROR_LINES)
    .join(' | ');
}

/** The count of a stage that has no tests inside, such as lint: one, by its exit code. */
export function countWhole(end: GroupEnd): Count {
  return end === 0 ? { ...NONE, passed: 1 } : { ...NONE, failed: 1 };
}

/** The count of a stage before its first test. */
export const NONE: Count = { passed: 0, failed: 0, skipped: 0, flaky: [] };

/** Adds a failure if the program failed without a failed test, as with a broken file, or ran no test. */
export function judge(count: Count, end: GroupEnd): Count {
  const isBroken = end !== 0 || count.passed + count.failed === 0;
  return isBroken && count.failed === 0 ? { ...count, failed: 1 } : count;
}

export function sum(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    skipped: counts.reduce((total, { skipped }) => total + skipped, 0),
    flaky: counts.flatMap(({ flaky }) => flaky),
  };
}

/** The end of the output of `npm test`: each flaky test, their number, and the line that says how many passed and failed. */
export function summaryLines({ passed, failed, flaky }: Count, flakyAllowed: number): string[] {
  const tooMany = flaky.length > flakyAllowed;
  return [
    ...flaky.flatMap(({ title, error }) => [`passed only at the second try: ${title}`, `  ${error}`]),
    `flaky: ${flaky.length}${tooMany ? `, and more than ${flakyAllowed} fail the run` : ''}`,
    `${passed} passed, ${Math.max(failed, tooMany ? 1 : 0)} failed`,
  ];
}

/** Whether the run is green. */
export function isGreen({ failed, flaky }: Count, flakyAllowed: number): boolean {
  return failed === 0 && flaky.length <= flakyAllowed;
}
