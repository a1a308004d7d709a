import * as z from 'zod';
import { API_ERRORS, type ApiError, type ApiErrorCode, type FieldError } from '#domain/core/errors.ts';

/** Media type of an error response (RFC 9457). */
export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

// Object.keys is typed as strings, though the keys of a constant are known.
const codes = Object.keys(API_ERRORS) as [ApiErrorCode, ...ApiErrorCode[]];

/** The body of every error response (RFC 9457 with our `code` and `fields`). */
export const problemSchema = z.object({
  /** Always 'about:blank': `code` distinguishes the errors. */
  type: z.literal('about:blank'),
  /** A short sentence, the same for every response with this code. */
  title: z.string(),
  /** The HTTP status, repeated for programs that have only the body. */
  status: z.int().min(400).max(599),
  code: z.enum(codes),
  /** What happened in this case; absent when the title is enough. */
  detail: z.string().optional(),
  /** The invalid parts of the request; absent for errors of another kind. */
  fields: z
    .array(
      z.object({
        /** Names and positions joined by dots; '' for the request as a whole. */
        path: z.string(),
        /** One sentence to show beside the field. */
        message: z.string(),
      }),
    )
    .optional(),
  /** What is stored now, for a conflict over content: the document, or all of a kind in order; absent otherwise. */
  current: z.unknown().optional(),
});

export type Problem = z.infer<typeof problemSchema>;

/** Makes the body of the response to an expected failure. */
export function problemFromError(error: ApiError): Problem {
  const { status, title } = API_ERRORS[error.code];
  return {
    type: 'about:blank',
    title,
    status,
    code: error.code,
    ...(error.detail === undefined ? {} : { detail: error.detail }),
    ...(error.fields === undefined ? {} : { fields: [...error.fields] }),
    ...(error.current === undefined ? {} : { current: error.current }),
  };
}

/** Converts the issues of a schema to the `fields` of a problem. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
}
