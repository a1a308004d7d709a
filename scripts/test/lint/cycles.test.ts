import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NODE, PROJECT_ROOT } from '#scripts/emulators/project-paths.ts';

describe('npm run lint rejects import cycles', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'planted-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  /** Lints files with the rules of the project. */
  const complaints = (files: Readonly<Record<string, string>>): string => {
    for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
    const oxlint = join(PROJECT_ROOT, 'node_modules/oxlint/bin/oxlint');
    const rules = ['-c', join(PROJECT_ROOT, '.oxlintrc.json')];
    return spawnSync(NODE, [oxlint, ...rules, folder], { cwd: folder, encoding: 'utf8' }).stdout;
  };

  it('between files of code', () => {
    const there = "import { back } from './back.ts';\nexport const there = (): unknown => back;\n";
    const back = "import { there } from './there.ts';\nexport const back = (): unknown => there;\n";
    expect(complaints({ 'there.ts': there, 'back.ts': back })).toContain('(no-cycle)');
  });

  it('between files of Astro', () => {
    const there = "---\nimport Back from './Back.astro';\n---\n<Back />\n";
    const back = "---\nimport There from './There.astro';\n---\n<There />\n";
    expect(complaints({ 'There.astro': there, 'Back.astro': back })).toContain('(no-cycle)');
  });

  it('and accepts imports without a cycle', () => {
    const there = "import { back } from './back.ts';\nexport const there = (): unknown => back;\n";
    expect(complaints({ 'there.ts': there, 'back.ts': 'export const back = 1;\n' })).toContain('0 errors');
  });
});
