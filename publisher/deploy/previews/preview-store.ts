import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const expirySchema = z.strictObject({ expiresAt: z.iso.datetime() });

/** Name prefix of a preview while it is built. */
const UNFINISHED = 'building-';

/** Folders of previews, each named by a random id, with an expiry date next to it. */
export class PreviewStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Prepares the path of a folder to build a preview in. */
  async prepareFolder(id: string): Promise<string> {
    const folder = join(this.#folder, `${UNFINISHED}${id}`);
    await mkdir(this.#folder, { recursive: true });
    await rm(folder, { recursive: true, force: true });
    return folder;
  }

  /** Makes a built preview available until it expires. */
  async add(id: string, expiresAt: string): Promise<void> {
    await writeFile(join(this.#folder, `${id}.json`), JSON.stringify({ expiresAt }));
    await rename(join(this.#folder, `${UNFINISHED}${id}`), join(this.#folder, id));
  }

  /** The folder of a preview; null when it does not exist or has expired. */
  find(id: string, now: Date): string | null {
    const file = join(this.#folder, `${id}.json`);
    if (!z.uuid().safeParse(id).success || !existsSync(file)) return null;
    const { expiresAt } = expirySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return expiresAt > now.toISOString() ? join(this.#folder, id) : null;
  }

  /** Removes expired previews. */
  async cleanUp(now: Date): Promise<void> {
    if (!existsSync(this.#folder)) return;
    for (const name of readdirSync(this.#folder).filter((entry) => entry.endsWith('.json'))) {
      const id = name.slice(0, -'.json'.length);
      if (this.find(id, now) !== null || id.startsWith(UNFINISHED)) continue;
      await rm(join(this.#folder, id), { recursive: true, force: true });
      await rm(join(this.#folder, name), { force: true });
    }
  }
}
