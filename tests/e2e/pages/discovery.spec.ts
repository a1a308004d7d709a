import { destinationPath, PATHS, propertyPath } from '#domain/site/paths.ts';
import { readBuiltPages } from '#support/site/built-site.ts';
import { sampleContent } from '#support/site/sample-content.ts';
import { expect, test } from '../fixtures.ts';

const pathOf = (url: string): string => new URL(url).pathname;

async function pagesToShare(): Promise<string[]> {
  const property = (await sampleContent('properties')).find(({ hero }) => hero !== null);
  if (property === undefined) throw new Error('expected a property with a picture');
  return [PATHS.home, PATHS.rentals, destinationPath('comporta'), propertyPath(property.slug)];
}

test('a shared link shows a picture of 1200 by 630 that this site serves', async ({ page }) => {
  const pages = await readBuiltPages();
  await page.goto(PATHS.home);
  for (const path of await pagesToShare()) {
    const url = pathOf(pages.find((built) => built.path === path)?.meta.get('og:image') ?? '');
    const response = await page.request.get(url);
    expect(response.status(), url).toBe(200);
    expect(response.headers()['content-type']).toBe('image/jpeg');
    // Some services reject larger pictures.
    expect((await response.body()).length).toBeLessThan(300_000);
    const size = await page.evaluate(async (source) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      return [picture.naturalWidth, picture.naturalHeight];
    }, url);
    expect(size, path).toEqual([1200, 630]);
  }
});

test('the sitemap and the feed are XML that a browser reads', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(PATHS.home);
  const roots = await page.evaluate(async () => {
    const read = async (url: string) => {
      const response = await fetch(url);
      const type = response.headers.get('content-type') ?? '';
      const root = new DOMParser().parseFromString(await response.text(), 'application/xml').documentElement;
      const parts = Array.from(
        root.getElementsByTagName('sitemap'),
        (part) => part.firstElementChild?.textContent ?? '',
      );
      return { name: root.localName, isXml: /^(?:application|text)\/xml\b/.test(type), parts };
    };
    const index = await read('/sitemap.xml');
    const parts = await Promise.all(index.parts.map((part) => read(new URL(part).pathname)));
    return [index, ...parts, await read('/rss.xml')].map(
      ({ name, isXml }) => `${name} ${isXml ? 'as XML' : 'as text'}`,
    );
  });
  expect(roots).toEqual(['sitemapindex as XML', 'urlset as XML', 'urlset as XML', 'rss as XML']);
});

test('a browser accepts the web manifest and finds its icons', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(PATHS.home);
  const session = await page.context().newCDPSession(page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect(pathOf(url)).toBe('/site.webmanifest');
  expect(errors).toEqual([]);
  const icons: string[] = JSON.parse(data ?? '').icons.map(({ src }: { src: string }) => src);
  const linked = await page.locator('link[rel="icon"], link[rel="apple-touch-icon"]').all();
  for (const link of linked) icons.push((await link.getAttribute('href')) ?? '');
  for (const icon of icons) {
    const response = await page.request.get(icon);
    expect(response.status(), icon).toBe(200);
    expect(response.headers()['content-type'], icon).toMatch(/^image\//);
  }
  expect(new Set(icons).size).toBeGreaterThanOrEqual(6);
});

test('robots and language models find their files', { tag: '@nightly' }, async ({ request }) => {
  for (const [path, beginning] of [
    ['/robots.txt', 'User-agent: *\nDisallow: /admin\nDisallow: /api\n'],
    ['/llms.txt', '# '],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toMatch(/^text\/plain; charset=utf-8$/i);
    expect((await response.text()).startsWith(beginning), path).toBe(true);
  }
});
