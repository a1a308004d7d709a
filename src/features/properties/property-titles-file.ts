import { createHash } from 'node:crypto';
import { getCollection } from 'astro:content';
import { memoizePerBuild } from '#components/memoize-per-build.ts';
import { packTitles } from './property-titles.ts';

/** The list of titles as a file; its name contains a hash of its content, because /data is cached for ever. */
export const propertyTitlesFile = memoizePerBuild(async (): Promise<{ name: string; path: string; body: string }> => {
  const properties = (await getCollection('summaries')).map(({ data }) => ({ title: data.title, slug: data.slug }));
  const body = JSON.stringify(packTitles(properties.sort((one, other) => (one.slug < other.slug ? -1 : 1))));
  const name = `property-titles.${createHash('sha256').update(body).digest('hex').slice(0, 12)}`;
  return { name, path: `/data/${name}.json`, body };
});
