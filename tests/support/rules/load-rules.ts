import { readFile } from 'node:fs/promises';
import type { EmulatorAddress, EmulatorEnvironment } from '#support/emulators/environment.ts';

const FIRESTORE_RULES = new URL('../../../firestore.rules', import.meta.url);
const STORAGE_RULES = new URL('../../../storage.rules', import.meta.url);

export function readFirestoreRules(): Promise<string> {
  return readFile(FIRESTORE_RULES, 'utf8');
}

/** Loads the rules into both emulators; throws the compiler's message for invalid rules, for which firebase-tools only warns and then denies everything. */
export async function loadRules(environment: EmulatorEnvironment): Promise<void> {
  const path = `/emulator/v1/projects/${environment.projectId}:securityRules`;
  await put(environment.firestore, path, 'firestore.rules', await readFirestoreRules());
  await put(environment.storage, '/internal/setRules', 'storage.rules', await readFile(STORAGE_RULES, 'utf8'));
}

async function put(emulator: EmulatorAddress, path: string, name: string, content: string): Promise<void> {
  const response = await fetch(`http://${emulator.host}:${emulator.port}${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name, content }] } }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`The emulator rejects ${name}: ${text}`);
}
