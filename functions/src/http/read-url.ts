import { fieldErrors } from '#domain/api/problem.ts';
import type { Endpoint } from '#domain/api/endpoint.ts';
import { ApiError } from '#domain/core/errors.ts';

/** Parses the path parameters; a value that breaks its rule can name nothing, so it throws not_found. */
export function readParams(endpoint: Endpoint, raw: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(endpoint.params).map(([name, schema]) => {
      const parsed = schema.safeParse(raw[name]);
      if (!parsed.success) throw new ApiError('not_found');
      return [name, parsed.data];
    }),
  );
}

/** Parses the query, null for an endpoint that reads none; a parameter given twice reaches the schema as a list. */
export function readQuery(endpoint: Endpoint, url: URL): unknown {
  if (endpoint.query === null) return null;
  const given = Object.fromEntries(
    [...new Set(url.searchParams.keys())].map((name) => {
      const values = url.searchParams.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
  const parsed = endpoint.query.safeParse(given);
  if (!parsed.success) throw new ApiError('invalid_request', { fields: fieldErrors(parsed.error) });
  return parsed.data;
}

/** Parses the headers an endpoint reads, null for one that reads none. */
export function readHeaders(endpoint: Endpoint, headers: Headers): unknown {
  if (endpoint.headers === undefined) return null;
  const parsed = endpoint.headers.safeParse(Object.fromEntries(headers));
  if (!parsed.success) throw new ApiError('invalid_request', { fields: fieldErrors(parsed.error) });
  return parsed.data;
}
