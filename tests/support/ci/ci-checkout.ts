import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import * as z from 'zod';
import { CACHE_FOLDER, NODE, PROJECT_ROOT } from '#scripts/emulators/project-paths.ts';
import type { CiCommand } from './ci-command.ts';

/** What a fresh checkout does not have, below its root. */
const NOT_IN_GIT = /^(?:(?:functions\/)?(?:node_modules|lib)|\.cache|\.git|\.astro|dist(?:\..*)?|test-results)$/;

const STAND_IN = join(import.meta.dirname, 'stand-in.ts');

/** A fresh copy of the checkout, as a CI makes one, with stand-ins for the programs that speak to services. */
export interface CiCheckout {
  /** Its folder. */
  readonly folder: string;
  /** Runs commands in order until one fails, and gives the exit code. `environment` adds to that of each. */
  readonly run: (commands: readonly CiCommand[], environment?: Readonly<Record<string, string>>) => Promise<number>;
  /** What the stand-ins were told since the last look: the program and its options. */
  readonly notified: () => string[][];
  /** Removes everything. */
  readonly remove: () => void;
}

/** Makes a checkout; the compiled site comes from the one beside it, as from the cache of the CI. */
export function makeCiCheckout(): CiCheckout {
  const home = mkdtempSync(join(tmpdir(), 'ci-'));
  const folder = join(home, 'checkout');
  cpSync(PROJECT_ROOT, folder, { recursive: true, filter: (path) => !isLeftOut(path) });
  mkdirSync(join(CACHE_FOLDER, 'compiled'), { recursive: true });
  mkdirSync(join(folder, '.cache'));
  symlinkSync(join(CACHE_FOLDER, 'compiled'), join(folder, '.cache', 'compiled'));
  const record = join(home, 'told.jsonl');
  for (const program of ['npm', 'gcloud']) {
    const file = join(home, 'bin', program);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `#!/bin/sh\nexec '${NODE}' '${STAND_IN}' ${program} "$@"\n`);
    chmodSync(file, 0o755);
  }
  const surroundings = {
    ...process.env,
    PATH: [join(home, 'bin'), dirname(NODE), process.env['PATH']].join(delimiter),
    FIREBASE_PROGRAM: STAND_IN,
    RECORD: record,
    INSTALLED: PROJECT_ROOT,
  };
  return {
    folder,
    run: async (commands, environment = {}) => {
      for (const command of commands) {
        const env = { ...surroundings, ...command.environment, ...environment };
        const code = await runShell(command.script, folder, env);
        if (code !== 0) return code;
      }
      return 0;
    },
    notified: () => {
      const lines = existsSync(record) ? readFileSync(record, 'utf8').trim().split('\n') : [];
      rmSync(record, { force: true });
      return lines.map((line) => z.array(z.string()).parse(JSON.parse(line)));
    },
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}

function isLeftOut(path: string): boolean {
  return NOT_IN_GIT.test(relative(PROJECT_ROOT, path));
}

/** As both services run a script: bash, which ends at the first command that fails. */
function runShell(script: string, cwd: string, env: NodeJS.ProcessEnv): Promise<number> {
  const shell = spawn('bash', ['-e', '-c', script], { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((done, fail) => {
    shell.once('error', fail);
    shell.once('close', (code) => done(code ?? 1));
  });
}
