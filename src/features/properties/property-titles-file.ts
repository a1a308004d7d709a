import { createHash } from 'node:crypto';
import { propertySummaries } from '#content/property-summaries.ts';
import { packTitles } from './property-titles.ts';

/** The list of titles as a file; its name contains a hash of its content, because /data is cached for ever. */
export async function propertyTitlesFile(): Promise<{ name: string; path: string; body: string }> {
  const properties = (await propertySummaries()).map(({ title, slug }) => ({ title, slug }));
  const body = JSON.stringify(packTitles(properties.sort((one, other) => (one.slug < other.slug ? -1 : 1))));
  const name = `property-titles.${createHash('sha256').update(body).digest('hex').slice(0, 12)}`;
  return { name, path: `/data/${name}.json`, body };
}
