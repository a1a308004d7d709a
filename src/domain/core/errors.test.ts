import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { fieldErrors, problemFromError, problemSchema } from '#domain/api/problem.ts';
import { API_ERRORS, ApiError, type ApiErrorCode } from './errors.ts';

const codes = Object.keys(API_ERRORS) as ApiErrorCode[];

describe('an expected failure', () => {
  it.each(codes)('%s becomes a problem that its own schema accepts', (code) => {
    const problem = problemFromError(new ApiError(code));
    expect(problemSchema.parse(problem)).toEqual({ type: 'about:blank', code, ...API_ERRORS[code] });
  });

  it('says what happened and which fields are invalid', () => {
    const fields = [{ path: 'email', message: 'Please enter a valid email' }];
    const problem = problemFromError(new ApiError('invalid_request', { detail: 'One field is wrong.', fields }));
    expect(problem).toMatchObject({ code: 'invalid_request', detail: 'One field is wrong.', fields });
  });

  it('keeps the cause and the headers out of the body', () => {
    const error = new ApiError('unavailable', { cause: new Error('secret'), headers: { 'Retry-After': '5' } });
    expect(Object.keys(problemFromError(error))).toEqual(['type', 'title', 'status', 'code']);
  });
});

describe('the issues of a schema', () => {
  it('name the path with dots and the sentence to show', () => {
    const schema = z.object({ gallery: z.array(z.object({ alt: z.string({ error: 'expected a text' }) })) });
    const error = schema.safeParse({ gallery: [{ alt: 'a' }, { alt: 1 }] }).error;
    expect(error && fieldErrors(error)).toEqual([{ path: 'gallery.1.alt', message: 'expected a text' }]);
  });

  it('have an empty path when the request as a whole is wrong', () => {
    const error = z.object({}).safeParse(3).error;
    expect(error && fieldErrors(error)).toMatchObject([{ path: '' }]);
  });
});
