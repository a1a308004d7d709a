import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentApi } from '#domain/api/content.ts';
import type { Endpoint } from '#domain/api/endpoint.ts';
import { propertiesApi } from '#domain/api/properties.ts';
import { ALL_KINDS, CONTENT_KINDS } from './kinds.ts';
import { WORKING_SCHEMAS } from './schemas.ts';

const RULES = readFileSync(join(import.meta.dirname, '../../../firestore.rules'), 'utf8');
const ENDPOINTS: Readonly<Record<string, Endpoint>> = { ...propertiesApi, ...contentApi };

describe.each(ALL_KINDS)('the content kind %s', (kind) => {
  const { working, published, nameField } = CONTENT_KINDS[kind];

  it('lets staff read the working copies and nobody the published ones', () => {
    expect(RULES).toContain(`    match /${working}/{id} { allow read: if isStaff(); }\n`);
    expect(RULES).not.toContain(`match /${published}/`);
  });

  it('has an endpoint that saves a working copy', () => {
    const saved = Object.entries(ENDPOINTS).flatMap(([key, { response }]) =>
      key.startsWith('PUT ') && 'shape' in response && holds(response.shape, WORKING_SCHEMAS[kind]) ? [key] : [],
    );
    expect(saved).toHaveLength(1);
  });

  it('is named by a field of its documents', () => {
    if (nameField !== null) expect(Object.keys(WORKING_SCHEMAS[kind].shape)).toContain(nameField);
  });
});

function holds(shape: unknown, schema: object): boolean {
  return typeof shape === 'object' && shape !== null && 'document' in shape && shape.document === schema;
}
