import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { commandsOfCloudBuild, readCloudBuild } from '#support/ci/cloud-build.ts';
import { readWorkflows, stepsOf } from '#support/ci/workflows.ts';
import { readPublishWorkflow } from '#support/ci/publish-workflow.ts';

// Permissions of the CI and of the publisher, read from the configuration files.

const documentation = readFileSync('docs/deploy.md', 'utf8');
const workflows = readWorkflows();
const PUBLISH = 'publish.yml';

const packageSchema = z.object({ allowScripts: z.record(z.string(), z.boolean()) });
const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().default(false) })),
});
const scriptsAllowedIn = (folder: string) =>
  packageSchema.parse(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))).allowScripts;
const allowed = Object.entries(scriptsAllowedIn('.')).flatMap(([name, isAllowed]) => (isAllowed ? [name] : []));

/** Lines of shell that install packages without turning their install scripts off. */
function installsWithScripts(lines: readonly string[]): string[] {
  return lines.filter((line) => /\bnpm (?:ci|i|install)\b/.test(line) && !/--ignore-scripts(?:\s|$)/.test(line));
}

/** Packages whose install scripts the lines run. */
function rebuilt(lines: readonly string[]): string[] {
  return lines
    .flatMap((line) => /\bnpm rebuild (.+)$/.exec(line)?.[1]?.split(/\s+/) ?? [])
    .filter((word) => !word.startsWith('-'));
}

describe.each(workflows.map((workflow) => [workflow.file, workflow] as const))('%s', (file, workflow) => {
  const { text, content } = workflow;
  const steps = stepsOf(workflow);
  const lines = steps.flatMap(({ run = '' }) => run.split('\n'));

  it('pins every action by its full commit and names the version next to it', () => {
    const actions = Array.from(text.matchAll(/^\s*(?:- )?uses:\s*(.+)$/gm), ([, action = '']) => action);
    expect(actions).toHaveLength(steps.filter(({ uses }) => uses !== undefined).length);
    const pinned = /^(?:actions|google-github-actions)\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(actions.filter((action) => !pinned.test(action))).toEqual([]);
  });

  it('leaves no credential of the repository in the checkout', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.length).toBeGreaterThan(0);
    expect(checkouts.map((step) => step.with['persist-credentials'])).toEqual(checkouts.map(() => false));
  });

  it('requests only the permissions it needs, and only the publishing job may sign in', () => {
    const wanted = file === PUBLISH ? { contents: 'read', 'id-token': 'write' } : { contents: 'read' };
    expect(content.permissions).toEqual(wanted);
    for (const { permissions = {}, environment } of Object.values(content.jobs)) {
      expect(permissions).toEqual({});
      expect(environment).toBe(file === PUBLISH ? 'production' : undefined);
    }
  });

  it('has a timeout', () => {
    expect(Object.values(content.jobs).map((job) => job['timeout-minutes'] ?? 0)).not.toContain(0);
  });

  it('never runs external code with the permissions of the repository', () => {
    expect(JSON.stringify(content.on)).not.toMatch(/pull_request_target|workflow_run|issue_comment/);
  });

  it('passes external values only through the environment', () => {
    expect(steps.flatMap(({ run = '' }) => (run.includes('${{') ? [run] : []))).toEqual([]);
  });

  it('passes secrets only to single steps of the publishing job', () => {
    const outside = [content.env, ...Object.values(content.jobs).map(({ env }) => env)];
    expect(JSON.stringify(outside)).not.toMatch(/secrets\b|steps\.|github\.token/);
    if (file !== PUBLISH) expect(text).not.toMatch(/\$\{\{[^}]*(?:secrets\b|github\.token)/);
  });

  it('installs packages without their install scripts, but for those that package.json allows', () => {
    expect(installsWithScripts(lines)).toEqual([]);
    expect(rebuilt(lines).filter((name) => !allowed.includes(name))).toEqual([]);
  });
});

describe('the job that publishes', () => {
  const { on, jobs } = readPublishWorkflow();
  const { steps } = jobs.publish;
  const nameOf = (step: (typeof steps)[number]): string => ('uses' in step ? step.uses : step.run);
  const publishing = steps.findIndex((step) => nameOf(step) === 'node publisher/ci.ts');

  it('is called by the functions alone, on the branch main, in the environment production', () => {
    expect(on).toEqual({ repository_dispatch: { types: ['publish'] } });
    expect(jobs.publish).toMatchObject({ if: "github.ref == 'refs/heads/main'", environment: 'production' });
  });

  it('signs in to Google Cloud directly before it publishes, and runs nothing of its own afterwards', () => {
    expect(steps.map(nameOf).slice(-4)).toEqual([
      expect.stringMatching(/^actions\/cache\/restore@/),
      expect.stringMatching(/^google-github-actions\/auth@/),
      'node publisher/ci.ts',
      expect.stringMatching(/^actions\/cache\/save@/),
    ]);
  });

  it('hands credentials and the secret to the one step that reports and deploys', () => {
    expect(steps[publishing - 1]).toMatchObject({ id: 'google', with: { export_environment_variables: false } });
    const given = (step: (typeof steps)[number]) => JSON.stringify('uses' in step ? (step.with ?? {}) : step.env);
    const others = steps.filter((_, index) => index !== publishing);
    expect(others.filter((step) => /secrets\.|steps\./.test(given(step)))).toEqual([]);
    expect(steps[publishing]).toMatchObject({
      env: {
        BUILD_HOOK_SECRET: '${{ secrets.BUILD_HOOK_SECRET }}',
        GOOGLE_APPLICATION_CREDENTIALS: '${{ steps.google.outputs.credentials_file_path }}',
      },
    });
  });
});

describe('Cloud Build', () => {
  const build = readCloudBuild();
  const trigger = { body: {}, secrets: { BUILD_HOOK_SECRET: 'x' }, settings: { PROJECT_ID: 'x' } };
  const lines = commandsOfCloudBuild(build, trigger).flatMap(({ script }) => script.split('\n'));

  it('installs packages without their install scripts, but for those that package.json allows', () => {
    expect(installsWithScripts(lines)).toEqual([]);
    expect(rebuilt(lines)).toEqual(allowed);
  });

  it('gives the secret to the step that publishes alone, after packages are installed', () => {
    const ids = build.steps.map(({ id }) => id);
    expect(ids.indexOf('packages')).toBe(ids.indexOf('publish') - 1);
    expect(build.steps.filter(({ secretEnv }) => secretEnv.length > 0).map(({ id }) => id)).toEqual(['publish']);
  });
});

describe.each(['.', 'functions'])('the packages of %s', (folder) => {
  it('run an install script only where somebody decided so', () => {
    expect(readFileSync(`${folder}/.npmrc`, 'utf8')).toMatch(/^strict-allow-scripts=true$/m);
    const { packages } = lockSchema.parse(JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8')));
    const withScripts = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript ? [path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)] : [],
    );
    const decided = scriptsAllowedIn(folder);
    expect(withScripts.filter((name) => decided[name] === undefined)).toEqual([]);
  });
});

describe('the trust between GitHub and Google Cloud in docs/deploy.md', () => {
  const condition = /--attribute-condition="([^"]+)"/.exec(documentation)?.[1] ?? '';
  const mapping = /--attribute-mapping="([^"]+)"/.exec(documentation)?.[1] ?? '';
  const members = Array.from(documentation.matchAll(/--member="(principal[^"]+)"/g), ([, member = '']) => member);

  it('admits this repository, the environment production, the branch main and the workflow that publishes, all at once', () => {
    expect(condition.split(' && ').toSorted()).toEqual(
      [
        "assertion.repository_id=='$REPOSITORY_ID'",
        "assertion.repository=='$REPOSITORY'",
        "assertion.environment=='production'",
        "assertion.ref=='refs/heads/main'",
        "assertion.workflow_ref=='$REPOSITORY/.github/workflows/publish.yml@refs/heads/main'",
      ].toSorted(),
    );
  });

  it('lets only that job act as the publisher', () => {
    expect(mapping.split(',')).toContain(
      "attribute.job=assertion.repository_id+':'+assertion.environment+':'+assertion.ref",
    );
    expect(members.map((member) => member.split('/workloadIdentityPools/')[1])).toEqual([
      'github/attribute.job/$REPOSITORY_ID:production:refs/heads/main',
    ]);
  });

  it('asks for an environment that only main deploys to', () => {
    expect(documentation).toContain(
      "an environment `production` whose 'Deployment branches and tags' are limited to `main`",
    );
  });
});
