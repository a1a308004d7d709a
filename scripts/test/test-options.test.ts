import { describe, expect, it } from 'vitest';
import { readTestOptions } from './test-options.ts';

describe('the options of npm test', () => {
  it('run everything in the gate profile by default', () => {
    expect(readTestOptions([])).toEqual({ full: false });
  });

  it('choose the full profile and a half of the stages', () => {
    expect(readTestOptions(['--full', '--only', 'browser'])).toEqual({ full: true, only: 'browser' });
  });

  it.each([[['--fast']], [['--only', 'unit']], [['--only']]])('are named when they are %j', (args) => {
    expect(() => readTestOptions(args)).toThrow('use --full, --only checks or --only browser');
  });
});
