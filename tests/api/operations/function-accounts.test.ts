import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import * as z from 'zod';

// The deployed bundle, read in a process of its own as a deploy does; `npm test` builds it.
const BUNDLE = pathToFileURL(resolve('functions/lib/index.js')).href;

const SCRIPT = `
  const functions = Object.entries(await import('${BUNDLE}'));
  console.log(JSON.stringify(functions.map(([name, { __endpoint }]) => [name, __endpoint.serviceAccountEmail])));
`;

const accountsSchema = z.array(z.tuple([z.string(), z.string()])).min(10);

test('every function names its service account in full, so that a deploy can grant it secrets and scheduled jobs', () => {
  const environment = {
    GCLOUD_PROJECT: 'example-site',
    FIREBASE_CONFIG: JSON.stringify({ projectId: 'example-site', storageBucket: 'example-site.firebasestorage.app' }),
  };
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
    env: environment,
    encoding: 'utf8',
  });
  const accounts = accountsSchema.parse(JSON.parse(output));
  expect(accounts.filter(([, account]) => account !== 'functions@example-site.iam.gserviceaccount.com')).toEqual([]);
});
