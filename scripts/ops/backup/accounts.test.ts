import { expect, it, onTestFinished, vi } from 'vitest';
import { readAccountsWithPasswords } from './accounts.ts';
import { openProject } from './project.ts';

/** The hashes of a backup's accounts when Auth responds with these accounts. */
async function hashesOf(...users: object[]) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ users })));
  for (const name of ['FIRESTORE', 'FIREBASE_AUTH', 'FIREBASE_STORAGE']) vi.stubEnv(`${name}_EMULATOR_HOST`, undefined);
  const project = openProject('example-site', undefined);
  onTestFinished(project.close);
  const pages = readAccountsWithPasswords({ ...project, authorization: () => Promise.resolve('Bearer token') });
  return (await Array.fromAsync(pages)).flat().map(({ passwordHash }) => passwordHash);
}

it('are backed up with their passwords, and without one where they have none', async () => {
  const hashes = await hashesOf({ localId: 'ana', passwordHash: 'aGFzaA==' }, { localId: 'rui' });
  expect(hashes).toEqual(['aGFzaA==', undefined]);
});

it('end a backup that may not read their passwords', async () => {
  const redacted = { localId: 'ana', passwordHash: Buffer.from('REDACTED').toString('base64') };
  await expect(hashesOf({ localId: 'rui' }, redacted)).rejects.toThrow('firebaseauth.configs.getHashConfig');
});
