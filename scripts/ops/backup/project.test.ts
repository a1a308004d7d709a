import { expect, it, onTestFinished, vi } from 'vitest';
import { openProject } from './project.ts';

const HOST = '127.0.0.1:1';

/** Opens a project in a terminal that names emulators at these hosts. */
function openIn(id: string, { database, others }: { database?: string; others?: string }) {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', database);
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', others);
  vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', others);
  // Set by the Admin SDK, from the variable above, for all that follows in the process.
  vi.stubEnv('STORAGE_EMULATOR_HOST', undefined);
  const project = openProject(id, undefined);
  onTestFinished(project.close);
  return project;
}

it('opens a project of the emulators where the terminal names them, and a real one where it does not', () => {
  expect(openIn('demo-site', { database: HOST, others: HOST }).database).toMatch(/^http:\/\/127\.0\.0\.1:1\//);
  expect(openIn('example-site', {}).database).toMatch(/^https:\/\/firestore\.googleapis\.com\//);
});

it.each([
  ['a real project in emulators', 'example-site', { database: HOST, others: HOST }, 'This terminal uses emulators'],
  ['a project of the emulators without them', 'demo-site', {}, 'demo-site lives in emulators'],
  ['a project of which only the database is emulated', 'demo-site', { database: HOST }, 'not all three emulators'],
])('does not open %s', (_, id, hosts, sentence) => {
  expect(() => openIn(id, hosts)).toThrow(sentence);
});
