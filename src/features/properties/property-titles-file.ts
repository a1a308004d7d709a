import { propertySummaries } from '#content/property-summaries.ts';
import { type DataFile, dataFile } from '#lib/data-file.ts';
import { packTitles } from './property-titles.ts';

/** The list of titles as a file. */
export async function propertyTitlesFile(): Promise<DataFile> {
  const properties = (await propertySummaries()).map(({ title, slug }) => ({ title, slug }));
  const sorted = properties.sort((one, other) => (one.slug < other.slug ? -1 : 1));
  return dataFile('/data', 'property-titles', packTitles(sorted));
}
