import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { destinationSchema } from '#domain/places/destination.ts';
import type { Picture } from '#domain/media/picture.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import { siteSettingsSchema } from '#domain/site/settings.ts';
import { stayCalendarSchema } from '#domain/stay/calendar.ts';
import { generateProperties } from '#scripts/seed/generated/generate-properties.ts';
import type { ContentEntry } from '#content/content-source.ts';
import { CONTENT_SOURCES } from '#content/content-sources.ts';
import { readCollection } from '#content/published-documents.ts';
import { readProperties } from '#content/published-properties.ts';
import type { PublishedMemory, SmallKind } from './published-memory.ts';
import type { EditPool } from './site-edits.ts';

export interface SmallSite {
  memory: PublishedMemory;
  pool: EditPool;
}

const SETTINGS = siteSettingsSchema.pick({ home: true }).strip();
const DESTINATION = destinationSchema.pick({ suggestedPropertyId: true }).strip();

/** The sample content, to be edited, with properties that can be added to it. */
export async function smallSite(projectId: string): Promise<SmallSite> {
  const small = new Map(
    await Promise.all(
      Object.keys(CONTENT_SOURCES)
        .filter(isSmall)
        .map(async (kind): Promise<[SmallKind, ContentEntry<Record<string, unknown>>[]]> => {
          return [kind, await CONTENT_SOURCES[kind].read(projectId)];
        }),
    ),
  );
  const properties = await readProperties(projectId);
  const pinned = new Set([
    ...(small.get('settings') ?? []).flatMap(({ data }) => SETTINGS.parse(data).home.galleryPropertyIds),
    ...(small.get('destinations') ?? []).flatMap(({ data }) => DESTINATION.parse(data).suggestedPropertyId ?? []),
  ]);
  const calendars = new Map<string, object>();
  for await (const { id, data } of readCollection(projectId, BUSINESS_COLLECTIONS.calendars)) {
    calendars.set(id, stayCalendarSchema.parse(data));
  }
  const memory = {
    properties: new Map(properties.map((property) => [property.id, property])),
    ...{ small, calendars },
    departed: new Map<string, number>(),
    revision: 1,
  };
  return { memory, pool: { creatable: makeProperties(properties.flatMap(({ gallery }) => gallery)), pinned } };
}

function isSmall(name: string): name is SmallKind {
  return name !== 'replyTime' && name !== 'stays';
}

/** Most are of one type, so that its listing gets a second page. */
function makeProperties(pictures: readonly Picture[]): PublishedProperty[] {
  return generateProperties(30, pictures).map((property, place): PublishedProperty => {
    const slug = `made-${property.slug}`.slice(0, 80).replace(/-$/, '');
    return place % 5 === 0 ? { ...property, slug } : { ...property, slug, type: 'rental' };
  });
}
