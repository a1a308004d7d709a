import type { APIRoute } from 'astro';
import { readSiteContent } from '#features/discovery/read-site-content.ts';
import { sitemapIndex, sitemapParts } from '#features/discovery/sitemap.ts';
import { siteUrl } from '#layouts/head/site-url.ts';
import { siteSettings } from '#layouts/site-settings.ts';

/** The index of the sitemap files. */
export const GET: APIRoute = async (context) => {
  const parts = sitemapParts(await readSiteContent(await siteSettings()));
  return new Response(sitemapIndex(parts, siteUrl(context)));
};
