import type { Endpoint } from '#domain/api/endpoint.ts';
import { ApiError } from '#domain/core/errors.ts';

/** Throws on what a handler threw; a failure its contract does not declare is a fault of ours, so it becomes `internal`. */
export function requireDeclared(error: unknown, key: string, endpoint: Endpoint): never {
  if (error instanceof ApiError && !declares(endpoint, error)) {
    throw new Error(`${key} answered with ${error.code}, which its contract does not declare`, { cause: error });
  }
  throw error;
}

/** Whoever reads a body may find it invalid beyond its schema, such as a property that is no longer listed. */
function declares({ errors, body }: Endpoint, { code }: ApiError): boolean {
  return errors.includes(code) || (code === 'invalid_request' && body !== null);
}
