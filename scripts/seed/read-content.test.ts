import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readContent } from './read-content.ts';
import { readPictureIndex } from './media/picture-index.ts';
import { checkContent } from './check-content.ts';

const SEED = import.meta.dirname;
const PICTURES = new Set((await readPictureIndex(join(SEED, 'pictures'))).keys());

describe('the sample files', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'content-'));
    await cp(join(SEED, 'content'), folder, { recursive: true });
  });

  afterEach(() => rm(folder, { recursive: true }));

  const edit = async (file: string, change: (text: string) => string) => {
    const text = await readFile(join(folder, file), 'utf8');
    const changed = change(text);
    expect(changed).not.toBe(text);
    await writeFile(join(folder, file), changed);
  };
  const read = async () => checkContent(await readContent(folder, PICTURES));

  it('are valid', async () => {
    await expect(read()).resolves.toBeUndefined();
  });

  it('name file and field of a value that does not fit', async () => {
    await edit('destinations/comporta.json', (text) => text.replace(/"slug": "[^"]+"/, '"slug": "porto"'));
    await expect(read()).rejects.toThrow(/destinations\/comporta\.json: slug: Invalid option/);
  });

  it('name the entry of a list', async () => {
    await edit('departments.json', (text) => text.replace(/"email": "[^"]+"/, '"email": "nobody"'));
    await expect(read()).rejects.toThrow(/departments\.json: \[0\]\.email: /);
  });

  it('name file and field of a picture that does not exist', async () => {
    await edit('properties/the-pego-pavilions.json', (text) => text.replace(/"hero": "[^"]+"/, '"hero": "no-such"'));
    await expect(read()).rejects.toThrow(
      "properties/the-pego-pavilions.json: hero: there is no picture named 'no-such'",
    );
  });

  it('name a file that is not JSON', async () => {
    await edit('legal/terms.json', () => '{');
    await expect(read()).rejects.toThrow(/legal\/terms\.json: not JSON/);
  });

  it('name every mistake at once', async () => {
    await edit('properties/the-pego-pavilions.json', (text) => text.replace(/"title": "[^"]+",/, ''));
    await edit('services.json', (text) => text.replace(/"orderIndex": \d+/, '"orderIndex": -1'));
    await expect(read()).rejects.toThrow(/the-pego-pavilions\.json: title: [^]+services\.json: \[0\]\.orderIndex: /);
  });
});
