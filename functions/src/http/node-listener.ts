import { getRequestListener } from '@hono/node-server';
import { ApiError } from '#domain/core/errors.ts';
import type { Response as NodeResponse } from 'express';
import type { Request as NodeRequest } from 'firebase-functions/https';
import { responseFailure, catchErrors, type Answerer } from './catch-errors.ts';

/**
 * Makes an answerer the listener of a function. The adapter reads `rawBody`, which the platform leaves us after its own
 * parser has drained the stream.
 */
export function nodeListener(response: Answerer): (request: NodeRequest, response: NodeResponse) => Promise<void> {
  const listener = getRequestListener(catchErrors(response), {
    // Replacing the global Request and Response would reach into the Admin SDK's own calls.
    overrideGlobalObjects: false,
    hostname: 'localhost',
    // What an answerer throws never comes here: only a request whose address or host cannot be read does.
    errorHandler: (cause) =>
      responseFailure(
        new ApiError('invalid_request', { detail: 'The address of the request cannot be read.', cause }),
        '/',
      ),
  });
  return (request, response) => listener(request, response);
}
