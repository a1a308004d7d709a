import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBuild } from '#publisher/build/run-build.ts';
import { afterAll, expect, it, vi } from 'vitest';

// The build runs the code of many packages.

const folder = mkdtempSync(join(tmpdir(), 'build-secrets-'));

afterAll(() => rmSync(folder, { recursive: true }));

it('gives the build the credentials that read the content, but neither the secret nor the task', async () => {
  vi.stubEnv('BUILD_HOOK_SECRET', 'a-secret');
  vi.stubEnv('PUBLISH_TASK', 'a-task');
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', '/credentials.json');
  const script = join(folder, 'print-environment.js');
  writeFileSync(script, 'console.log(JSON.stringify(process.env));');
  let output = '';
  const build = runBuild({
    ...{ id: 'build-secrets', script, out: join(folder, 'site'), live: null, cache: null },
    onOutput: (text) => (output += text),
  });
  await expect(build).rejects.toThrow('left no report');
  expect(JSON.parse(output)).toHaveProperty('GOOGLE_APPLICATION_CREDENTIALS', '/credentials.json');
  expect(output).not.toMatch(/BUILD_HOOK_SECRET|PUBLISH_TASK|a-secret|a-task/);
});
