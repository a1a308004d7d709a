import { hash } from 'node:crypto';

/** A file for the browser; its name has a hash of its content, because /data is cached without expiry. */
export interface DataFile {
  /** Without its extension. */
  name: string;
  path: string;
  /** JSON. */
  body: string;
}

/** Makes the file of a content, in `/data` or a folder of it. */
export function dataFile(folder: `/data${string}`, name: string, content: unknown): DataFile {
  const body = JSON.stringify(content);
  const hashed = `${name}.${hash('sha256', body).slice(0, 12)}`;
  return { name: hashed, path: `${folder}/${hashed}.json`, body };
}
