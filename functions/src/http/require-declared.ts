import type { Endpoint } from '@site/domain/api-endpoint';
import { ApiError } from '@site/domain/errors';

/** Throws on what a handler threw; a failure its contract does not declare is a fault of ours, so it becomes `internal`. */
export function requireDeclared(error: unknown, key: string, endpoint: Endpoint): never {
  if (error instanceof ApiError && !endpoint.errors.includes(error.code)) {
    throw new Error(`${key} answered with ${error.code}, which its contract does not declare`, { cause: error });
  }
  throw error;
}
