import { fieldErrors } from '#domain/api/problem.ts';
import type { Endpoint } from '#domain/api/endpoint.ts';
import { ApiError } from '#domain/core/errors.ts';

/** Parses the path parameters; throws not_found for an invalid value, which can identify nothing. */
export function readParams(endpoint: Endpoint, raw: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(endpoint.params ?? {}).map(([name, schema]) => {
      const parsed = schema.safeParse(raw[name]);
      if (!parsed.success) throw new ApiError('not_found');
      return [name, parsed.data];
    }),
  );
}

/** Parses the query, null for an endpoint without one; the schema gets a repeated parameter as a list. */
export function readQuery(endpoint: Endpoint, url: URL): unknown {
  if (endpoint.query === undefined) return null;
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

/** Parses the headers that an endpoint reads, null for an endpoint without any. */
export function readHeaders(endpoint: Endpoint, headers: Headers): unknown {
  if (endpoint.headers === undefined) return null;
  const parsed = endpoint.headers.safeParse(Object.fromEntries(headers));
  if (!parsed.success) throw new ApiError('invalid_request', { fields: fieldErrors(parsed.error) });
  return parsed.data;
}
