import { createHash } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { mapLimited } from '#functions/platform/map-limited.ts';
import type { Project } from './project.ts';

/** Files on their way at once. */
const AT_ONCE = 8;

/** Files of one page. */
const PAGE = 200;

/** What is on its way into the house, and gone in a moment. */
const PASSING = 'incoming/';

/** A file as a backup keeps it: what is said of it, and beside it its bytes under the hash of its name. */
const keptFileSchema = z.object({
  /** Its name in the bucket. */
  name: z.string(),
  /** Its media type; absent when nobody said. */
  contentType: z.string().optional(),
  /** How long caches keep it; absent when nobody said. */
  cacheControl: z.string().optional(),
  /** What the house wrote on it. */
  metadata: z.record(z.string(), z.unknown()).default({}),
});

/** A file as a backup keeps it. */
export type KeptFile = z.output<typeof keptFileSchema>;

/** Name of the folder in a backup that holds the bytes. */
const FOLDER = 'files';

/** Copies every file of a project into a folder, and tells of each, page by page. */
export async function* copyFiles(project: Project, folder: string): AsyncGenerator<KeptFile[]> {
  await mkdir(join(folder, FOLDER), { recursive: true, mode: 0o700 });
  let pageToken: string | undefined;
  do {
    const page = pageToken === undefined ? {} : { pageToken };
    const [files, next] = await project.bucket.getFiles({ autoPaginate: false, maxResults: PAGE, ...page });
    yield await mapLimited(
      files.filter(({ name }) => !name.startsWith(PASSING)),
      AT_ONCE,
      async (file) => {
        await copyFile(project, file.name, placeOf(folder, file.name));
        return keptFileSchema.parse({ ...file.metadata, name: file.name });
      },
    );
    pageToken = z.object({ pageToken: z.string() }).safeParse(next).data?.pageToken;
  } while (pageToken !== undefined);
}

/** Copies the bytes of a file as they come, whatever its size. */
async function copyFile({ files, authorization }: Project, name: string, place: string): Promise<void> {
  const headers = { Authorization: await authorization() };
  const response = await fetch(`${files}/${encodeURIComponent(name)}?alt=media`, { headers });
  if (!response.ok || response.body === null) throw new Error(`The file ${name} was answered with ${response.status}.`);
  const target = await open(place, 'wx', 0o600);
  try {
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) await target.write(part.value);
  } finally {
    await target.close();
  }
}

/** Stores the files of a backup under their names. */
export async function storeFiles({ bucket }: Project, folder: string, kept: AsyncIterable<unknown>): Promise<number> {
  let count = 0;
  let waiting: KeptFile[] = [];
  const flush = async (): Promise<void> => {
    await mapLimited(waiting, AT_ONCE, ({ name, ...metadata }) =>
      bucket.upload(placeOf(folder, name), { destination: name, resumable: false, metadata: written(metadata) }),
    );
    count += waiting.length;
    waiting = [];
  };
  for await (const line of kept) {
    waiting.push(keptFileSchema.parse(line));
    if (waiting.length === PAGE) await flush();
  }
  await flush();
  return count;
}

/** Only what is there: the bucket would take an empty field for a wish. */
function written({ contentType, cacheControl, metadata }: Omit<KeptFile, 'name'>) {
  const texts = Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, String(value)]));
  return {
    ...(contentType === undefined ? {} : { contentType }),
    ...(cacheControl === undefined ? {} : { cacheControl }),
    metadata: texts,
  };
}

/** Names of a bucket may be longer than those of a disk, and hold anything: their hash never does. */
function placeOf(folder: string, name: string): string {
  return join(folder, FOLDER, createHash('sha256').update(name).digest('hex'));
}
