import { subscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';
import { ApiError, type ApiErrorCode } from '#domain/core/errors.ts';
import type { Application, ErrorRequestHandler } from 'express';
import * as z from 'zod';
import { respondToFailure } from './catch-errors.ts';

const CODES = new Map<number, ApiErrorCode>([
  [400, 'invalid_request'],
  [413, 'payload_too_large'],
  [415, 'unsupported_media_type'],
]);

/** An error of the platform's body parser, also for a damaged gzip body. Our own errors have no status. */
const parserErrorSchema = z.object({
  status: z.int(),
});

const expressAppSchema = z.custom<Application>((value) => typeof value === 'function' && 'use' in value);

const startedRequestSchema = z.object({
  server: z.instanceof(Server),
});

const patchedServers = new WeakSet<Server>();

/**
 * Cloud Functions parses bodies before our code runs and responds to malformed ones with a page of HTML. There is no hook
 * for that, but Node publishes each request before the server's Express app gets it. An error handler added to that app
 * responds with our own format, from an instance's first request on.
 */
export function handleParserErrors(): void {
  subscribe('http.server.request.start', (message) => {
    const started = startedRequestSchema.safeParse(message);
    if (!started.success || patchedServers.has(started.data.server)) return;
    patchedServers.add(started.data.server);
    for (const listener of started.data.server.listeners('request')) {
      const app = expressAppSchema.safeParse(listener);
      if (app.success) app.data.use(respondToParserError);
    }
  });
}

/** Responds to an error of the platform's body parser with problem+json, and passes other errors on. */
const respondToParserError: ErrorRequestHandler = async (error: unknown, request, response, next) => {
  const parsed = parserErrorSchema.safeParse(error);
  const code = parsed.success ? CODES.get(parsed.data.status) : undefined;
  if (code === undefined || response.headersSent) {
    next(error);
    return;
  }
  const result = await respondToFailure(new ApiError(code, { cause: error }), request.path);
  response.status(result.status).set(Object.fromEntries(result.headers));
  response.end(await result.text());
};
