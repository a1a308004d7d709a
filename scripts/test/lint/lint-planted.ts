import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { NODE, PROJECT_ROOT } from '#scripts/emulators/project-paths.ts';

/** Lints files in a folder of their own with the rules of oxlint; returns what it prints. */
export function lintPlanted(files: Readonly<Record<string, string>>, ...options: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    // Beside the files, because a rule for some paths counts from the folder of its configuration.
    copyFileSync(join(PROJECT_ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    for (const [path, code] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), code);
    }
    const oxlint = join(PROJECT_ROOT, 'node_modules/oxlint/bin/oxlint');
    return spawnSync(NODE, [oxlint, ...options], { cwd: folder, encoding: 'utf8' }).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
