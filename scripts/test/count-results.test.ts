import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, countWhole, isGreen, judge, NONE, sum, summaryLines } from './count-results.ts';

const flaky = (title: string) => ({ title, error: `${title} was late` });

describe('counting a report', () => {
  it('takes passed, failed and skipped tests from Vitest, without those that only the nightly run has', () => {
    const tests = [
      { fullName: 'a', status: 'passed', failureMessages: [], tags: [] },
      { fullName: 'b', status: 'failed', failureMessages: ['Error: b'], tags: [] },
      { fullName: 'c', status: 'todo', failureMessages: [], tags: [] },
      { fullName: 'd', status: 'skipped', failureMessages: [], tags: ['nightly'] },
    ];
    const report = { testResults: [{ assertionResults: tests.slice(0, 1) }, { assertionResults: tests.slice(1) }] };
    expect(countVitest(report)).toEqual({ passed: 1, failed: 1, skipped: 1, flaky: [] });
  });

  it('names a test of Vitest that passed at the second try, with its first error', () => {
    const assertionResults = [
      { fullName: 'the inbox is read', status: 'passed', failureMessages: ['Error: too late\n    at inbox.ts:3'] },
    ];
    expect(countVitest({ testResults: [{ assertionResults }] })).toEqual({
      ...NONE,
      passed: 1,
      flaky: [{ title: 'the inbox is read', error: 'Error: too late | at inbox.ts:3' }],
    });
  });

  it('takes the tests of all suites from Playwright, and names the flaky ones', () => {
    const spec = (title: string, status: string, errors: { message?: string }[][] = [[]]) => ({
      title,
      tests: [{ status, results: errors.map((messages) => ({ errors: messages })) }],
    });
    const report = {
      suites: [
        {
          title: 'pages/home.spec.ts',
          specs: [spec('shows', 'expected'), spec('moves', 'unexpected')],
          suites: [
            {
              title: 'the hero',
              specs: [
                spec('plays', 'flaky', [
                  [{ message: 'Test timeout' }, { message: '\u001b[31mError: no frame\u001b[39m\n\nat line 3' }],
                  [],
                ]),
              ],
            },
          ],
        },
        { title: 'pages/map.spec.ts', specs: [spec('opens', 'skipped')] },
      ],
    };
    expect(countPlaywright(report)).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
      flaky: [{ title: 'pages/home.spec.ts › the hero › plays', error: 'Test timeout | Error: no frame | at line 3' }],
    });
  });

  it('rejects a report of another shape instead of counting nothing', () => {
    expect(() => countVitest({})).toThrow('testResults');
    expect(() => countPlaywright({ stats: {} })).toThrow('suites');
  });

  it('counts lint and types as one test by their exit code', () => {
    expect(countWhole(0)).toEqual({ ...NONE, passed: 1 });
    expect(countWhole(1)).toEqual({ ...NONE, failed: 1 });
    expect(countWhole('too long')).toEqual({ ...NONE, failed: 1 });
  });
});

describe('correcting a count by how the program ended', () => {
  it('does not change a clean run', () => {
    expect(judge({ ...NONE, passed: 3 }, 0)).toEqual({ ...NONE, passed: 3 });
  });

  it('fails a stage that ran no test', () => {
    expect(judge({ ...NONE, skipped: 4 }, 0).failed).toBe(1);
  });

  it('fails a stage whose tests passed but whose program did not', () => {
    expect(judge({ ...NONE, passed: 3 }, 1)).toEqual({ ...NONE, passed: 3, failed: 1 });
    expect(judge({ ...NONE, passed: 3 }, 'too long').failed).toBe(1);
  });

  it('does not count a failed test twice', () => {
    expect(judge({ ...NONE, passed: 3, failed: 2 }, 1).failed).toBe(2);
  });
});

describe('the end of the output', () => {
  it('says how many passed and failed in all stages', () => {
    const counts = [
      { ...NONE, passed: 10 },
      { ...NONE, passed: 4, failed: 1, skipped: 2 },
    ];
    expect(summaryLines(sum(counts), 3)).toEqual(['flaky: 0', '14 passed, 1 failed']);
    expect(isGreen(sum(counts), 3)).toBe(false);
  });

  it('lists the allowed flaky tests above the last line of a green run', () => {
    const counts = [
      { ...NONE, passed: 2, flaky: [flaky('a')] },
      { ...NONE, passed: 2, flaky: [flaky('b'), flaky('c')] },
    ];
    expect(summaryLines(sum(counts), 3).slice(0, 2)).toEqual(['passed only at the second try: a', '  a was late']);
    expect(summaryLines(sum(counts), 3).slice(-2)).toEqual(['flaky: 3', '4 passed, 0 failed']);
    expect(isGreen(sum(counts), 3)).toBe(true);
  });

  it('is red with more flaky tests than allowed', () => {
    const count = { ...NONE, passed: 9, flaky: ['a', 'b', 'c', 'd'].map(flaky) };
    expect(summaryLines(count, 3).slice(-2)).toEqual(['flaky: 4, and more than 3 fail the run', '9 passed, 1 failed']);
    expect(isGreen(count, 3)).toBe(false);
  });

  it('counts too many flaky tests once when Playwright has failed for them, too', () => {
    const count = judge({ ...NONE, passed: 9, flaky: [flaky('a')] }, 1);
    expect(summaryLines(count, 0).at(-1)).toBe('9 passed, 1 failed');
  });
});
