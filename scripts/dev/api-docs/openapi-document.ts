import type { Endpoint, EndpointKey } from '#domain/api/endpoint.ts';
import { PROBLEM_MEDIA_TYPE } from '#domain/api/problem.ts';
import { API_ERRORS } from '#domain/core/errors.ts';
import { errorCodesOf } from './error-codes.ts';
import { jsonSchemas, type JsonSchemas } from './json-schemas.ts';

/** Generates the OpenAPI document of an API from its endpoints. */
export function openApiDocument(api: Readonly<Record<string, Endpoint>>): object {
  const schemas = jsonSchemas(api);
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, endpoint] of Object.entries(api)) {
    const { key, method, path } = splitKey(name);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(key, path, endpoint, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The API of the site',
      version: '1',
      description: 'Made from the registry of endpoints by npm run api:docs.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'Firebase ID token' } },
      schemas: schemas.shared,
    },
  };
}

function operation(key: EndpointKey, path: string, endpoint: Endpoint, schemas: JsonSchemas): object {
  const { summary, access, body, appCheck } = endpoint;
  return {
    summary,
    tags: [path.split('/').find((part) => !['', 'api', 'admin'].includes(part))],
    security: access === 'public' ? [] : [{ idToken: [] }],
    ...(typeof access === 'string' ? {} : { 'x-roles': access }),
    ...(appCheck === true ? { 'x-app-check': true } : {}),
    parameters: parameters(key, endpoint, schemas),
    ...(body === undefined ? {} : { requestBody: requestBody(key, body, schemas) }),
    responses: { ...success(key, endpoint, schemas), ...failures(endpoint) },
  };
}

function parameters(key: EndpointKey, { params = {}, query, headers }: Endpoint, { of }: JsonSchemas): object[] {
  const inPath = Object.keys(params).map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const named = (place: 'query' | 'header', { properties = {}, required = [] }: ReturnType<JsonSchemas['of']>) =>
    Object.entries(properties).map(([name, schema]) => ({
      name,
      in: place,
      required: required.includes(name),
      schema,
    }));
  return [
    ...inPath,
    ...(query === undefined ? [] : named('query', of(`${key} query`))),
    ...(headers === undefined ? [] : named('header', of(`${key} headers`))),
  ];
}

function requestBody(key: EndpointKey, body: NonNullable<Endpoint['body']>, { of }: JsonSchemas): object {
  const description = `At most ${body.maxBytes} bytes.`;
  if (!('schema' in body)) {
    const binary = { schema: { type: 'string', format: 'binary' } };
    return { required: true, description, content: Object.fromEntries(body.mediaTypes.map((type) => [type, binary])) };
  }
  const schema = of(`${key} body`);
  const form = body.form === undefined ? {} : { 'application/x-www-form-urlencoded': { schema: { type: 'object' } } };
  return { required: true, description, content: { 'application/json': { schema }, ...form } };
}

function success(key: EndpointKey, { media, donePage }: Endpoint, { of }: JsonSchemas): object {
  const content = { [media ?? 'application/json']: { schema: of(`${key} response`) } };
  const redirect = {
    303: {
      description: `A browser without JavaScript is redirected to ${donePage}, or to a page that says what to fix.`,
    },
  };
  return { 200: { description: 'Done.', content }, ...(donePage === undefined ? {} : redirect) };
}

function failures(endpoint: Endpoint): object {
  const problem = { [PROBLEM_MEDIA_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } };
  const byStatus = Map.groupBy(errorCodesOf(endpoint), (code) => API_ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { description: codes.map((code) => `${code}: ${API_ERRORS[code].title}.`).join(' '), content: problem },
    ]),
  );
}

/** Splits 'GET /api/health' and narrows the name to a key, which Object.entries() loses. */
function splitKey(name: string): { key: EndpointKey; method: string; path: string } {
  const [method, path] = name.split(' ');
  if (!isKey(name) || method === undefined || path === undefined) throw new Error(`'${name}' names no endpoint`);
  return { key: name, method, path };
}

function isKey(name: string): name is EndpointKey {
  return /^(?:GET|POST|PUT|PATCH|DELETE) \/api\//.test(name);
}
