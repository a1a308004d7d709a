import { describe, expect, it } from 'vitest';
import { currentMark, holdsCurrent, shownPath } from './current-link.ts';

describe('the path a visitor sees', () => {
  it.each([
    ['https://example.com/', '/'],
    ['https://example.com/index.html', '/'],
    ['https://example.com/rentals.html', '/rentals'],
    ['https://example.com/destinations/', '/destinations'],
  ])('of %s is %s', (url, path) => {
    expect(shownPath(new URL(url))).toBe(path);
  });
});

describe('the current link of a menu', () => {
  it('is the page one is on', () => {
    expect(currentMark('/rentals', '/rentals')).toBe('page');
  });

  it('is the list whose second page one is on', () => {
    expect(currentMark('/rentals', '/rentals/2')).toBe('true');
  });

  it('is not a page above the one that one is on', () => {
    expect(currentMark('/destinations', '/destinations/comporta')).toBeUndefined();
    expect(currentMark('/', '/rentals')).toBeUndefined();
  });

  it('is found among the links of a group', () => {
    const links = [
      { label: 'Our Services', href: '/services' },
      { label: 'Our Team', href: '/our-team' },
    ];
    expect(holdsCurrent(links, '/our-team')).toBe(true);
    expect(holdsCurrent(links, '/contact')).toBe(false);
  });
});
