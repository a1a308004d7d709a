import { describe, expect, it } from 'vitest';
import { summarizeProperty } from '#domain/property/summary.ts';
import { pictureFixture, publishedFixture, settingsFixture } from '#domain/content/published-fixture.ts';
import { llmsText } from './llms-text.ts';
import { newPropertiesFeed } from './new-properties-feed.ts';
import { webManifest } from './web-manifest.ts';
import { childrenOf, readXml, textOf } from './xml-fixture.ts';

const site = new URL('https://example.com');
const hostile = '</title><script>alert(1)</script> & "more" ]]>';

describe('the feed of new properties', () => {
  const itemsOf = (feed: string) => readXml(feed).children.flatMap((channel) => childrenOf(channel, 'item'));

  it('stays valid whatever an editor writes', () => {
    const property = summarizeProperty(
      publishedFixture({ title: hostile, description: hostile, hero: pictureFixture() }),
    );
    const [item] = itemsOf(newPropertiesFeed([property], settingsFixture({ brandName: hostile }), site));
    expect(item && textOf(item, 'title')).toBe(`${hostile}, Carvalhal, Comporta`);
  });

  it('describes a property by HTML that shows what the editor wrote, and its price as a sentence', () => {
    const described = (description: string, price: string) => {
      const property = summarizeProperty(publishedFixture({ description, price }));
      const [item] = itemsOf(newPropertiesFeed([property], settingsFixture(), site));
      return item && textOf(item, 'description');
    };
    expect(described('Beds < 2 m & more.', 'from €3,900')).toBe('Beds &lt; 2 m &amp; more. From €3,900');
    expect(described('', 'Price on request')).toBe('Price on request');
  });

  it('has at most the newest 20 properties', () => {
    const properties = Array.from({ length: 30 }, (_, index) =>
      summarizeProperty(
        publishedFixture({ title: `Casa ${index}`, createdAt: new Date(Date.UTC(2026, 0, index + 1)).toISOString() }),
      ),
    );
    const titles = itemsOf(newPropertiesFeed(properties, settingsFixture(), site)).map((item) => textOf(item, 'title'));
    expect(titles).toEqual(Array.from({ length: 20 }, (_, index) => `Casa ${29 - index}, Carvalhal, Comporta`));
  });

  it('starts with the last one to come on the site, however old its draft is', () => {
    const published = (title: string, createdAt: string, firstPublishedAt: string | null) =>
      summarizeProperty(publishedFixture({ title, createdAt, firstPublishedAt }));
    const properties = [
      published('Known', '2026-03-01T09:00:00.000Z', '2026-03-02T09:00:00.000Z'),
      published('Older', '2026-02-01T09:00:00.000Z', null),
      published('Kept for long', '2026-01-01T09:00:00.000Z', '2026-04-01T09:00:00.000Z'),
    ];
    const items = itemsOf(newPropertiesFeed(properties, settingsFixture(), site));
    expect(items.map((item) => [textOf(item, 'title'), textOf(item, 'pubDate')])).toEqual([
      ['Kept for long, Carvalhal, Comporta', 'Wed, 01 Apr 2026 09:00:00 GMT'],
      ['Known, Carvalhal, Comporta', 'Mon, 02 Mar 2026 09:00:00 GMT'],
      ['Older, Carvalhal, Comporta', 'Sun, 01 Feb 2026 09:00:00 GMT'],
    ]);
  });

  it('is as new as the latest publication of an entry, also of an old one', () => {
    const published = (createdAt: string, publishedAt: string) =>
      summarizeProperty(publishedFixture({ createdAt, publishedAt }));
    const properties = [
      published('2026-01-01T09:00:00.000Z', '2026-05-01T09:00:00.000Z'),
      published('2026-03-01T09:00:00.000Z', '2026-03-02T09:00:00.000Z'),
    ];
    const [channel] = readXml(newPropertiesFeed(properties, settingsFixture(), site)).children;
    expect(channel && textOf(channel, 'lastBuildDate')).toBe('Fri, 01 May 2026 09:00:00 GMT');
  });

  it('is valid when there are no properties', () => {
    expect(itemsOf(newPropertiesFeed([], settingsFixture(), site))).toEqual([]);
  });
});

describe('the guide for language models', () => {
  it('keeps text on one line and escapes links', () => {
    const settings = settingsFixture({ brandName: 'A [brand]', description: 'One.\nTwo <b>.' });
    const text = llmsText(
      { properties: [summarizeProperty(publishedFixture())], destinations: [], team: [], legalPages: [], settings },
      site,
    );
    expect(text).toContain('# A \\[brand\\]\n\n> One. Two \\<b\\>.\n');
    expect(text).toContain('- [Vacation Rentals](https://example.com/rentals): 1 property\n');
  });
});

describe('the web manifest', () => {
  it('takes its names from the settings', () => {
    expect(JSON.parse(webManifest(settingsFixture(), '#fbf8f2'))).toMatchObject({
      name: 'Brand: Fine houses',
      short_name: 'Brand',
      theme_color: '#fbf8f2',
    });
  });
});
