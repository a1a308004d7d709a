import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';
import { fileWriter } from './renderer/file-writer.ts';
import { sha256Of } from '#publisher/incremental/changed-files.ts';
import type { FileBatch } from './file-thread.ts';

const { folder } = z.object({ folder: z.string() }).parse(workerData);
const write = fileWriter(folder);

parentPort?.on('message', ({ files, bytes }: FileBatch) => {
  let end = 0;
  const digests = files.map(({ file, length }): [string, string] => {
    const content = bytes.subarray(end, end + length);
    end += length;
    write(file, [content]);
    return [file, sha256Of(content)];
  });
  parentPort?.postMessage(digests);
});
