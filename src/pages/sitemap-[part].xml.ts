import type { APIRoute, GetStaticPaths } from 'astro';
import { withCacheKeys } from '#content/cache-key.ts';
import { readSiteContent } from '#features/discovery/read-site-content.ts';
import { sitemapFile, sitemapParts, type SitemapPart } from '#features/discovery/sitemap.ts';
import { siteUrl } from '#layouts/head/site-url.ts';
import { siteSettings } from '#layouts/site-settings.ts';

/** /sitemap-pages-1.xml, /sitemap-properties-1.xml and so on. */
export const getStaticPaths = (async () => {
  const parts = sitemapParts(await readSiteContent(await siteSettings()));
  return withCacheKeys(parts.map((part) => ({ params: { part: part.name }, props: { part } })));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ part: SitemapPart }> = (context) =>
  new Response(sitemapFile(context.props.part, siteUrl(context)));
