import { join } from 'node:path';
import { NODE, PROJECT_ROOT } from '#scripts/emulators/project-paths.ts';

/** One step of the test run. */
export interface Stage {
  /** Short name, also of its log. */
  name: string;
  /** Program and arguments. */
  command: [string, ...string[]];
  /** Seconds after which the stage is stopped and has failed, in the gate; the full profile has longer limits. */
  limitSeconds: number;
  /** How its tests are counted: by a JSON report, by the exit code as one test, or only a failure (a preparation). */
  count: 'vitest' | 'playwright' | 'whole' | 'preparation';
}

const tool = (path: string) => join(PROJECT_ROOT, 'node_modules', path);

/** Folder for logs and reports of the latest test run. */
export const TEST_FOLDER = join(PROJECT_ROOT, '.cache', 'test');

/** File for the JSON report of a stage. */
export function reportFile(name: string): string {
  return join(TEST_FOLDER, `${name}.json`);
}

function vitest(name: string, limitSeconds: number): Stage {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(name)}`];
  const command: Stage['command'] = [NODE, tool('vitest/vitest.mjs'), 'run', '--project', name, ...reporters];
  return { name, command, limitSeconds, count: 'vitest' };
}

/** All stages of the test run; the emulators start between `functions` and `seed`. */
export const STAGES = {
  unit: vitest('unit', 400),
  format: { name: 'format', command: ['npm', 'run', '--silent', 'lint:format'], limitSeconds: 200, count: 'whole' },
  lint: { name: 'lint', command: ['npm', 'run', '--silent', 'lint:code'], limitSeconds: 500, count: 'whole' },
  types: { name: 'types', command: ['npm', 'run', '--silent', 'types'], limitSeconds: 500, count: 'whole' },
  functions: { name: 'functions', command: [NODE, 'functions/build.mjs'], limitSeconds: 120, count: 'preparation' },
  workers: {
    name: 'workers',
    command: [NODE, 'scripts/emulators/start-workers.ts'],
    limitSeconds: 200,
    count: 'preparation',
  },
  samples: {
    name: 'samples',
    command: [NODE, 'scripts/seed/media/encode-samples.ts'],
    limitSeconds: 300,
    count: 'preparation',
  },
  seed: { name: 'seed', command: [NODE, 'scripts/seed/seed.ts'], limitSeconds: 200, count: 'preparation' },
  site: {
    name: 'site',
    // Like `npm start`: the site is a link to a release, so that a test can publish another.
    command: [NODE, 'scripts/dev/start/first-release.ts'],
    limitSeconds: 500,
    count: 'preparation',
  },
  rules: vitest('rules', 500),
  api: vitest('api', 800),
  fuzz: vitest('fuzz', 300),
  build: vitest('build', 800),
  releases: vitest('releases', 800),
  pages: vitest('pages', 200),
  pictures: {
    name: 'pictures',
    command: [NODE, 'scripts/test/place-pictures.ts'],
    limitSeconds: 120,
    count: 'preparation',
  },
  browser: {
    name: 'browser',
    command: [NODE, tool('@playwright/test/cli.js'), 'test'],
    limitSeconds: 1500,
    count: 'playwright',
  },
} as const satisfies Record<string, Stage>;
