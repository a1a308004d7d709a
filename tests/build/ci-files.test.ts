import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ciSettingsSchema } from '#publisher/ci-settings.ts';
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
    expect(programs).toEqual(['publisher/ci.ts']);
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

describe('what a publish needs to build only what changed', () => {
  const { steps } = workflow.jobs.publish;
  const caches = steps.flatMap((step) => ('uses' in step && step.uses.startsWith('actions/cache/') ? [step] : []));
  const [restoring, saving] = caches;
  const scriptOf = (id: string) => cloudBuild.steps.find((step) => step.id === id)?.script ?? '';

  it('is kept by both: the cache of Astro and the list of the live release, and the folder of npm', () => {
    const path = 'node_modules/.astro\n.cache/releases/hosting\n';
    expect(caches.map((step) => step.with?.['path'])).toEqual([path, path]);
    expect(saving?.with?.['key']).toBe(restoring?.with?.['key']);
    expect(steps).toContainEqual(expect.objectContaining({ with: { 'node-version': 24, cache: 'npm' } }));
    expect(scriptOf('keep-caches')).toContain(
      'tar -czf .cache/astro.tar.gz node_modules/.astro .cache/releases/hosting',
    );
    expect(scriptOf('keep-caches')).toContain('tar -cf .cache/npm.tar .cache/npm');
    for (const archive of ['npm.tar', 'astro.tar.gz']) {
      const url = `"gs://\${GCLOUD_PROJECT}-releases/${archive}"`;
      expect(scriptOf('caches')).toContain(`cp ${url} .cache/${archive}`);
      expect(scriptOf('keep-caches')).toContain(`cp .cache/${archive} ${url}`);
    }
  });

  it('is restored after the packages are installed, which deletes node_modules', () => {
    const install = steps.findIndex((step) => 'run' in step && step.run.startsWith('npm ci'));
    expect(restoring?.uses).toMatch(/^actions\/cache\/restore@/);
    expect(steps.findIndex((step) => step === restoring)).toBeGreaterThan(install);
    const script = scriptOf('packages');
    expect(script.indexOf('tar -xzf .cache/astro.tar.gz')).toBeGreaterThan(script.indexOf('npm ci'));
  });

  it('is kept only by a job that switched the site, which no preview does', () => {
    expect(saving).toBe(steps.at(-1));
    expect(saving).toMatchObject({
      uses: expect.stringMatching(/^actions\/cache\/save@/),
      if: "hashFiles('.cache/switched') != ''",
    });
    expect(cloudBuild.steps.map(({ id }) => id).slice(-2)).toEqual(['publish', 'keep-caches']);
    const lines = scriptOf('keep-caches').split('\n');
    expect(lines.slice(lines.indexOf('if [ -f .cache/switched ]; then'))).toContain(
      '  tar -czf .cache/astro.tar.gz node_modules/.astro .cache/releases/hosting',
    );
  });
});

it('every script of Cloud Build with several commands stops at the first that fails', () => {
  // Cloud Build runs a script with sh, which goes on by itself; the first step only tries.
  const several = cloudBuild.steps.filter(({ id, script }) => id !== 'caches' && script.trim().includes('\n'));
  expect(several.length).toBeGreaterThan(0);
  expect(several.filter(({ script }) => !script.startsWith('set -e\n')).map(({ id }) => id)).toEqual([]);
});
