import { subscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';
import { ApiError, type ApiErrorCode } from '#domain/core/errors.ts';
import type { Application, ErrorRequestHandler } from 'express';
import * as z from 'zod';
import { responseFailure } from './catch-errors.ts';

const CODES = new Map<number, ApiErrorCode>([
  [400, 'invalid_request'],
  [413, 'payload_too_large'],
  [415, 'unsupported_media_type'],
]);

/** What the platform's body parser throws: also for a body whose gzip is damaged. Our own errors carry no status. */
const parserErrorSchema = z.object({
  /** The status it would answer with. */
  status: z.int(),
});

const expressAppSchema = z.custom<Application>((value) => typeof value === 'function' && 'use' in value);

const startedRequestSchema = z.object({
  /** The server that a request has reached. */
  server: z.instanceof(Server),
});

const repaired = new WeakSet<Server>();

/**
 * Cloud Functions parses bodies before our code runs and answers malformed ones itself, with a page of HTML. There is no
 * hook for that; but Node tells who listens when a request reaches a server, before the server's Express app sees it. An
 * error handler added to that app answers as we do, from an instance's first request on.
 */
export function handleParserErrors(): void {
  subscribe('http.server.request.start', (message) => {
    const started = startedRequestSchema.safeParse(message);
    if (!started.success || repaired.has(started.data.server)) return;
    repaired.add(started.data.server);
    for (const listener of started.data.server.listeners('request')) {
      const app = expressAppSchema.safeParse(listener);
      if (app.success) app.data.use(respondToParserError);
    }
  });
}

/** Answers what the platform's body parser threw as problem+json, and passes anything else on. */
const respondToParserError: ErrorRequestHandler = async (error: unknown, request, response, next) => {
  const parsed = parserErrorSchema.safeParse(error);
  const code = parsed.success ? CODES.get(parsed.data.status) : undefined;
  if (code === undefined || response.headersSent) {
    next(error);
    return;
  }
  const result = await responseFailure(new ApiError(code, { cause: error }), request.path);
  response.status(result.status).set(Object.fromEntries(result.headers));
  response.end(await result.text());
};
