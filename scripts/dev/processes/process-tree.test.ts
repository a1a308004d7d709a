import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { findDescendants, isAlive, killAll } from './process-tree.ts';

describe('the descendants of a process', () => {
  it('include children of children, in whatever order they are listed, and no other process', () => {
    const rows: [number, number][] = [
      [30, 20],
      [20, 10],
      [40, 1],
      [10, 1],
    ];
    expect(findDescendants(10, rows).sort()).toEqual([20, 30]);
  });

  it('are read from the running system and can be killed', async () => {
    const child = spawn('sleep', ['60']);
    const pid = child.pid ?? 0;
    expect(findDescendants(process.pid)).toContain(pid);
    expect(isAlive(pid)).toBe(true);
    killAll([pid]);
    await once(child, 'exit');
    expect(isAlive(pid)).toBe(false);
  });
});
