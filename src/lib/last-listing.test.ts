import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lastListing, rememberListing } from './last-listing.ts';
import { memoryStorage } from './memory-storage-fixture.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
});

describe('the listing that a visitor came from', () => {
  it.each(['/rentals', '/rentals/2', '/events?q=barn&page=2', '/long-term-rental?view=map'])(
    'is remembered: %s',
    (url) => {
      rememberListing(url);
      expect(lastListing()).toBe(url);
    },
  );

  it.each([
    '//evil.example/rentals',
    'javascript:alert(1)',
    '/admin?x=/rentals',
    '/rentals/../admin',
    'https://a.example',
  ])('is no other URL, whoever stored it: %s', (url) => {
    rememberListing(url);
    expect(lastListing()).toBeNull();
  });

  it('is unknown where the visitor forbids storage', () => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    rememberListing('/rentals');
    expect(lastListing()).toBeNull();
  });
});
