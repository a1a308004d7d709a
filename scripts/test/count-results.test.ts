import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, countWhole, judge, sum, summaryLine } from './count-results.ts';

describe('counting a report', () => {
  it('takes passed, failed and skipped tests from Vitest', () => {
    const report = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 3, testResults: [] };
    expect(countVitest(report)).toEqual({ passed: 7, failed: 2, skipped: 4 });
  });

  it('counts a Playwright test that needed a second try as failed', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2, duration: 1200 } };
    expect(countPlaywright(report)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  it('rejects a report of another shape instead of counting nothing', () => {
    expect(() => countVitest({})).toThrow('numPassedTests');
    expect(() => countPlaywright({ stats: {} })).toThrow('expected');
  });

  it('counts lint and types as one test by their exit code', () => {
    expect(countWhole(0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(countWhole(1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(countWhole('too long')).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('correcting a count by how the program ended', () => {
  it('does not change a clean run', () => {
    expect(judge({ passed: 3, failed: 0, skipped: 0 }, 0)).toEqual({ passed: 3, failed: 0, skipped: 0 });
  });

  it('fails a stage that ran no test', () => {
    expect(judge({ passed: 0, failed: 0, skipped: 4 }, 0).failed).toBe(1);
  });

  it('fails a stage whose tests passed but whose program did not', () => {
    expect(judge({ passed: 3, failed: 0, skipped: 0 }, 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
    expect(judge({ passed: 3, failed: 0, skipped: 0 }, 'too long').failed).toBe(1);
  });

  it('does not count a failed test twice', () => {
    expect(judge({ passed: 3, failed: 2, skipped: 0 }, 1).failed).toBe(2);
  });
});

describe('the last line', () => {
  it('says how many passed and failed in all stages', () => {
    const counts = [
      { passed: 10, failed: 0, skipped: 0 },
      { passed: 4, failed: 1, skipped: 2 },
    ];
    expect(summaryLine(sum(counts))).toBe('14 passed, 1 failed');
  });
});
