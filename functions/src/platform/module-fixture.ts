import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A module in a folder of its own. */
export interface ModuleFixture extends AsyncDisposable {
  readonly url: URL;
}

/** Writes a module with this code, which is deleted with what it returns. */
export async function writeModule(code: string): Promise<ModuleFixture> {
  const folder = await mkdtempDisposable(join(tmpdir(), 'module-'));
  const path = join(folder.path, 'module.mjs');
  await writeFile(path, code);
  return { url: pathToFileURL(path), [Symbol.asyncDispose]: () => folder.remove() };
}
