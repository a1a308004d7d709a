import { describe, expect, it } from 'vitest';
import { summarizeProperty } from '#domain/property/summary.ts';
import { pictureFixture, publishedFixture, settingsFixture } from '#domain/content/published-fixture.ts';
import type { SiteContent } from './site-content.ts';
import { sitemapFile, sitemapIndex, sitemapParts } from './sitemap.ts';

const site = new URL('https://example.com');

function contentWith(count: number): SiteContent {
  const properties = Array.from({ length: count }, (_, index) =>
    summarizeProperty(
      publishedFixture({
        slug: `casa-${index}`,
        firstPublishedAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
        publishedAt: '2026-03-02T09:00:00.000Z',
      }),
    ),
  );
  return {
    properties: properties.toReversed(),
    destinations: [],
    team: [],
    legalPages: [],
    settings: settingsFixture(),
  };
}

describe('the sitemap', () => {
  it('is split, the oldest properties first, so that a new one changes the last file only', () => {
    const before = sitemapParts(contentWith(25), 10);
    const after = sitemapParts(contentWith(26), 10);
    expect(after.map(({ name }) => name)).toEqual([
      'pages-1',
      'pages-2',
      'properties-1',
      'properties-2',
      'properties-3',
    ]);
    const unchanged = ['properties-1', 'properties-2'];
    for (const name of unchanged) {
      expect(after.find((part) => part.name === name)).toEqual(before.find((part) => part.name === name));
    }
  });

  it('names its files with the day of their last change', () => {
    expect(sitemapIndex(sitemapParts(contentWith(1)), site)).toContain(
      '<sitemap><loc>https://example.com/sitemap-properties-1.xml</loc><lastmod>2026-03-02T09:00:00.000Z</lastmod></sitemap>',
    );
  });

  it('names every page of a listing', () => {
    const [pages] = sitemapParts(contentWith(49));
    const rentals = pages?.entries.filter(({ path }) => path.startsWith('/rentals')).map(({ path }) => path);
    expect(rentals).toEqual(['/rentals', '/rentals/2', '/rentals/3']);
  });

  it('names the pictures of a property, each once', () => {
    const entry = { path: '/property/casa', changed: '2026-03-02T09:00:00.000Z', pictures: ['/media/a/1600.webp'] };
    expect(sitemapFile({ name: 'x', entries: [entry] }, site)).toContain(
      '<url><loc>https://example.com/property/casa</loc><lastmod>2026-03-02T09:00:00.000Z</lastmod>' +
        '<image:image><image:loc>https://example.com/media/a/1600.webp</image:loc></image:image></url>',
    );
    const property = publishedFixture({
      hero: pictureFixture('a'),
      gallery: [pictureFixture('a'), pictureFixture('b')],
    });
    const parts = sitemapParts({ ...contentWith(0), properties: [summarizeProperty(property)] });
    expect(parts.at(-1)?.entries[0]?.pictures).toEqual([
      `/media/${'a'.repeat(32)}/2400.webp`,
      `/media/${'b'.repeat(32)}/2400.webp`,
    ]);
  });
});
