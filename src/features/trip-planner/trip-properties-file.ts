import { propertySummaries } from '#content/property-summaries.ts';
import { type DataFile, dataFile } from '#lib/data-file.ts';

/** The properties that the planner ranks, as a file. */
export async function tripPropertiesFile(): Promise<DataFile> {
  const candidates = (await propertySummaries())
    .map(({ trip }) => trip)
    .filter((candidate) => candidate !== null)
    .sort((one, other) => (one.slug < other.slug ? -1 : 1));
  return dataFile('/data', 'trip-houses', candidates);
}
