import { getEntry } from 'astro:content';
import { SITE_SETTINGS_ID } from '#domain/content/collections.ts';
import type { SiteSettings } from '#domain/site/settings.ts';

/** The published site settings; throws when there are none, because every page needs them. */
export async function siteSettings(): Promise<SiteSettings> {
  const entry = await getEntry('settings', SITE_SETTINGS_ID);
  if (!entry) throw new Error(`The published site settings are missing: publishedSettings/${SITE_SETTINGS_ID}.`);
  return entry.data;
}
