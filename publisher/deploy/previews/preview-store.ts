import { existsSync, readFileSync, statSync } from 'node:fs';
import { glob, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { PREVIEW_MINUTES } from '#domain/publishing/limits.ts';
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
    await mkdir(this.#folder, { recursive: true });
    await this.discard(id);
    return this.#unfinished(id);
  }

  /** Removes what was built of a preview that failed, and its expiry date, which a full disk leaves empty. */
  async discard(id: string): Promise<void> {
    for (const path of [this.#unfinished(id), join(this.#folder, id), join(this.#folder, `${id}.json`)]) {
      await rm(path, { recursive: true, force: true });
    }
  }

  /** Makes a built preview available until it expires. */
  async add(id: string, expiresAt: string): Promise<void> {
    await writeFile(join(this.#folder, `${id}.json`), JSON.stringify({ expiresAt }));
    await rename(this.#unfinished(id), join(this.#folder, id));
  }

  /** The folder of a preview; null when it does not exist or has expired. */
  find(id: string, now: Date): string | null {
    const file = join(this.#folder, `${id}.json`);
    if (!z.uuid().safeParse(id).success || !existsSync(file)) return null;
    const { expiresAt } = expirySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return expiresAt > now.toISOString() ? join(this.#folder, id) : null;
  }

  /** Removes expired previews, and what builds that were killed have left. */
  async cleanUp(now: Date): Promise<void> {
    for await (const name of glob(`${UNFINISHED}*`, { cwd: this.#folder })) {
      const changed = statSync(join(this.#folder, name), { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
      if (now.getTime() - changed > PREVIEW_MINUTES * 60_000) await this.discard(name.slice(UNFINISHED.length));
    }
    for await (const name of glob('*.json', { cwd: this.#folder })) {
      const id = basename(name, '.json');
      if (this.find(id, now) !== null) continue;
      await rm(join(this.#folder, id), { recursive: true, force: true });
      await rm(join(this.#folder, name), { force: true });
    }
  }

  #unfinished(id: string): string {
    return join(this.#folder, `${UNFINISHED}${id}`);
  }
}
