import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { API } from './contract.ts';
import type { Endpoint } from './endpoint.ts';

const endpoints = Object.entries<Endpoint>(API);

/** Failures that an endpoint's access and input bring by themselves. */
const IMPLIED = [
  'invalid_request',
  'unauthenticated',
  'forbidden',
  'second_factor_required',
  'wrong_origin',
  'unverified_app',
  'method_not_allowed',
  'internal',
];

/** Most bytes Hosting passes on to a function. */
const HOSTING_LIMIT = 32 * 1024 * 1024;

/** Whether some URL matches both paths. */
function overlap(one: string, other: string): boolean {
  const [first, second] = [one.split('/'), other.split('/')];
  return (
    first.length === second.length &&
    first.every((part, index) => part === second[index] || part.startsWith('{') || second[index]?.startsWith('{'))
  );
}

/** Fields that a body cannot be without. */
function missingFields(schema: z.core.$ZodType): string[] {
  // Of several kinds of bodies, those that each of them misses.
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const [first = [], ...others] = schema.options.map((option) => missingFields(option));
    return first.filter((name) => others.every((names) => names.includes(name)));
  }
  const { error } = z.safeParse(schema, {});
  return (error?.issues ?? []).map(({ path }) => path.join('.'));
}

describe.each(endpoints)('%s', (key, endpoint) => {
  const [method = '', path = ''] = key.split(' ');

  it('is a method and a path of plain lower-case parts and parameters', () => {
    // The last part may be a file: some sites accept only calendars whose URL ends in .ics.
    expect(key).toMatch(/^(GET|POST|PUT|PATCH|DELETE) \/api(\/[a-z0-9-]+|\/\{[a-zA-Z]+\})+(\.ics)?$/);
  });

  it('has a schema for each parameter of its path and no other', () => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(endpoint.params ?? {}).toSorted()).toEqual(names.toSorted());
  });

  it('is the only one that its URLs can match', () => {
    const rivals = endpoints.filter(([rival]) => rival !== key && rival.startsWith(`${method} `));
    expect(rivals.filter(([rival]) => overlap(path, rival.split(' ')[1] ?? '')).map(([rival]) => rival)).toEqual([]);
  });

  it('lets an admin do whatever a staff role may do', () => {
    expect(typeof endpoint.access === 'string' || endpoint.access.includes('admin')).toBe(true);
  });

  it('limits its body to what Hosting passes on', () => {
    expect(endpoint.body?.maxBytes ?? 0).toBeLessThan(HOSTING_LIMIT);
  });

  it('declares only failures that its handler brings', () => {
    expect(endpoint.errors.filter((code) => IMPLIED.includes(code))).toEqual([]);
  });

  it('names a place that its caller fills with an id or key of its own, when it creates something', () => {
    if (method === 'POST') expect(endpoint.creates).toBeDefined();
    const [place, name = ''] = endpoint.creates?.split('.') ?? [];
    if (place === 'params') expect(Object.keys(endpoint.params ?? {})).toContain(name);
    if (place !== 'body') return;
    const { body } = endpoint;
    if (body === undefined || !('schema' in body)) throw new Error(`${key} has no body to carry ${name}`);
    expect(missingFields(body.schema)).toContain(name);
  });

  it('says what it does in one sentence', () => {
    expect(endpoint.summary).toMatch(/^[A-Z][^.]+\.$/);
  });
});
