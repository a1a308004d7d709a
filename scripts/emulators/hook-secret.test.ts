import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { localHookSecret } from './hook-secret.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hook-secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('creates a secret once, in a file that nobody else can read', () => {
  const folder = newFolder();
  const file = join(folder, '.cache', 'hook-secret');
  const secret = localHookSecret(file);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(localHookSecret(file)).toBe(secret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, '.cache'))).toEqual(['hook-secret']);
});

it('creates the secret again when a full disk left its file empty', () => {
  const file = join(newFolder(), 'hook-secret');
  writeFileSync(file, '');
  const secret = localHookSecret(file);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(localHookSecret(file)).toBe(secret);
});
