import { expect, it } from 'vitest';
import { newsletterApi } from './newsletter.ts';

it.each([
  'GET /api/newsletter/unsubscribe',
  'POST /api/newsletter/unsubscribe',
  'POST /api/newsletter/confirm',
] as const)('the link of an email works although a mail service added a parameter of its own: %s', (key) => {
  const link = { subscriber: '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f', token: 'a'.repeat(43) };
  expect(newsletterApi[key].query.safeParse({ ...link, utm_source: 'email' })).toEqual({ success: true, data: link });
});
