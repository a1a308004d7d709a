import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NODE, PROJECT_ROOT } from '#scripts/emulators/project-paths.ts';

const LIB = join(PROJECT_ROOT, 'functions', 'lib');

/** When each file of the bundled functions was written. */
function timesOfFiles(): Map<string, number> {
  const files = readdirSync(LIB, { recursive: true, encoding: 'utf8' });
  return new Map(files.map((file) => [file, statSync(join(LIB, file)).mtimeMs]));
}

it(
  'bundling the same functions again writes no file, which emulators that run would load',
  { tags: ['nightly'] },
  () => {
    const bundle = () => execFileSync(NODE, ['functions/build.mjs'], { cwd: PROJECT_ROOT });
    bundle();
    const before = timesOfFiles();
    bundle();
    expect(before.size).toBeGreaterThan(10);
    expect(timesOfFiles()).toEqual(before);
  },
);
