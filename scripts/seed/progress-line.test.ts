import { describe, expect, it } from 'vitest';
import { progressLine } from './progress-line.ts';

function record(isTTY: boolean, steps: [done: number, total: number, isNew: boolean][]): string {
  let written = '';
  const report = progressLine('Preparing pictures', {
    isTTY,
    write: (text: string | Uint8Array) => {
      written += String(text);
      return true;
    },
  });
  for (const step of steps) report(...step);
  return written;
}

describe('progress of a long step', () => {
  it('rewrites one line in a terminal', () => {
    expect(
      record(true, [
        [1, 2, true],
        [2, 2, true],
      ]),
    ).toBe('\rPreparing pictures 1/2\rPreparing pictures 2/2\n');
  });

  it('writes five lines in a log', () => {
    const steps = Array.from({ length: 50 }, (_, index): [number, number, boolean] => [index + 1, 50, true]);
    expect(record(false, steps).trim().split('\n')).toHaveLength(5);
  });

  it('prints nothing when everything is cached from an earlier run', () => {
    expect(
      record(true, [
        [1, 2, false],
        [2, 2, false],
      ]),
    ).toBe('');
  });
});
