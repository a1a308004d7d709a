import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Count } from './count-results.ts';
import { TEST_FOLDER } from './stages.ts';

/** What a run tested. */
export interface Checkout {
  /** The commit that was checked out; null outside a repository. */
  commit: string | null;
  /** Whether the files were those of the commit when the run began. */
  clean: boolean;
}

/** The record of a test run, for people and programs that ask how a commit did. */
export interface TestResult extends Checkout, Count {
  profile: 'gate' | 'full';
  green: boolean;
  seconds: number;
  /** Seconds by stage; stages that ran at the same time overlap. */
  stages: Record<string, number>;
}

export function readCheckout(): Checkout {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
    return { commit: git('rev-parse', 'HEAD'), clean: git('status', '--porcelain') === '' };
  } catch {
    return { commit: null, clean: false }; // no git, or an export without its folder
  }
}

/** Writes .cache/test/result.json. */
export function writeTestResult(result: TestResult): void {
  writeFileSync(join(TEST_FOLDER, 'result.json'), `${JSON.stringify(result, null, 2)}\n`);
}
