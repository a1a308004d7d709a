import * as z from 'zod';
import { API_ERRORS, type ApiError, type ApiErrorCode, type FieldError } from '#domain/core/errors.ts';

/** Media type of an error answer (RFC 9457). */
export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

// Object.keys is typed as strings, though the keys of a constant are known.
const codes = Object.keys(API_ERRORS) as [ApiErrorCode, ...ApiErrorCode[]];

/** The body of every answer that is not a success (RFC 9457 with our `code` and `fields`). */
export const problemSchema = z.object({
  /** Always 'about:blank': `code` tells the failures apart. */
  type: z.literal('about:blank'),
  /** A short sentence, the same for every answer with this code. */
  title: z.string(),
  /** The HTTP status, repeated for readers who have only the body. */
  status: z.int().min(400).max(599),
  /** Which failure it is. */
  code: z.enum(codes),
  /** What happened in this one case; absent when the title says it all. */
  detail: z.string().optional(),
  /** The parts of the request to mend; absent when it is not about parts. */
  fields: z
    .array(
      z.object({
        /** Where, as names and positions joined by dots; '' for the request as a whole. */
        path: z.string(),
        /** What is wrong, as one sentence to show beside the field. */
        message: z.string(),
      }),
    )
    .optional(),
  /** What is stored now, for a conflict over content: the document, or all of a kind in their order; absent otherwise. */
  current: z.unknown().optional(),
});

/** The body of every answer that is not a success. */
export type Problem = z.infer<typeof problemSchema>;

/** The body that answers an expected failure. */
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

/** A schema's findings in the shape of a problem's `fields`. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
}
