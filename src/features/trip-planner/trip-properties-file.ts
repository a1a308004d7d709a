import { createHash } from 'node:crypto';
import { propertySummaries } from '#content/property-summaries.ts';

/**
 * The properties that the planner ranks, as a file; its name contains a hash of its content, because /data is cached
 * for ever.
 */
export async function tripPropertiesFile(): Promise<{ version: string; path: string; body: string }> {
  const candidates = (await propertySummaries())
    .map(({ trip }) => trip)
    .filter((candidate) => candidate !== null)
    .sort((one, other) => (one.slug < other.slug ? -1 : 1));
  const body = JSON.stringify(candidates);
  const version = createHash('sha256').update(body).digest('hex').slice(0, 12);
  return { version, path: `/data/trip-houses.${version}.json`, body };
}
