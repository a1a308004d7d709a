import { writeFile } from 'node:fs/promises';
import { apiDocuments } from './api-docs.ts';

for (const { path, text } of await apiDocuments()) {
  await writeFile(path, text);
  console.info(`Wrote ${path}`);
}
