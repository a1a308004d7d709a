import { PUBLISHED_SCHEMAS } from '#domain/content/schemas.ts';
import { propertySummaries } from './summaries-source.ts';
import { publishedSource } from './published-source.ts';
import { latestRates } from './rates-source.ts';
import { latestReplyTime } from './response-time-source.ts';

/** Everything the public pages are made from, as published, by the name of its collection. */
export const CONTENT_SOURCES = {
  properties: publishedSource('properties', PUBLISHED_SCHEMAS.properties, 'slug'),
  destinations: publishedSource('destinations', PUBLISHED_SCHEMAS.destinations),
  services: publishedSource('services', PUBLISHED_SCHEMAS.services),
  teamMembers: publishedSource('teamMembers', PUBLISHED_SCHEMAS.teamMembers),
  departments: publishedSource('departments', PUBLISHED_SCHEMAS.departments),
  heroImages: publishedSource('heroImages', PUBLISHED_SCHEMAS.heroImages),
  featured: publishedSource('featured', PUBLISHED_SCHEMAS.featured),
  legalPages: publishedSource('legalPages', PUBLISHED_SCHEMAS.legalPages),
  settings: publishedSource('settings', PUBLISHED_SCHEMAS.settings),
  summaries: propertySummaries,
  rates: latestRates,
  replyTime: latestReplyTime,
};

/** Content that is read as a whole by every build: a few hundred documents. */
export const SMALL_CONTENT = [
  'destinations',
  'services',
  'teamMembers',
  'departments',
  'heroImages',
  'featured',
  'legalPages',
  'settings',
  'rates',
  'replyTime',
] as const satisfies readonly (keyof typeof CONTENT_SOURCES)[];

/** A kind of content that is read as a whole by every build. */
export type SmallKind = (typeof SMALL_CONTENT)[number];
