import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { API } from '#domain/api/contract.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { accessTable } from './access-table.ts';
import { openApiDocument } from './openapi-document.ts';
import { openApiSchema } from './openapi-schema.ts';

it('docs/api-access.md says what the registry says; if not, run: npm run api:docs', async () => {
  const stored = await readFile(join(import.meta.dirname, '../../../docs/api-access.md'), 'utf8');
  expect(stored).toBe(accessTable(API));
});

describe('the OpenAPI document', () => {
  // As its readers get it: JSON has no `undefined`.
  const written: unknown = JSON.parse(JSON.stringify(openApiDocument(API)));
  const document = openApiSchema.parse(written);
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ key: `${method.toUpperCase()} ${path}`, path, operation })),
  );

  it('keeps the form of OpenAPI 3.1', () => {
    const { error } = openApiSchema.safeParse(written);
    expect(error === undefined ? '' : z.prettifyError(error)).toBe('');
  });

  it('has every endpoint and no other', () => {
    expect(operations.map(({ key }) => key).toSorted()).toEqual(Object.keys(API).toSorted());
  });

  it('asks for a sign-in exactly where the registry does', () => {
    for (const [key, { access }] of Object.entries(API)) {
      const { security } = operations.find((operation) => operation.key === key)?.operation ?? {};
      expect(security, key).toEqual(access === 'public' ? [] : [{ idToken: [] }]);
    }
  });

  it('describes every parameter of a path, and each parameter once', () => {
    for (const { key, path, operation } of operations) {
      const inPath = operation.parameters.filter(({ in: place }) => place === 'path');
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(inPath.map(({ name }) => name).toSorted(), key).toEqual(named.toSorted());
      expect(
        inPath.every(({ required }) => required),
        key,
      ).toBe(true);
      const all = operation.parameters.map(({ name, in: place }) => `${place} ${name}`);
      expect(all, key).toEqual([...new Set(all)]);
    }
  });

  it('says of every endpoint what it responds when all goes well', () => {
    const silent = operations.filter(({ operation }) => !Object.hasOwn(operation.responses, '200'));
    expect(silent.map(({ key }) => key)).toEqual([]);
  });

  it('refers to nothing that it does not hold', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to);
    const held = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter((to) => to === undefined || !held.includes(to))).toEqual([]);
  });
});
