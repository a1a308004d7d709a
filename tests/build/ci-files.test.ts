import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ciSettingsSchema } from '#publisher/deploy/ci-settings.ts';
import { BUILD_VARIABLES } from '#content/build-environment.ts';
import { commandsOfCloudBuild, readCloudBuild, triggerSubstitutions } from '#support/ci/cloud-build.ts';
import { commandsOfWorkflow, expressionsIn, readPublishWorkflow } from '#support/ci/publish-workflow.ts';

const documentation = readFileSync('docs/deploy.md', 'utf8');
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
/** Read by Google's libraries. */
const CREDENTIALS = 'GOOGLE_APPLICATION_CREDENTIALS';
const known = new Set([...Object.keys(ciSettingsSchema.shape), ...BUILD_VARIABLES, CREDENTIALS]);

const workflow = readPublishWorkflow();
const cloudBuild = readCloudBuild();
const body = { event_type: 'publish', client_payload: {} };
const secrets = { BUILD_HOOK_SECRET: 'x' };
const vars = { FIREBASE_PROJECT: 'x', FIREBASE_WEB_API_KEY: 'x', SITE_ADDRESS: 'https://x.y' };

describe.each([
  ['.github/workflows/publish.yml', commandsOfWorkflow(workflow, { body, secrets, settings: vars })],
  ['cloudbuild.yaml', commandsOfCloudBuild(cloudBuild, { body, secrets, settings: { PROJECT_ID: 'x' } })],
])('%s', (_, commands) => {
  it('runs commands that exist', () => {
    const lines = commands.map(({ script }) => script).join('\n');
    const programs = Array.from(lines.matchAll(/\bnode (\S+\.ts)/g), ([, file = '']) => file);
    const tasks = Array.from(lines.matchAll(/\bnpm run (\S+)/g), ([, name = '']) => name);
    const folders = Array.from(lines.matchAll(/--prefix (\S+)/g), ([, folder = '']) => folder);
    expect(programs).toEqual(['publisher/render/compile.ts', 'publisher/deploy/ci.ts']);
    expect(programs.filter((file) => !existsSync(file))).toEqual([]);
    expect(tasks.filter((name) => !(name in scripts))).toEqual([]);
    expect(folders.filter((folder) => !existsSync(`${folder}/package-lock.json`))).toEqual([]);
  });

  it('passes the variables that the publisher and the build read, and no unknown ones', () => {
    const given = new Set(commands.flatMap(({ environment }) => Object.keys(environment)));
    expect([...given].filter((name) => !known.has(name))).toEqual([]);
    const needed = Object.entries(ciSettingsSchema.shape).filter(([, schema]) => !schema.safeParse(undefined).success);
    expect(needed.map(([name]) => name).filter((name) => !given.has(name))).toEqual([]);
  });
});

describe('docs/deploy.md', () => {
  it('names every variable, secret and substitution of both, in the commands that set them', () => {
    const ofGitHub = expressionsIn(workflow).flatMap(
      (expression) => /^(?:vars|secrets)\.(\w+)$/.exec(expression)?.[1] ?? [],
    );
    const ofCloudBuild = cloudBuild.availableSecrets.secretManager.map(({ env }) => env);
    for (const name of [...ofGitHub, ...ofCloudBuild]) expect(documentation).toContain(`\`${name}\``);
    expect(Object.keys(triggerSubstitutions(documentation)).toSorted()).toEqual(
      Object.keys(cloudBuild.substitutions).toSorted(),
    );
    expect(triggerSubstitutions(documentation)['_TASK']).toBe('$(body)');
  });
});

it('both keep the last release and the compiled site, so that a publish builds only what changed', () => {
  const caches = workflow.jobs.publish.steps.flatMap((step) => ('uses' in step ? [step.with?.['path']] : []));
  expect(caches).toContain('.cache/releases/hosting\n.cache/compiled\n');
  const scriptOf = (id: string) => cloudBuild.steps.find((step) => step.id === id)?.script;
  expect(scriptOf('keep-release')).toContain('tar -cz -C .cache releases/hosting compiled');
  expect(scriptOf('last-release')).toContain('tar -xz -C .cache');
});
