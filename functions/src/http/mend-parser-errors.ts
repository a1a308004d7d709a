import { ApiError, type ApiErrorCode } from '@site/domain/errors';
import type { Application, ErrorRequestHandler } from 'express';
import * as z from 'zod';
import { answerFailure } from './answer-safely.ts';

const mended = new WeakSet<Application>();

const CODES = new Map<number, ApiErrorCode>([
  [400, 'invalid_request'],
  [413, 'payload_too_large'],
  [415, 'unsupported_media_type'],
]);

/** What the platform's body parser throws. */
const parserErrorSchema = z.object({
  /** The status it would answer with. */
  status: z.int(),
  /** Its own name for the failure; other errors have none. */
  type: z.string(),
});

/**
 * Cloud Functions parses bodies before our code runs and answers malformed ones itself, with a page of HTML. There is no
 * hook for that; but every request carries the Express app it belongs to, and an error handler added to it answers as we
 * do. Malformed requests before an instance's first good one still get the platform's 400.
 */
export function mendParserErrors(app: Application): void {
  if (mended.has(app)) return;
  mended.add(app);
  app.use(answerParserError);
}

/** Answers what the platform's body parser threw as problem+json, and passes anything else on. */
export const answerParserError: ErrorRequestHandler = async (error: unknown, request, response, next) => {
  const parsed = parserErrorSchema.safeParse(error);
  const code = parsed.success ? CODES.get(parsed.data.status) : undefined;
  if (code === undefined || response.headersSent) {
    next(error);
    return;
  }
  const answer = await answerFailure(new ApiError(code, { cause: error }), request.path);
  response.status(answer.status).set(Object.fromEntries(answer.headers));
  response.end(await answer.text());
};
