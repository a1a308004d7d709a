import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import { newPropertiesFeed } from '#features/discovery/new-properties-feed.ts';
import { siteUrl } from '#layouts/head/site-url.ts';
import { siteSettings } from '#layouts/site-settings.ts';

/** /rss.xml: the newest properties. */
export const GET: APIRoute = async (context) => {
  const properties = (await getCollection('summaries')).map(({ data }) => data);
  return new Response(newPropertiesFeed(properties, await siteSettings(), siteUrl(context)));
};
