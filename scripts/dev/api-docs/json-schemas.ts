import type { Endpoint, EndpointKey } from '#domain/api/endpoint.ts';
import { problemSchema } from '#domain/api/problem.ts';
import { ALL_KINDS, CONTENT_KINDS } from '#domain/content/kinds.ts';
import { WORKING_SCHEMAS } from '#domain/content/schemas.ts';
import { changeDetailSchema } from '#domain/publishing/pending-change.ts';
import { pictureSchema } from '#domain/media/picture.ts';
import * as z from 'zod';

/** A JSON Schema, of which only the parts that are read here are declared. */
export const jsonSchema = z.looseObject({
  properties: z.record(z.string(), z.looseObject({})).optional(),
  required: z.array(z.string()).optional(),
});

export type JsonSchema = z.output<typeof jsonSchema>;

/** Schemas that several endpoints share, by their name in the document. */
const SHARED: Readonly<Record<string, z.ZodType>> = {
  Picture: pictureSchema,
  Problem: problemSchema,
  ...Object.fromEntries(ALL_KINDS.map((kind) => [CONTENT_KINDS[kind].schemaName, WORKING_SCHEMAS[kind]])),
  ChangeDetail: changeDetailSchema,
};

export interface JsonSchemas {
  /** The shared schemas, by name. */
  readonly shared: Readonly<Record<string, JsonSchema>>;
  /** The schema of a part of an endpoint, such as 'GET /api/health response'. */
  readonly of: (name: `${EndpointKey} ${'body' | 'query' | 'headers' | 'response'}`) => JsonSchema;
}

/** Converts every schema of an API to JSON Schema: requests as their input, responses as their output. */
export function jsonSchemas(api: Readonly<Record<string, Endpoint>>): JsonSchemas {
  const input: [string, z.ZodType][] = [['Picture', pictureSchema]];
  const output: [string, z.ZodType][] = Object.entries(SHARED);
  for (const [key, { body, query, headers, response }] of Object.entries(api)) {
    if (body !== undefined && 'schema' in body) input.push([`${key} body`, body.schema]);
    if (query !== undefined) input.push([`${key} query`, query]);
    if (headers !== undefined) input.push([`${key} headers`, headers]);
    output.push([`${key} response`, response]);
  }
  const read = convert(input, 'input');
  const responded = convert(output, 'output');
  const all = new Map([...read, ...responded]);
  const of = (name: string): JsonSchema => {
    const found = all.get(name);
    if (found === undefined) throw new Error(`There is no schema of ${name}`);
    return found;
  };
  return { shared: Object.fromEntries(Object.keys(SHARED).map((name) => [name, of(name)])), of };
}

function convert(named: readonly [string, z.ZodType][], io: 'input' | 'output'): [string, JsonSchema][] {
  const registry = z.registry<{ id: string }>();
  // A schema that several endpoints share is registered once, under the first name.
  for (const [id, schema] of named) if (!registry.has(schema)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: (id) => `#/components/schemas/${id}`,
    unrepresentable: 'any',
  });
  return named.map(([id, schema]) => [id, withoutId(jsonSchema.parse(schemas[registry.get(schema)?.id ?? id]))]);
}

/** Within one document a schema needs neither an id nor a dialect. */
function withoutId(schema: JsonSchema): JsonSchema {
  const named = Object.entries(schema).filter(([name]) => name !== '$id' && name !== '$schema');
  return jsonSchema.parse(Object.fromEntries(named));
}
