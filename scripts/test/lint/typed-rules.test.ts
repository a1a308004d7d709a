import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NODE, PROJECT_ROOT } from '#scripts/emulators/project-paths.ts';

describe('npm run lint rejects what only the type checker finds', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'planted-'));
    const compilerOptions = { strict: true, target: 'ES2024', module: 'NodeNext' };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  /** Lints a file with this code and the rules of the project. */
  const complaints = (code: string): string => {
    writeFileSync(join(folder, 'planted.ts'), code);
    const oxlint = join(PROJECT_ROOT, 'node_modules/oxlint/bin/oxlint');
    const rules = ['-c', join(PROJECT_ROOT, '.oxlintrc.json'), '--type-aware'];
    return spawnSync(NODE, [oxlint, ...rules, folder], { cwd: folder, encoding: 'utf8' }).stdout;
  };

  it.each([
    ['no-floating-promises', 'async function run(): Promise<void> {}\nrun();'],
    ['no-misused-promises', 'addEventListener("load", async () => {});'],
    ['await-thenable', 'export const one: number = await 1;'],
    ['no-unnecessary-condition', 'export const text = (given: string): string => given ?? "none";'],
    [
      'switch-exhaustiveness-check',
      'export function say(way: "up" | "down"): void {\n  switch (way) {\n    case "up":\n      break;\n  }\n}',
    ],
  ])('%s', (rule, code) => {
    expect(complaints(code)).toContain(`(${rule})`);
  });

  it('and accepts correct code', () => {
    expect(complaints('async function run(): Promise<void> {}\nawait run();\nexport {};')).toContain('0 errors');
  });
});
