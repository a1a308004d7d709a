import type { APIRoute } from 'astro';
import { robotsText } from '#features/discovery/robots-text.ts';
import { siteAddress } from '#layouts/head/site-url.ts';

/** /robots.txt */
export const GET: APIRoute = (context) => new Response(robotsText(siteAddress(context)));
