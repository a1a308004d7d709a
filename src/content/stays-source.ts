import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { stayCalendarSchema } from '#domain/stay/calendar.ts';
import { publicStay, publicStaySchema, type PublicStay } from '#domain/stay/public-stay.ts';
import type { ContentEntry, ContentSource } from './content-source.ts';
import { parseDocument } from './parse-document.ts';

const collection = BUSINESS_COLLECTIONS.calendars;

/** What visitors may know of every property's calendar, as the build knows it. */
export const publicStays: ContentSource<typeof publicStaySchema> = {
  name: `firestore:${collection}`,
  schema: publicStaySchema,
  async read(projectId) {
    const { readCollection } = await import('./published-documents.ts');
    const now = new Date();
    const entries: ContentEntry<PublicStay>[] = [];
    for await (const { id, data } of readCollection(projectId, collection)) {
      entries.push({ id, data: publicStay(parseDocument(stayCalendarSchema, { collection, id, data }), now) });
    }
    return entries;
  },
};
