import { describe, expect, it } from 'vitest';
import { readSetOptions } from './set-options.ts';

const ALL = ['start', 'test', 'bench'] as const;

describe('options of the commands', () => {
  it('default to the usual ports and keep the data', () => {
    const { set, fresh } = readSetOptions([]);
    expect(set.ports.hosting).toBe(5000);
    expect(fresh).toBe(false);
  });

  it('choose a set, other ports and a fresh start', () => {
    const { set, fresh } = readSetOptions(['--set', 'test', '--port-base', '31000', '--fresh'], ALL);
    expect(set.project).toBe('demo-test');
    expect(set.ports.hosting).toBe(31_000);
    expect(fresh).toBe(true);
  });

  it.each([['--frsh'], ['--set', 'live'], ['--port-base', '80']])(
    'are rejected with one sentence: %s %s',
    (...args) => {
      expect(() => readSetOptions(args, ALL)).toThrow(
        `The options '${args.join(' ')}' are not understood: use --set start|test|bench, --port-base 1024 to 65000, --fresh.`,
      );
    },
  );

  it('choose no other set for a command that keeps data', () => {
    expect(() => readSetOptions(['--set', 'test'])).toThrow("'--set test' are not understood: use --set start, ");
  });
});
