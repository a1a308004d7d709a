import { PUBLISHED_SCHEMAS } from '#domain/content/schemas.ts';
import { summarizeProperty, propertySummarySchema } from '#domain/property/summary.ts';
import type { ContentSource } from './content-source.ts';
import { publishedSource } from './published-source.ts';

const whole = publishedSource('properties', PUBLISHED_SCHEMAS.properties, 'slug');

/** The published properties as pages other than their own know them; the compiled site has them from those it read already. */
export const propertySummaries: ContentSource<typeof propertySummarySchema> = {
  name: `${whole.name} in brief`,
  schema: propertySummarySchema,
  read: async (projectId) =>
    (await whole.read(projectId)).map(({ id, data }) => ({ id, data: summarizeProperty(data) })),
};
