import type { ContentKind } from '#domain/content/kinds.ts';
import { PUBLISHED_SCHEMAS } from '#domain/content/schemas.ts';
import { propertySummarySchema, summarizeProperty } from '#domain/property/summary.ts';
import type { ContentSource } from './content-source.ts';
import { publishedSource } from './published-source.ts';
import { latestRates } from './rates-source.ts';
import { latestResponseTime } from './response-time-source.ts';

const publishedProperties = publishedSource('properties', PUBLISHED_SCHEMAS.properties, 'slug');

/** The published property summaries; the compiled site derives them from the properties it has read already. */
const propertySummaries: ContentSource<typeof propertySummarySchema> = {
  name: `${publishedProperties.name} in brief`,
  schema: propertySummarySchema,
  read: async (projectId) =>
    (await publishedProperties.read(projectId)).map(({ id, data }) => ({ id, data: summarizeProperty(data) })),
};

/** The published content of the public pages, by collection. */
export const CONTENT_SOURCES = {
  properties: publishedProperties,
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
  replyTime: latestResponseTime,
} satisfies Readonly<Record<ContentKind, unknown>> & Readonly<Record<string, unknown>>;

/** Content that every build reads completely: a few hundred documents. */
export type SmallKind = Exclude<keyof typeof CONTENT_SOURCES, 'properties' | 'summaries'>;

export const SMALL_CONTENT = Object.keys(CONTENT_SOURCES).filter(isSmall);

function isSmall(name: string): name is SmallKind {
  return name !== 'properties' && name !== 'summaries';
}
