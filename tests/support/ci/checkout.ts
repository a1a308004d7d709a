import { spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import * as z from 'zod';
import { NODE, PROJECT_ROOT } from '#scripts/emulators/project-paths.ts';
import type { CiCommand } from './command.ts';

/** Paths below the root that a fresh checkout does not contain. */
const NOT_IN_GIT = /^(?:(?:functions\/)?(?:node_modules|lib)|\.cache|\.git|\.astro|dist(?:\..*)?|test-results)$/;

const STAND_IN = join(import.meta.dirname, 'stand-in.ts');

/** A fresh copy of the checkout, as in a CI, with stand-ins for the programs that call services. */
export interface CiCheckout {
  readonly folder: string;
  /** Runs commands in order until one fails and returns the exit code; `environment` is added to that of each command. */
  readonly run: (commands: readonly CiCommand[], environment?: Readonly<Record<string, string>>) => Promise<number>;
  /** Calls of the stand-ins since the last time: program and options. */
  readonly takeCalls: () => string[][];
  readonly remove: () => void;
}

export function makeCiCheckout(): CiCheckout {
  const root = mkdtempSync(join(tmpdir(), 'ci-'));
  const folder = join(root, 'checkout');
  cpSync(PROJECT_ROOT, folder, { recursive: true, filter: (path) => !isLeftOut(path) });
  const record = join(root, 'calls.jsonl');
  for (const program of ['npm', 'gcloud']) {
    const file = join(root, 'bin', program);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `#!/bin/sh\nexec '${NODE}' '${STAND_IN}' ${program} "$@"\n`);
    chmodSync(file, 0o755);
  }
  const commandEnvironment = {
    ...process.env,
    PATH: [join(root, 'bin'), dirname(NODE), process.env['PATH']].join(delimiter),
    FIREBASE_PROGRAM: STAND_IN,
    RECORD: record,
    INSTALLED: PROJECT_ROOT,
  };
  return {
    folder,
    run: async (commands, environment = {}) => {
      for (const command of commands) {
        const env = { ...commandEnvironment, ...command.environment, ...environment };
        const code = await runShell(command, folder, env);
        if (code !== 0) return code;
      }
      return 0;
    },
    takeCalls: () => {
      const lines = existsSync(record) ? readFileSync(record, 'utf8').trim().split('\n') : [];
      rmSync(record, { force: true });
      return lines.map((line) => z.array(z.string()).parse(JSON.parse(line)));
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function isLeftOut(path: string): boolean {
  return NOT_IN_GIT.test(relative(PROJECT_ROOT, path));
}

function runShell(
  { shell: [program = '', ...options], script }: CiCommand,
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const shell = spawn(program, [...options, '-c', script], { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((done, fail) => {
    shell.once('error', fail);
    shell.once('close', (code) => done(code ?? 1));
  });
}
