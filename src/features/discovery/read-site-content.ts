import { getCollection } from 'astro:content';
import type { SiteSettings } from '#domain/site/settings.ts';
import { propertySummaries } from '#content/property-summaries.ts';
import type { SiteContent } from './site-content.ts';

/** Reads the published content that has its own pages. */
export async function readSiteContent(settings: SiteSettings): Promise<SiteContent> {
  const [properties, destinations, team, legalPages] = await Promise.all([
    propertySummaries(),
    getCollection('destinations'),
    getCollection('teamMembers'),
    getCollection('legalPages'),
  ]);
  return {
    properties,
    destinations: destinations.map(({ data }) => data),
    team: team.map(({ data }) => data),
    legalPages: legalPages.map(({ data }) => data),
    settings,
  };
}
