import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { API } from '#domain/api/contract.ts';
import { accessTable } from './access-table.ts';
import { openApiDocument } from './openapi-document.ts';

const DOCS = join(import.meta.dirname, '../../../docs');
const documents = {
  'openapi.json': `${JSON.stringify(openApiDocument(API), null, 2)}\n`,
  'api-access.md': accessTable(API),
};

for (const [name, text] of Object.entries(documents)) {
  await writeFile(join(DOCS, name), text);
  console.info(`Wrote docs/${name}`);
}
