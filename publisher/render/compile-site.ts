import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { codeKey } from '#publisher/incremental/code-key.ts';
import { runNode } from './run-node.ts';

/** Where compiled sites are kept, by the key of their code. */
const FOLDER = resolve('.cache/compiled');

/** Compiled sites that are kept: those of a few environments and of the code before the last change. */
const KEPT = 6;

/** Unfinished sites older than this were left behind by a compilation that was killed, in milliseconds. */
const ABANDONED_AFTER = 60 * 60_000;

/** A site as code, without content. */
export interface CompiledSite {
  /** Names its code. */
  key: string;
  /** Folder of its assets and of the files of public/. */
  client: string;
  /** Folder of its program. */
  program: string;
}

/** Compiles the site unless this very code has been compiled before in this environment. */
export async function compileSite(environment: NodeJS.ProcessEnv): Promise<CompiledSite> {
  const key = codeKey(resolve('.'), environment);
  const folder = join(FOLDER, key);
  if (!(await exists(folder))) await compileInto(folder, { ...environment, CODE_KEY: key });
  // The newest are kept, so one that is used counts as new.
  await utimes(folder, new Date(), new Date());
  await forgetOldOnes();
  return { key, client: join(folder, 'client'), program: join(folder, 'program') };
}

async function compileInto(folder: string, environment: NodeJS.ProcessEnv): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const making = await mkdtemp(join(FOLDER, 'making-'));
  const astro = resolve('node_modules/astro/bin/astro.mjs');
  const cache = join(making, 'cache');
  try {
    await runNode([astro, 'build', '--outDir', join(making, 'client')], {
      environment: { ...environment, CONTENT_SOURCE: 'none', ASTRO_CACHE: cache, ASTRO_TELEMETRY_DISABLED: '1' },
      failure: 'The site was not built, because its code was not compiled; the old one is untouched',
    });
    await rm(cache, { recursive: true, force: true });
    await rename(making, folder);
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    // Somebody else may have compiled the same code meanwhile: theirs is as good.
    if (!(await exists(folder))) throw error;
  }
}

async function forgetOldOnes(): Promise<void> {
  const names = await readdir(FOLDER);
  const found = await Promise.all(
    names.map(async (name) => ({ name, used: (await stat(join(FOLDER, name))).mtimeMs })),
  );
  const done = found.filter(({ name }) => !name.startsWith('making-')).sort((one, other) => other.used - one.used);
  const abandoned = found.filter(({ name, used }) => name.startsWith('making-') && Date.now() - used > ABANDONED_AFTER);
  for (const { name } of [...done.slice(KEPT), ...abandoned]) await rm(join(FOLDER, name), { recursive: true });
}

async function exists(folder: string): Promise<boolean> {
  return stat(folder).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
      throw error;
    },
  );
}
