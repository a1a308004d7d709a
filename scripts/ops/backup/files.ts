import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { mapLimited } from '#functions/platform/map-limited.ts';
import { FixableError } from '#scripts/dev/setup/fixable-error.mjs';
import { hashOf, inGroups } from './line-file.ts';
import type { Project } from './project.ts';
import { ResponseError, retryTemporary } from './retry-temporary.ts';

/** Files that are copied at the same time. */
const AT_ONCE = 8;

/** Files of one page. */
const PAGE = 200;

/** Prefix of uploads, which are processed and deleted soon. */
const UPLOADS = 'incoming/';

/** The metadata of a file in a backup; the bytes are stored under the hash of its name. */
export const fileRecordSchema = z.object({
  /** Name in the bucket. */
  name: z.string(),
  contentType: z.string().optional(),
  cacheControl: z.string().optional(),
  /** Custom metadata. */
  metadata: z.record(z.string(), z.unknown()).default({}),
  /** SHA-256 of the bytes in hexadecimal; missing in backups from before 2026-11-30. */
  sha256: z.string().optional(),
});

export type FileRecord = z.output<typeof fileRecordSchema>;

/** Folder in a backup with the bytes of the files. */
const FOLDER = 'files';

/** Copies every file of a project into a folder and yields their metadata, page by page. */
export async function* copyFiles(project: Project, folder: string): AsyncGenerator<FileRecord[]> {
  await mkdir(join(folder, FOLDER), { recursive: true, mode: 0o700 });
  let pageToken: string | undefined;
  do {
    const page = pageToken === undefined ? {} : { pageToken };
    const [files, next] = await project.bucket.getFiles({ autoPaginate: false, maxResults: PAGE, ...page });
    const copied = await mapLimited(
      files.filter(({ name }) => !name.startsWith(UPLOADS)),
      AT_ONCE,
      async ({ name, metadata }) => {
        const path = pathInBackup(folder, name);
        if (!(await copyFile(project, name, path))) return null;
        return fileRecordSchema.parse({ ...metadata, name, sha256: await hashOf(path) });
      },
    );
    yield copied.filter((record) => record !== null);
    pageToken = z.object({ pageToken: z.string() }).safeParse(next).data?.pageToken;
  } while (pageToken !== undefined);
}

/** Copies a file as a stream, because it may be larger than the memory; false when it was deleted since it was listed. */
function copyFile({ files, authorization }: Project, name: string, path: string): Promise<boolean> {
  return retryTemporary(async () => {
    const headers = { Authorization: await authorization() };
    const { ok, status, body } = await fetch(`${files}/${encodeURIComponent(name)}?alt=media`, { headers });
    if (status === 404) return false;
    if (!ok || body === null) throw new ResponseError(`The response to ${name} was ${status}.`, status);
    await writeFile(path, body, { mode: 0o600 });
    return true;
  });
}

/** Throws a FixableError when the bytes of a file of a backup are missing or are not those that were backed up. */
export async function rejectChangedFiles(folder: string, kept: AsyncIterable<unknown>): Promise<void> {
  for await (const line of kept) {
    const { name, sha256 } = fileRecordSchema.parse(line);
    const found = await hashOf(pathInBackup(folder, name)).catch(() => null);
    if (found !== null && (sha256 === undefined || found === sha256)) continue;
    throw new FixableError(`The bytes of ${name} are not those that were backed up: they are missing or were cut off.`);
  }
}

/** Uploads the files of a backup under their names. */
export async function storeFiles({ bucket }: Project, folder: string, kept: AsyncIterable<unknown>): Promise<number> {
  let count = 0;
  for await (const lines of inGroups(kept, PAGE)) {
    await mapLimited(lines, AT_ONCE, (line) => {
      const { name, ...metadata } = fileRecordSchema.parse(line);
      const options = { destination: name, resumable: false, metadata: uploadMetadata(metadata) };
      return retryTemporary(() => bucket.upload(pathInBackup(folder, name), options));
    });
    count += lines.length;
  }
  return count;
}

/** Without missing fields, because the bucket would store an undefined field as an empty one. */
function uploadMetadata({ contentType, cacheControl, metadata }: Omit<FileRecord, 'name'>) {
  const texts = Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, String(value)]));
  return {
    ...(contentType === undefined ? {} : { contentType }),
    ...(cacheControl === undefined ? {} : { cacheControl }),
    metadata: texts,
  };
}

/** The path of a file's bytes: by hash, because names in a bucket may be too long for a disk and contain any character. */
function pathInBackup(folder: string, name: string): string {
  return join(folder, FOLDER, createHash('sha256').update(name).digest('hex'));
}
