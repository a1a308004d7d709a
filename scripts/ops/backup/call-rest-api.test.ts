import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readAccounts, readHashConfig, writeAccounts } from './accounts.ts';
import { callRestApi } from './call-rest-api.ts';
import { openProject, type Project } from './project.ts';

const EMULATORS = {
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:1',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:2',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:3',
};

/** The URLs of the requests with the project whose quota each of them uses. */
let quotas: [string, string | null][];

beforeEach(() => {
  quotas = [];
  vi.stubGlobal('fetch', (url: string, { headers }: RequestInit) => {
    quotas.push([new URL(url).pathname, new Headers(headers).get('X-Goog-User-Project')]);
    return Promise.resolve(Response.json({}));
  });
});

function open(id: string, emulators: Record<string, string | undefined>): Project {
  for (const [name, host] of Object.entries(emulators)) vi.stubEnv(name, host);
  // Set by the Admin SDK, from the variable above, for all that follows in the process.
  vi.stubEnv('STORAGE_EMULATOR_HOST', undefined);
  const project = openProject(id, undefined);
  onTestFinished(project.close);
  return { ...project, authorization: () => Promise.resolve('Bearer token') };
}

async function callAccounts(project: Project): Promise<void> {
  await readAccounts(project).next();
  await readHashConfig(project);
  const kept = (async function* () {
    yield await Promise.resolve({ localId: 'ana' });
  })();
  await writeAccounts(project, kept, null);
}

const outside = Object.fromEntries(Object.keys(EMULATORS).map((name) => [name, undefined]));

describe('a request for the accounts', () => {
  it("names the project whose quota it uses, which a person's credentials do not say", async () => {
    await callAccounts(open('example-site', outside));
    expect(quotas).toEqual([
      ['/v1/projects/example-site/accounts:batchGet', 'example-site'],
      ['/admin/v2/projects/example-site/config', 'example-site'],
      ['/v1/projects/example-site/accounts:batchCreate', 'example-site'],
    ]);
  });

  it('names none at the emulator', async () => {
    await callAccounts(open('demo-example', EMULATORS));
    expect(quotas.map(([, project]) => project)).toEqual([null, null, null]);
  });
});

it('a request is repeated when the network fails or the server is busy, and not when it is wrong', async () => {
  const project = open('example-site', outside);
  const responses = [
    () => Promise.reject(new TypeError('fetch failed')),
    () => Promise.resolve(new Response('', { status: 503 })),
    () => Promise.resolve(Response.json({ found: true })),
    () => Promise.resolve(new Response('not allowed', { status: 403 })),
  ];
  vi.stubGlobal('fetch', () => responses.shift()?.());
  expect(await callRestApi(project, `${project.database}:runQuery`, {})).toEqual({ found: true });
  await expect(callRestApi(project, `${project.database}:runQuery`, {})).rejects.toThrow('with 403: not allowed');
});

it('a request for documents names no project, because people need a further permission for that', async () => {
  const project = open('example-site', outside);
  await callRestApi(project, `${project.database}:runQuery`, {});
  expect(quotas.map(([, quota]) => quota)).toEqual([null]);
});
