import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod';
import { defineApi, type ResponseOf, type BodyInputOf, type BodyOf, type PathParameter } from './endpoint.ts';
import type { HandlerInput, HandlerMap, Member } from './handler.ts';

const plain = { summary: 'Does it.', access: 'public', errors: [] } as const;

const api = defineApi({
  'GET /api/things/{id}': {
    ...plain,
    access: 'member',
    params: { id: z.string() },
    response: z.object({ n: z.int() }),
  },
  'POST /api/things': {
    ...plain,
    creates: null,
    body: { schema: z.object({ day: z.string().transform(Number) }), maxBytes: 100 },
    response: z.null(),
  },
});
type Api = typeof api;

describe('a contract', () => {
  it('keeps its endpoints under their names', () => {
    expect(Object.keys(api)).toEqual(['GET /api/things/{id}', 'POST /api/things']);
  });

  it('knows the parameters of its path', () => {
    expectTypeOf<PathParameter<'PUT /api/a/{one}/b/{two}'>>().toEqualTypeOf<'one' | 'two'>();
    expectTypeOf<HandlerInput<Api['GET /api/things/{id}']>['params']>().toEqualTypeOf<{ readonly id: string }>();
  });

  it('distinguishes the input of a caller from the parsed input of the handler', () => {
    expectTypeOf<BodyInputOf<Api['POST /api/things']>>().toEqualTypeOf<{ day: string }>();
    expectTypeOf<BodyOf<Api['POST /api/things']>>().toEqualTypeOf<{ day: number }>();
    expectTypeOf<ResponseOf<Api['GET /api/things/{id}']>>().toEqualTypeOf<{ n: number }>();
  });

  it('gives a member only where the access requires one', () => {
    expectTypeOf<HandlerInput<Api['GET /api/things/{id}']>['member']>().toEqualTypeOf<Member>();
    expectTypeOf<HandlerInput<Api['POST /api/things']>['member']>().toEqualTypeOf<null>();
  });
});

describe('what does not compile', () => {
  it('a path parameter without a schema', () => {
    // @ts-expect-error `id` has no schema
    defineApi({ 'GET /api/things/{id}': { ...plain, response: z.null() } });
  });

  it('a GET with a body', () => {
    // @ts-expect-error a GET has no body
    defineApi({ 'GET /api/things': { ...plain, body: { schema: z.null(), maxBytes: 1 }, response: z.null() } });
  });

  it('a POST that does not say what it creates', () => {
    // @ts-expect-error `creates` is missing
    defineApi({ 'POST /api/things': { ...plain, response: z.null() } });
  });

  it('a name without a method', () => {
    // @ts-expect-error the method is missing
    defineApi({ '/api/things': { ...plain, response: z.null() } });
  });

  it('a map without a handler for every endpoint', () => {
    // @ts-expect-error the second handler is missing
    const handlers: HandlerMap<Api> = { 'GET /api/things/{id}': async () => ({ n: 1 }) };
    expectTypeOf(handlers).not.toBeNever();
  });

  it('a handler with another response', () => {
    const handlers: Partial<HandlerMap<Api>> = {
      // @ts-expect-error `n` is a number
      'GET /api/things/{id}': async () => ({ n: 'one' }),
    };
    expectTypeOf(handlers).not.toBeNever();
  });
});
