import type { APIRoute } from 'astro';
import { propertySummaries } from '#content/property-summaries.ts';
import { newPropertiesFeed } from '#features/discovery/new-properties-feed.ts';
import { siteUrl } from '#layouts/head/site-url.ts';
import { siteSettings } from '#layouts/site-settings.ts';

/** /rss.xml: the newest properties. */
export const GET: APIRoute = async (context) => {
  const properties = await propertySummaries();
  return new Response(newPropertiesFeed(properties, await siteSettings(), siteUrl(context)));
};
