import { join } from 'node:path';
import { homedir } from 'node:os';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FixableError, runCommand } from '#scripts/dev/setup/fixable-error.mjs';
import { NODE, PROJECT_ROOT } from '#scripts/emulators/project-paths.ts';
import { runFirebase } from '#publisher/deploy/run-firebase.ts';
import { findAuthFaults, readAuthConfig } from './check-auth.ts';
import { findDeployFaults } from './check-settings.ts';
import { deploySteps, type DeployStep } from './deploy-steps.ts';
import { readRequestedRevision } from './read-revision.ts';
import { runSteps } from './run-steps.ts';

/** Secrets that the functions read; each must have a value before they are deployed. */
const SECRETS = ['BUILD_HOOK_SECRET', 'BUILD_HOOK_TOKEN'];

const ASTRO = join(PROJECT_ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs');

// `npm run deploy -- --project ID [--dry-run]`: checks all settings, builds the site, then deploys rules, indexes, functions and the site.
await runCommand(async () => {
  const { project, dryRun } = readOptions();
  const faults = findDeployFaults({
    project,
    environment: process.env,
    functionsEnv: readIfThere(`functions/.env.${project ?? ''}`),
    hasCredentials: hasCredentials(process.env),
    changedFiles: readChangedFiles(),
    files: {
      'firebase.json': readIfThere('firebase.json'),
      'firestore.indexes.json': readIfThere('firestore.indexes.json'),
      'firestore.rules': readIfThere('firestore.rules'),
      'storage.rules': readIfThere('storage.rules'),
    },
  });
  if (project === null || faults.length > 0) throw refusal(faults);
  runNode(['functions/build.mjs'], process.env);
  const steps = deploySteps(project);
  if (dryRun) console.log(['All settings are valid. The steps would be:', ...steps.map(lineOf)].join('\n'));
  else await deploy(project, steps);
});

/** Deploys after checking what only the project stores: its settings of Auth, and that the secrets exist. */
async function deploy(project: string, steps: readonly DeployStep[]): Promise<void> {
  const faults = findAuthFaults(await readAuthConfig(project));
  if (faults.length > 0) throw refusal(faults);
  for (const name of SECRETS) await runFirebase(['functions:secrets:get', name, '--project', project]);
  await runSteps(steps, {
    build: (step) => {
      console.log(lineOf(step));
      buildSite(project, step.options);
    },
    send: async (step) => {
      console.log(lineOf(step));
      console.log(await runFirebase(step.options));
    },
    readRevision: () => readRequestedRevision(project),
    say: (text) => console.log(text),
  });
}

function buildSite(project: string, options: readonly string[]): void {
  // `npm start` leaves a link to its live release here, into which Astro would write.
  rmSync('dist', { recursive: true, force: true });
  runNode([ASTRO, ...options], { ...process.env, GCLOUD_PROJECT: project });
}

function refusal(faults: readonly string[]): FixableError {
  return new FixableError(`Nothing was deployed:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
}

function runNode(options: readonly string[], env: NodeJS.ProcessEnv): void {
  const { status } = spawnSync(NODE, options, { stdio: 'inherit', env });
  if (status !== 0) throw new FixableError(`${options.join(' ')} ended with ${status}: the deploy stops here.`);
}

function readOptions(): { project: string | null; dryRun: boolean } {
  try {
    const { values } = parseArgs({
      options: { project: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    });
    return { project: values.project ?? null, dryRun: values['dry-run'] };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new FixableError(`${why} Use: npm run deploy -- --project ID [--dry-run]`);
  }
}

function lineOf({ program, options }: DeployStep): string {
  return `  ${program} ${options.join(' ')}`;
}

function readIfThere(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** Files that differ from the commit; null where git knows of no commit. */
function readChangedFiles(): string[] | null {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) return null;
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3));
}

/** Whether Google's libraries find application default credentials: in the named file or in that of gcloud. */
export function hasCredentials(environment: NodeJS.ProcessEnv): boolean {
  const folder = environment['CLOUDSDK_CONFIG'] ?? join(homedir(), '.config', 'gcloud');
  const file = environment['GOOGLE_APPLICATION_CREDENTIALS'] ?? join(folder, 'application_default_credentials.json');
  return existsSync(file);
}
