import type { APIRoute } from 'astro';
import { webManifest } from '#features/discovery/web-manifest.ts';
import { siteSettings } from '#layouts/site-settings.ts';
import { THEME_COLOR } from '#layouts/head/theme-color.ts';

/** /site.webmanifest, made from the settings because the brand stands nowhere else. */
export const GET: APIRoute = async () => new Response(webManifest(await siteSettings(), THEME_COLOR));
