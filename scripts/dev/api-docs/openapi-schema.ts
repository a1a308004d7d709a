import * as z from 'zod';
import { jsonSchema } from './json-schemas.ts';

// What OpenAPI 3.1 requires and allows of the parts that our document has. Strict objects, because a misspelt name is
// ignored by every tool that reads the document.

const contentSchema = z.record(z.string().regex(/^[a-z]+\/[a-z.+-]+$/), z.strictObject({ schema: jsonSchema }));

const parameterSchema = z.strictObject({
  name: z.string().min(1),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean(),
  schema: jsonSchema,
});

const operationSchema = z.strictObject({
  summary: z.string().min(1),
  tags: z.array(z.string().min(1)).min(1),
  security: z.array(z.strictObject({ idToken: z.tuple([]) })),
  'x-roles': z.array(z.string()).min(1).optional(),
  'x-app-check': z.literal(true).optional(),
  parameters: z.array(parameterSchema),
  requestBody: z.strictObject({ description: z.string(), required: z.boolean(), content: contentSchema }).optional(),
  responses: z.record(
    z.string().regex(/^[2-5]\d\d$/),
    z.strictObject({ description: z.string().min(1), content: contentSchema.optional() }),
  ),
});

export const openApiSchema = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({ title: z.string().min(1), version: z.string().min(1), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.string().min(1) })),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), operationSchema),
  ),
  components: z.strictObject({
    securitySchemes: z.strictObject({
      idToken: z.strictObject({ type: z.literal('http'), scheme: z.literal('bearer'), bearerFormat: z.string() }),
    }),
    schemas: z.record(z.string().regex(/^[\w.-]+$/), jsonSchema),
  }),
});
