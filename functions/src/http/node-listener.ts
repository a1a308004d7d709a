import { getRequestListener } from '@hono/node-server';
import { ApiError } from '#domain/core/errors.ts';
import type { Response as NodeResponse } from 'express';
import type { Request as NodeRequest } from 'firebase-functions/https';
import { catchErrors, type RequestHandler } from './catch-errors.ts';

/**
 * Makes a handler the listener of a function. The adapter reads `rawBody`, because the platform's own parser has consumed
 * the stream.
 */
export function nodeListener(handle: RequestHandler): (request: NodeRequest, response: NodeResponse) => Promise<void> {
  const listener = getRequestListener(catchErrors(handle), {
    // A replaced global Request and Response would affect the Admin SDK's own calls.
    overrideGlobalObjects: false,
    hostname: 'localhost',
    // Only for requests with an invalid URL or host; `catchErrors` handles what a handler throws.
    errorHandler: (cause) => {
      const error = new ApiError('invalid_request', { detail: 'The URL of the request is invalid.', cause });
      return catchErrors(() => Promise.reject(error))(new Request('http://localhost/'));
    },
  });
  return (request, response) => listener(request, response);
}
