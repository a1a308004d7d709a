import type { APIRoute, GetStaticPaths } from 'astro';
import { propertyPath } from '#domain/site/paths.ts';
import { withCacheKeys } from '#content/cache-key.ts';
import { propertySummaries } from '#content/property-summaries.ts';
import { siteUrl } from '#layouts/head/site-url.ts';

/**
 * /property/{uuid}, which redirects to the page at the property's slug (docs/decisions/0008-property-urls.md). An endpoint,
 * because five lines of HTML take less time than a page of Astro.
 */
export const getStaticPaths = (async () => {
  const properties = await propertySummaries();
  return withCacheKeys(properties.map(({ id, slug }) => ({ params: { id }, props: { slug } })));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ slug: string }> = (context) =>
  new Response(redirectPage(siteUrl(context), context.props.slug));

/** HTML of a page that redirects visitors and search engines to the canonical URL. */
function redirectPage(site: URL, slug: string): string {
  const path = propertyPath(slug);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>This page has moved</title><meta name="robots" content="noindex"><link rel="canonical" href="${new URL(path, site)}"><meta http-equiv="refresh" content="0;url=${path}"><p><a href="${path}">This property has moved here</a></p></html>\n`;
}
