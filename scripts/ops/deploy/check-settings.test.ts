import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { findDeployFaults, type DeploySettings } from './check-settings.ts';
import { deploySteps } from './deploy-steps.ts';

const functionsEnv = [
  'SITE_ADDRESS=https://example.com',
  'BUILD_HOOK_KIND=github',
  'BUILD_HOOK_ADDRESS=https://api.github.com/repos/house/site/dispatches',
  'APP_CHECK_REQUIRED=true',
].join('\n');
const withoutAppCheck = (instead = '') => functionsEnv.replace('APP_CHECK_REQUIRED=true', instead);
const rules = "rules_version = '2';";
const good: DeploySettings = {
  project: 'mare-alta-site',
  environment: { SITE_ADDRESS: 'https://example.com', FIREBASE_WEB_API_KEY: 'AIza-public-key' },
  functionsEnv,
  hasCredentials: true,
  changedFiles: [],
  files: { 'firebase.json': '{}', 'firestore.indexes.json': '{}', 'firestore.rules': rules, 'storage.rules': rules },
};

describe('before anything is deployed', () => {
  it('finds no fault in valid settings', () => {
    expect(findDeployFaults(good)).toEqual([]);
  });

  it.each<[string, Partial<DeploySettings>, RegExp]>([
    ['no project', { project: null }, /name the project/],
    ['a project of the emulators', { project: 'demo-site' }, /project of the emulators/],
    ['no web API key', { environment: { SITE_ADDRESS: 'https://example.com' } }, /FIREBASE_WEB_API_KEY/],
    [
      'an origin with a path',
      { environment: { ...good.environment, SITE_ADDRESS: 'https://a.b/c' } },
      /without a path/,
    ],
    ['an origin without https', { environment: { ...good.environment, SITE_ADDRESS: 'http://a.b' } }, /https origin/],
    [
      'a terminal of the emulators',
      { environment: { ...good.environment, FIRESTORE_EMULATOR_HOST: 'x:1' } },
      /emulators/,
    ],
    [
      'a terminal that builds previews',
      { environment: { ...good.environment, PREVIEW_PROPERTY: '00000000-0000-4000-8000-000000000001' } },
      /PREVIEW_PROPERTY: is set/,
    ],
    ['no file for the functions', { functionsEnv: null }, /functions\/\.env\.mare-alta-site is missing/],
    ['no build hook', { functionsEnv: 'SITE_ADDRESS=https://example.com' }, /BUILD_HOOK_ADDRESS/],
    ['a hook of GitHub that is none', { functionsEnv: functionsEnv.replace('/dispatches', '') }, /URL of dispatches/],
    ['a webhook without its key', { functionsEnv: functionsEnv.replace('=github', '=cloud-build') }, /with its key/],
    [
      'a webhook with its secret',
      {
        functionsEnv: functionsEnv.replace('=github', '=cloud-build').replace('/dispatches', ':webhook?key=a&secret=b'),
      },
      /its secret belongs/,
    ],
    ['a secret in a file', { functionsEnv: `${functionsEnv}\nBUILD_HOOK_SECRET=x` }, /Secret Manager/],
    ['forms without App Check', { functionsEnv: withoutAppCheck() }, /DEPLOY_WITHOUT_APP_CHECK=true/],
    ['App Check that is off', { functionsEnv: withoutAppCheck('APP_CHECK_REQUIRED=false') }, /APP_CHECK_REQUIRED: /],
    [
      'leave to go without App Check that is not plain',
      { functionsEnv: withoutAppCheck('DEPLOY_WITHOUT_APP_CHECK=yes') },
      /expected 'true' or 'false'/,
    ],
    ['the front of the emulators', { functionsEnv: `${functionsEnv}\nSENDER_FRONT=none` }, /SENDER_FRONT/],
    ['a cap that is no number', { functionsEnv: `${functionsEnv}\nACKNOWLEDGEMENTS_PER_HOUR=many` }, /whole number/],
    ['a proxy that is no network', { functionsEnv: `${functionsEnv}\nHOSTING_PROXIES=192.0.2.0/24,here` }, /networks/],
    ['rates from nowhere', { functionsEnv: `${functionsEnv}\nRATES_ADDRESS=ecb.europa.eu` }, /exchange rates/],
    ['two origins', { functionsEnv: functionsEnv.replace('example.com', 'example.org') }, /for the pages and/],
    ['nobody who may read the content', { hasCredentials: false }, /gcloud auth application-default login/],
    ['work that is not committed', { changedFiles: ['src/a.ts'] }, /Not committed: src\/a\.ts/],
    ['a folder without git', { changedFiles: null }, /git finds no commit here/],
    ['broken indexes', { files: { ...good.files, 'firestore.indexes.json': '{' } }, /not JSON/],
    ['missing rules', { files: { ...good.files, 'storage.rules': null } }, /storage\.rules is missing/],
  ])('names %s', (_, difference, sentence) => {
    expect(findDeployFaults({ ...good, ...difference }).join('\n')).toMatch(sentence);
  });
});

it('accepts the networks of the proxies that functions/.env names', () => {
  const env = parseEnv(readFileSync('functions/.env', 'utf8'));
  const given = `${functionsEnv}\nHOSTING_PROXIES=${env['HOSTING_PROXIES']}`;
  expect(env['HOSTING_PROXIES']).toContain('/');
  expect(findDeployFaults({ ...good, functionsEnv: given })).toEqual([]);
});

it('deploys forms without App Check when the setting allows it', () => {
  const allowed = { ...good, functionsEnv: withoutAppCheck('DEPLOY_WITHOUT_APP_CHECK=true') };
  expect(findDeployFaults(allowed)).toEqual([]);
});

it('does not require the settings of the project to be committed', () => {
  expect(findDeployFaults({ ...good, changedFiles: ['functions/.env.mare-alta-site'] })).toEqual([]);
});

it('does not see as a change what the deploy before has left in the checkout', () => {
  expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain('.firebase/');
});

it('builds the site first, deploys rules before functions, which may ask nothing, and the site last', () => {
  expect(deploySteps('a-project').map(({ program, options }) => [program, ...options].join(' '))).toEqual([
    'astro build --force',
    'firebase deploy --only firestore,storage --project a-project',
    'firebase deploy --only functions --project a-project --force',
    'firebase deploy --only hosting --project a-project',
  ]);
});
