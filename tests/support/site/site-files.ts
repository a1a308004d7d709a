import * as z from 'zod';
import { childrenOf, readXml, textOf, type XmlElement } from '#features/discovery/xml-fixture.ts';
import { readBuiltFile } from './built-site.ts';

/** A page or a part of the sitemap; a legal page was changed on a day, without a time. */
const entrySchema = z.object({ loc: z.url(), lastmod: z.union([z.iso.datetime(), z.iso.date()]).optional() });

const indexSchema = z.array(entrySchema).min(1);

const itemSchema = z.object({
  title: z.string().min(1),
  link: z.url(),
  guid: z.string().startsWith('urn:uuid:'),
  pubDate: z.string().min(1),
  description: z.string().min(1),
  enclosure: z.object({ url: z.url(), length: z.literal('0'), type: z.literal('image/jpeg') }),
});

const manifestSchema = z.object({
  name: z.string().min(1),
  start_url: z.literal('/'),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string().optional() })),
});

export type FeedItem = z.output<typeof itemSchema>;

/** Reads the URLs of the sitemap from all its files. */
export async function readSitemap(): Promise<string[]> {
  const index = childrenOf(await readFileOf('sitemap.xml', 'sitemapindex'), 'sitemap');
  const parts = indexSchema.parse(index.map(textsOf)).map(({ loc }) => readPart(new URL(loc).pathname.slice(1)));
  return (await Promise.all(parts)).flat();
}

async function readPart(name: string): Promise<string[]> {
  const urls = childrenOf(await readFileOf(name, 'urlset'), 'url');
  return urls.map((url) => entrySchema.parse(textsOf(url)).loc);
}

/** Reads the items of the feed; throws when its channel lacks a field that RSS requires. */
export async function readFeed(): Promise<FeedItem[]> {
  const [channel] = childrenOf(await readFileOf('rss.xml', 'rss'), 'channel');
  if (channel === undefined) throw new Error('the feed has no channel');
  for (const name of ['title', 'link', 'description']) z.string().min(1).parse(textOf(channel, name));
  return childrenOf(channel, 'item').map((item) => {
    return itemSchema.parse({ ...textsOf(item), enclosure: childrenOf(item, 'enclosure')[0]?.attributes });
  });
}

export async function readManifest(): Promise<z.output<typeof manifestSchema>> {
  return manifestSchema.parse(JSON.parse(await readBuiltFile('site.webmanifest')));
}

async function readFileOf(name: string, root: string): Promise<XmlElement> {
  const element = readXml(await readBuiltFile(name));
  if (element.name !== root) throw new Error(`${name} is a ${element.name}, not a ${root}`);
  return element;
}

function textsOf(element: XmlElement): Record<string, string> {
  return Object.fromEntries(element.children.map(({ name, text }) => [name, text]));
}
