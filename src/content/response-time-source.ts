import { BUSINESS_COLLECTIONS, REPLY_TIME_ID } from '#domain/content/collections.ts';
import { publishedReplyTimeSchema } from '#domain/inbox/response-time.ts';
import type { ContentSource } from './content-source.ts';
import { parseDocument } from './parse-document.ts';

/** The response time that the nightly function measured; no value until it has run. */
export const latestResponseTime: ContentSource<typeof publishedReplyTimeSchema> = {
  name: 'firestore:reply-time',
  schema: publishedReplyTimeSchema,
  async read(projectId) {
    const { readDocument } = await import('./published-documents.ts');
    const place = { collection: BUSINESS_COLLECTIONS.system, id: REPLY_TIME_ID };
    const stored = await readDocument(projectId, place.collection, place.id);
    const data = stored ?? { medianMinutes: null, answers: 0 };
    return [{ id: REPLY_TIME_ID, data: parseDocument(publishedReplyTimeSchema, { ...place, data }) }];
  },
};
