import type { APIRoute } from 'astro';
import { siteUrl } from '#layouts/head/site-url.ts';

/**
 * Robots may read everything but the back office and the API. Members' pages carry 'noindex', which a robot must be able
 * to read.
 */
export const GET: APIRoute = (context) => {
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api',
    '',
    `Sitemap: ${new URL('/sitemap.xml', siteUrl(context)).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
