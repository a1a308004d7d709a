import type { APIRoute } from 'astro';
import { webManifest } from '#features/discovery/web-manifest.ts';
import { siteSettings } from '#layouts/site-settings.ts';
import { THEME_COLOR } from '#layouts/head/theme-color.ts';

/** Made from the settings, which hold the brand. */
export const GET: APIRoute = async () => new Response(webManifest(await siteSettings(), THEME_COLOR));
