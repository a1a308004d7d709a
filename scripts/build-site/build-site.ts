import { cp, mkdir, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PROGRAM } from '../../src/build/program-name.ts';
import { compileSite } from './compile-site.ts';
import { runNode } from './run-node.ts';
import { swapFolder } from './swap-folder.ts';

/**
 * Builds the site from the published content beside `out` and swaps it in when it is whole.
 * A failed build rejects with the reason and leaves `out` as it was.
 */
export async function buildSite(out: string, environment: NodeJS.ProcessEnv = process.env): Promise<void> {
  const target = resolve(out);
  const next = resolve('.cache/build', basename(target));
  const { client, program } = await compileSite(environment);
  await rm(next, { recursive: true, force: true });
  await mkdir(dirname(next), { recursive: true });
  await cp(client, next, { recursive: true });
  await runNode([join(program, PROGRAM), next], {
    environment,
    failure: 'The site was not built; the old one is untouched',
  });
  await swapFolder(next, target);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
  try {
    await buildSite(values.out);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
