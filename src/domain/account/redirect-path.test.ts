import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginPath, redirectPath } from './redirect-path.ts';

describe('the redirect parameter leads to pages of this site', () => {
  it.each([
    '/',
    '/profile',
    '/favorites',
    '/property/casa-do-junco',
    '/rentals/2',
    '/rentals?type=villa&q=sea%20view',
    '/property/casa#gallery',
    '/shortlist?houses=abc',
  ])('%s', (path) => {
    expect(redirectPath(path)).toBe(path);
  });

  it("'default /'", () => {
    expect(redirectPath(null)).toBe('/');
  });
});

const HOSTILE = [
  '',
  'https://evil.example',
  'http://evil.example/',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/profile/..//evil.example',
  '/%2e%2e//evil.example',
  '/./\\evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'evil.example',
  'www.evil.example/login',
  '@evil.example',
  '.evil.example',
  '?redirect=//evil.example',
  '#//evil.example',
  'mailto:someone@evil.example',
  '/\u0000/evil.example',
  '/\u2028/evil.example',
  '\uFEFF//evil.example',
  `/${'a'.repeat(1001)}`,
  '/login',
  '/login?redirect=/login',
  '/register',
  '/auth/action?mode=resetPassword',
  '/api/account',
  '/admin/dashboard',
];

describe('the redirect parameter never leads away', () => {
  it.each(HOSTILE)('%j', (value) => {
    expect(redirectPath(value)).toBe('/');
  });

  it.each(HOSTILE)('not even when nested: %j', (value) => {
    const target = redirectPath(`/x?next=${value}`);
    expect(new URL(target, 'https://house.example').origin).toBe('https://house.example');
  });

  it.each(['%2F%2Fevil.example', '/%09/evil.example', '%5C%5Cevil.example', '%2F..%2F%2Fevil.example'])(
    'not even when the URL encodes it: %s',
    (encoded) => {
      const { searchParams } = new URL(`/login?redirect=${encoded}`, 'https://house.example');
      expect(redirectPath(searchParams.get('redirect'))).toBe('/');
    },
  );

  it('stays on the site for any text, and does not change when read again', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '?',
      '#',
      '%2f',
      '%5c',
      '\t',
      'evil.example',
      'x',
      ' ',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(parts, { maxLength: 8 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, (value) => {
        const target = redirectPath(value);
        expect(new URL(target, 'https://house.example').origin).toBe('https://house.example');
        expect(redirectPath(target)).toBe(target);
      }),
    );
  });
});

describe('the path of the sign-in page', () => {
  it("is '/login?redirect=/favorites' as in the specification", () => {
    expect(loginPath('/favorites')).toBe('/login?redirect=/favorites');
  });

  it('keeps query and fragment', () => {
    const back = '/rentals?q=a&b=c#map';
    expect(redirectPath(new URL(loginPath(back), 'https://house.example').searchParams.get('redirect'))).toBe(back);
  });
});
