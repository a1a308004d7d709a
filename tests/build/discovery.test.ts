import { beforeAll, describe, expect, it } from 'vitest';
import { countCharacters, PAGE_DESCRIPTION_MAX, PAGE_TITLE_MAX } from '#domain/site/page-titles.ts';
import { ACCOUNT_ACTION_PATH, PATHS, SHORTLIST_PATH, propertyPath } from '#domain/site/paths.ts';
import { firstPublication, type PublishedProperty } from '#domain/property/property.ts';
import { type BuiltPage, readBuiltFile, readBuiltPages } from '#support/site/built-site.ts';
import { checkVocabulary } from '#support/site/check-vocabulary.ts';
import { publishedProperties } from '#support/content/published-content.ts';
import { readFeed, readManifest, readSitemap } from '#support/site/site-files.ts';
import { graphSchema, type Thing } from '#support/site/structured-data-rules.ts';

let pages: BuiltPage[];
let adminPages: BuiltPage[];
let indexed: BuiltPage[];
let properties: PublishedProperty[];
let site: string;

beforeAll(async () => {
  const built = await readBuiltPages();
  // The back office is an app for staff, not a page of the site; its noindex is tested separately.
  adminPages = built.filter(({ path }) => path === '/admin');
  pages = built.filter(({ path }) => path !== '/admin');
  indexed = pages.filter((page) => page.indexed);
  properties = await publishedProperties();
  site = new URL(pages.find(({ path }) => path === '/')?.canonical ?? '').origin;
});

const pathOf = (url: string): string => new URL(url).pathname;
/** Pages under their canonical path: /long-term-rental repeats /mid-term-rental. */
const own = (): BuiltPage[] => indexed.filter(({ path, canonical }) => path === pathOf(canonical));
const things = ({ structuredData }: BuiltPage): Thing[] => graphSchema.parse(JSON.parse(structuredData))['@graph'];

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

describe('every page', () => {
  it.each([
    ['title', PAGE_TITLE_MAX, ({ title }: BuiltPage) => title],
    ['description', PAGE_DESCRIPTION_MAX, ({ meta }: BuiltPage) => meta.get('description') ?? ''],
  ])('has a %s of at most %i characters, which no other page has', (_, max, textOf) => {
    for (const page of pages) {
      const text = textOf(page);
      expect(text, page.path).not.toBe('');
      expect(countCharacters(text), `${page.path}: ${text}`).toBeLessThanOrEqual(max);
    }
    expect(repeated(own().map(textOf))).toEqual([]);
  });

  it('names its canonical URL, or keeps out of search engines', () => {
    for (const { path, canonical, indexed: listed } of pages) {
      expect(canonical.startsWith(`${site}/`), path).toBe(listed);
    }
    const elsewhere = indexed.filter(({ path, canonical }) => path !== pathOf(canonical));
    expect(elsewhere.map(({ path, canonical }) => [path, pathOf(canonical)])).toEqual([
      [PATHS.longTermRental, PATHS.midTermRental],
    ]);
  });

  it('keeps out of search engines when it is for members or a result page', () => {
    const hidden = pages.filter((page) => !page.indexed).map(({ path }) => path);
    const members = [PATHS.favorites, PATHS.forgotPassword, PATHS.login, PATHS.profile, PATHS.register];
    // Result pages of forms without JavaScript and of links in newsletter emails.
    const ends = /^\/(sent|not-sent|newsletter)\//;
    expect(hidden.filter((path) => !ends.test(path))).toEqual(
      ['/404', ACCOUNT_ACTION_PATH, SHORTLIST_PATH, ...members].toSorted(),
    );
    expect(indexed.filter(({ path }) => ends.test(path))).toEqual([]);
    expect(adminPages.map(({ path, indexed: listed }) => [path, listed])).toEqual([['/admin', false]]);
  });

  it('can be shared with its title, its description and a picture of 1200 by 630', () => {
    for (const { path, canonical, title, meta } of indexed) {
      expect(title, path).toContain(meta.get('og:title')?.replace(/…$/, ''));
      expect(Object.fromEntries(meta), path).toMatchObject({
        'og:description': meta.get('description'),
        'og:url': canonical,
        'og:image': expect.stringMatching(new RegExp(`^${site}/media/[0-9a-f]{32}/social\\.jpg$`)),
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:card': 'summary_large_image',
      });
    }
  });
});

describe('a shared property', () => {
  it('shows its own photograph', () => {
    for (const { slug, hero } of properties) {
      const page = indexed.find(({ path }) => path === propertyPath(slug));
      if (hero !== null) expect(page?.meta.get('og:image'), slug).toContain(hero.id);
    }
  });
});

describe('structured data', () => {
  it('is on every page that search engines may list, with the required fields', () => {
    for (const page of indexed) expect(() => things(page), page.path).not.toThrow();
  });

  it('uses the published vocabulary of schema.org and nothing else', () => {
    const found = indexed.map(({ path, structuredData }) => ({ where: path, json: structuredData }));
    expect(checkVocabulary(found)).toEqual([]);
  });

  it('is about the property that the page shows', () => {
    for (const { slug, id, title } of properties) {
      const page = own().find(({ path }) => path === propertyPath(slug));
      expect(page && things(page).at(-1), slug).toMatchObject({ name: title, identifier: id });
    }
  });

  it('leads to pages that exist', () => {
    const paths = new Set(pages.map(({ path }) => path));
    for (const page of indexed) {
      for (const thing of things(page)) {
        const trail = thing['@type'] === 'BreadcrumbList' ? thing.itemListElement : [];
        for (const { item } of trail) expect(paths, page.path).toContain(pathOf(item));
      }
    }
  });

  it('claims no frequent questions where no page has any', () => {
    for (const { path, structuredData } of indexed) expect(structuredData, path).not.toContain('FAQPage');
  });
});

describe('the sitemap', () => {
  it('names exactly the pages that search engines may list, each once', async () => {
    const listed = own().map(({ canonical }) => canonical);
    expect((await readSitemap()).toSorted()).toEqual(listed.toSorted());
  });
});

describe('the feed of new properties', () => {
  it('holds the 20 newest, each with its URL and picture', async () => {
    const added = (property: PublishedProperty): number => Date.parse(firstPublication(property));
    const newest = properties.toSorted((a, b) => added(b) - added(a)).slice(0, 20);
    const items = await readFeed();
    expect(items.map(({ guid }) => guid)).toEqual(newest.map(({ id }) => `urn:uuid:${id}`));
    for (const [index, property] of newest.entries()) {
      expect(items[index], property.slug).toMatchObject({
        title: `${property.title}, ${property.location}`,
        link: `${site}${propertyPath(property.slug)}`,
        pubDate: new Date(added(property)).toUTCString(),
        enclosure: { url: expect.stringMatching(/^https?:.*\/social\.jpg$/) },
      });
    }
  });

  it('is announced on every page', () => {
    for (const { path, html } of pages) expect(html, path).toContain('type="application/rss+xml"');
  });
});

describe('files for machines', () => {
  it('keep robots out of the back office and the API, and name the sitemap', async () => {
    const lines = (await readBuiltFile('robots.txt')).split('\n');
    expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /admin', 'Disallow: /api']));
    expect(lines).toContain(`Sitemap: ${site}/sitemap.xml`);
  });

  it('give language models the name of the company, and links only to existing pages', async () => {
    const text = await readBuiltFile('llms.txt');
    expect(text).toMatch(/^# \S.*\n\n> \S/);
    const paths = new Set([...pages.map(({ path }) => path), '/sitemap.xml', '/rss.xml']);
    const links = Array.from(text.matchAll(/\]\((\S+)\)/g), ([, url]) => pathOf(url ?? ''));
    expect(links.length).toBeGreaterThan(20);
    for (const link of links) expect(paths).toContain(link);
  });

  it('give phones icons in all sizes, one of them maskable', async () => {
    const { icons } = await readManifest();
    const drawn = icons.filter(({ type }) => type === 'image/png');
    expect(drawn.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  });
});
