import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const noteSchema = z.strictObject({
  /** When the address ends. */
  expiresAt: z.iso.datetime(),
});

/** The folders of previews, each named by an id that nobody can guess; one whose time has come is gone. */
export class PreviewStore {
  readonly #shelf: string;

  /** `shelf` holds the folders. */
  constructor(store: string) {
    this.#shelf = store;
  }

  /** Folder in which a preview is made. */
  async workshop(id: string): Promise<string> {
    const folder = join(this.#shelf, `making-${id}`);
    await mkdir(this.#shelf, { recursive: true });
    await rm(folder, { recursive: true, force: true });
    return folder;
  }

  /** Shows what was made, until a moment. */
  async open(id: string, expiresAt: string): Promise<void> {
    await writeFile(join(this.#shelf, `${id}.json`), JSON.stringify({ expiresAt }));
    await rename(join(this.#shelf, `making-${id}`), join(this.#shelf, id));
  }

  /** The folder of a preview; null when there is none, or none any more. */
  find(id: string, now: Date): string | null {
    const file = join(this.#shelf, `${id}.json`);
    if (!z.uuid().safeParse(id).success || !existsSync(file)) return null;
    const { expiresAt } = noteSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return expiresAt > now.toISOString() ? join(this.#shelf, id) : null;
  }

  /** Clears away the previews whose time has come. */
  async tidy(now: Date): Promise<void> {
    if (!existsSync(this.#shelf)) return;
    for (const name of readdirSync(this.#shelf).filter((entry) => entry.endsWith('.json'))) {
      const id = name.slice(0, -'.json'.length);
      if (this.find(id, now) !== null || id.startsWith('making-')) continue;
      await rm(join(this.#shelf, id), { recursive: true, force: true });
      await rm(join(this.#shelf, name), { force: true });
    }
  }
}
