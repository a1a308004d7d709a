import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { backUp } from './back-up.ts';
import { openProject } from './project.ts';

it('is written below folders that do not exist yet either, and into none that exists', async () => {
  for (const name of ['FIRESTORE', 'FIREBASE_AUTH', 'FIREBASE_STORAGE']) vi.stubEnv(`${name}_EMULATOR_HOST`, undefined);
  const project = openProject('example-site', undefined);
  onTestFinished(project.close);
  const offline = { ...project, authorization: () => Promise.reject(new Error('offline')) };
  const folder = mkdtempSync(join(tmpdir(), 'back-up-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const daily = join(folder, 'backups', '2026-11-30');
  await expect(backUp(offline, daily)).rejects.toThrow('offline');
  expect(statSync(daily).mode & 0o777).toBe(0o700);
  await expect(backUp(offline, daily)).rejects.toThrow('name a folder that does not exist yet');
});
