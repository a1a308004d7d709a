import type { APIRoute } from 'astro';
import { readSiteContent } from '#features/discovery/read-site-content.ts';
import { sitemapIndex, sitemapParts } from '#features/discovery/sitemap.ts';
import { siteAddress } from '#layouts/head/site-url.ts';
import { siteSettings } from '#layouts/site-settings.ts';

/** /sitemap.xml names the files with the addresses. */
export const GET: APIRoute = async (context) => {
  const parts = sitemapParts(await readSiteContent(await siteSettings()));
  return new Response(sitemapIndex(parts, siteAddress(context)));
};
