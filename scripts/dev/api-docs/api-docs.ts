import { join } from 'node:path';
import { API } from '#domain/api/contract.ts';
import { format, resolveConfig } from 'prettier';
import { accessTable } from './access-table.ts';
import { openApiDocument } from './openapi-document.ts';

const DOCS = join(import.meta.dirname, '../../../docs');

/** A file of the documentation that is generated from the registry. */
export interface ApiDocument {
  readonly path: string;
  readonly text: string;
}

/** Generates the documentation of the API, formatted by Prettier. */
export async function apiDocuments(): Promise<ApiDocument[]> {
  const path = join(DOCS, 'openapi.json');
  const options = await resolveConfig(path);
  const openApi = await format(JSON.stringify(openApiDocument(API)), { ...options, parser: 'json' });
  return [
    { path, text: openApi },
    { path: join(DOCS, 'api-access.md'), text: accessTable(API) },
  ];
}
