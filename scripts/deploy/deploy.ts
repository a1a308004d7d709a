import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { MendableError, describeFailure } from '../setup/mendable-error.mjs';
import { NODE } from '../emulators/project-paths.ts';
import { runFirebase } from '../publisher/run-firebase.ts';
import { findDeployFaults } from './check-settings.ts';
import { deploySteps } from './deploy-steps.ts';

/** Secrets that the functions read; each must have a value before they are deployed. */
const SECRETS = ['BUILD_HOOK_SECRET', 'BUILD_HOOK_TOKEN'];

// `npm run deploy -- --project ID [--dry-run]`: checks every setting, builds the site, then sends rules and indexes, functions and the site.
try {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  });
  const { project = null, 'dry-run': dryRun } = values;
  const faults = findDeployFaults({
    project,
    environment: process.env,
    functionsEnv: readIfThere(`functions/.env.${project ?? ''}`),
    changedFiles: git('status', '--porcelain').map((line) => line.slice(3)),
    files: {
      'firebase.json': readIfThere('firebase.json'),
      'firestore.indexes.json': readIfThere('firestore.indexes.json'),
      'firestore.rules': readIfThere('firestore.rules'),
      'storage.rules': readIfThere('storage.rules'),
    },
  });
  if (project === null || faults.length > 0) {
    throw new MendableError(`Nothing was sent:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
  execFileSync(NODE, ['functions/build.mjs'], { stdio: 'inherit' });
  const steps = deploySteps(project);
  if (dryRun) console.log(['Everything is as it should be. This would be done:', ...steps.map(lineOf)].join('\n'));
  else await send(project, steps);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}

/** Only after a look at the secrets, which only the project itself knows. */
async function send(project: string, steps: ReturnType<typeof deploySteps>): Promise<void> {
  for (const name of SECRETS) await runFirebase(['functions:secrets:get', name, '--project', project]);
  for (const step of steps) {
    console.log(lineOf(step));
    if (step.program === 'firebase') console.log(await runFirebase(step.options));
    else execFileSync(NODE, [...step.options], { stdio: 'inherit', env: { ...process.env, GCLOUD_PROJECT: project } });
  }
}

function lineOf({ program, options }: ReturnType<typeof deploySteps>[number]): string {
  return `  ${program} ${options.join(' ')}`;
}

function readIfThere(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

function git(...options: string[]): string[] {
  return execFileSync('git', options, { encoding: 'utf8' }).split('\n').filter(Boolean);
}
