import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { PROJECT_ROOT } from '#scripts/emulators/project-paths.ts';
import { findCommand } from './commands.mjs';

const benchmarks = readdirSync(join(PROJECT_ROOT, 'scripts/bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length));

describe('npm scripts that go through the setup', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')));
  const names = Object.values(scripts).flatMap((script) => /setup\.mjs (\S+)$/.exec(script)?.[1] ?? []);

  it.each(names.filter((name) => name !== 'bench'))('%s has a script to run', (name) => {
    expect(existsSync(join(PROJECT_ROOT, findCommand([name]).entry))).toBe(true);
  });
});

describe('npm run bench', () => {
  it.each(benchmarks)('runs the benchmark %s and passes its options on', (name) => {
    const { entry, options } = findCommand(['bench', name, '100', '--port-base', '30000']);
    expect(entry).toBe(`scripts/bench/${name}.ts`);
    expect(options).toEqual(['100', '--port-base', '30000']);
  });

  it.each([[['bench']], [['bench', 'speed']], [['bench', 'toString']]])('names the benchmarks after %j', (args) => {
    expect(() => findCommand(args)).toThrow(/with one of the names admin, api, backup, import, map, .+ touch\.$/);
  });
});
