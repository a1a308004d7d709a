import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { API } from '#domain/api/contract.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { apiDocuments } from './api-docs.ts';
import { openApiDocument } from './openapi-document.ts';

const documents = await apiDocuments();

const documentSchema = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ security: z.array(z.unknown()) }))),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});
const document = documentSchema.parse(openApiDocument(API));

describe.each(documents)('$path', ({ path, text }) => {
  it('says what the registry says; if not, run: npm run api:docs', async () => {
    expect(await readFile(path, 'utf8'), `${basename(path)} is stale`).toBe(text);
  });
});

describe('the OpenAPI document', () => {
  it('has every endpoint and no other', () => {
    const named = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(named.toSorted()).toEqual(Object.keys(API).toSorted());
  });

  it('asks for a sign-in exactly where the registry does', () => {
    for (const [key, { access }] of Object.entries(API)) {
      const [method = '', path = ''] = key.split(' ');
      const { security } = document.paths[path]?.[method.toLowerCase()] ?? {};
      expect(security, key).toEqual(access === 'public' ? [] : [{ idToken: [] }]);
    }
  });

  it('refers to nothing that it does not hold', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to);
    const held = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter((to) => to === undefined || !held.includes(to))).toEqual([]);
  });
});
