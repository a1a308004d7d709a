import type { APIRoute } from 'astro';
import { llmsText } from '#features/discovery/llms-text.ts';
import { readSiteContent } from '#features/discovery/read-site-content.ts';
import { siteUrl } from '#layouts/head/site-url.ts';
import { siteSettings } from '#layouts/site-settings.ts';

/** /llms.txt: a guide for language models. */
export const GET: APIRoute = async (context) =>
  new Response(llmsText(await readSiteContent(await siteSettings()), siteUrl(context)));
