import type { ContentKind } from '#domain/content/kinds.ts';
import { PUBLISHED_SCHEMAS } from '#domain/content/schemas.ts';
import { publishedSource } from './published-source.ts';
import { latestRates } from './rates-source.ts';
import { latestResponseTime } from './response-time-source.ts';
import { publicStays } from './stays-source.ts';

/** What the public pages show but the properties, by collection. */
export const CONTENT_SOURCES = {
  destinations: publishedSource('destinations', PUBLISHED_SCHEMAS.destinations),
  services: publishedSource('services', PUBLISHED_SCHEMAS.services),
  teamMembers: publishedSource('teamMembers', PUBLISHED_SCHEMAS.teamMembers),
  departments: publishedSource('departments', PUBLISHED_SCHEMAS.departments),
  heroImages: publishedSource('heroImages', PUBLISHED_SCHEMAS.heroImages),
  featured: publishedSource('featured', PUBLISHED_SCHEMAS.featured),
  legalPages: publishedSource('legalPages', PUBLISHED_SCHEMAS.legalPages),
  settings: publishedSource('settings', PUBLISHED_SCHEMAS.settings),
  rates: latestRates,
  replyTime: latestResponseTime,
  stays: publicStays,
} satisfies Readonly<Record<Exclude<ContentKind, 'properties'>, unknown>> & Readonly<Record<string, unknown>>;
