import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { codeKey } from '#publisher/incremental/code-key.ts';
import { runNode } from './run-node.ts';

/** Compiled sites, by the key of their code. */
const FOLDER = resolve('.cache/compiled');

/** Number of compiled sites to keep: those of a few environments and of the code before the last change. */
const KEPT = 6;

/** Name prefix of a folder while it is compiled. */
const UNFINISHED = 'compiling-';

/** Milliseconds after which an unfinished folder belongs to a compilation that was killed. */
const ABANDONED_AFTER = 60 * 60_000;

/** A site as code, without content. */
export interface CompiledSite {
  /** Identifies the code. */
  key: string;
  /** Folder of the assets and of the files of public/. */
  client: string;
  /** Folder of the renderer. */
  renderer: string;
}

/** Compiles the site unless the same code has been compiled before in the same environment. */
export async function compileSite(environment: NodeJS.ProcessEnv): Promise<CompiledSite> {
  const key = codeKey(resolve('.'), environment);
  const folder = join(FOLDER, key);
  if (!(await exists(folder))) await compileInto(folder, { ...environment, CODE_KEY: key });
  // The most recently used are kept.
  await utimes(folder, new Date(), new Date());
  await removeOldSites();
  return { key, client: join(folder, 'client'), renderer: join(folder, 'renderer') };
}

async function compileInto(folder: string, environment: NodeJS.ProcessEnv): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const unfinished = await mkdtemp(join(FOLDER, UNFINISHED));
  const astro = resolve('node_modules/astro/bin/astro.mjs');
  const cache = join(unfinished, 'cache');
  try {
    await runNode([astro, 'build', '--outDir', join(unfinished, 'client')], {
      environment: { ...environment, CONTENT_SOURCE: 'none', ASTRO_CACHE: cache, ASTRO_TELEMETRY_DISABLED: '1' },
      failure: 'The site was not built, because its code was not compiled; the old one is untouched',
    });
    await rm(cache, { recursive: true, force: true });
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process may have compiled the same code meanwhile; its result is the same.
    if (!(await exists(folder))) throw error;
  }
}

async function removeOldSites(): Promise<void> {
  const names = await readdir(FOLDER);
  const found = await Promise.all(
    names.map(async (name) => ({ name, used: (await stat(join(FOLDER, name))).mtimeMs })),
  );
  const compiled = found.filter(({ name }) => !name.startsWith(UNFINISHED)).sort((one, other) => other.used - one.used);
  const abandoned = found.filter(
    ({ name, used }) => name.startsWith(UNFINISHED) && Date.now() - used > ABANDONED_AFTER,
  );
  for (const { name } of [...compiled.slice(KEPT), ...abandoned]) await rm(join(FOLDER, name), { recursive: true });
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
