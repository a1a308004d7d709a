import { describe, expect, it } from 'vitest';
import { readProblem } from './read-problem.ts';

const noHeaders = new Headers();

describe('an error response', () => {
  it('becomes a failure with its code, its detail and the invalid fields', () => {
    const fields = [{ path: 'travelDates.checkOut', message: 'Check-out must be after check-in' }];
    const body = { type: 'about:blank', title: 'x', status: 400, code: 'invalid_request', detail: 'One date.', fields };
    expect(readProblem(body, noHeaders)).toMatchObject({ code: 'invalid_request', detail: 'One date.', fields });
  });

  it('has the time until a retry', () => {
    expect(readProblem({ code: 'rate_limited' }, new Headers({ 'Retry-After': '120' })).retryAfter).toBe(120);
    expect(readProblem({ code: 'rate_limited' }, new Headers({ 'Retry-After': 'later' })).retryAfter).toBeNull();
    expect(readProblem({ code: 'rate_limited' }, noHeaders).retryAfter).toBeNull();
  });

  it.each([null, 'busy', {}, { code: 'toString' }, { code: 7 }])(
    'that is not the API’s own is unreadable: %j',
    (body) => {
      expect(readProblem(body, noHeaders).code).toBe('unreadable_response');
    },
  );

  it('keeps only valid field errors', () => {
    const body = { code: 'invalid_request', fields: [{ path: 'a' }, null, { path: 'b', message: 'c' }] };
    expect(readProblem(body, noHeaders).fields).toEqual([{ path: 'b', message: 'c' }]);
  });
});
