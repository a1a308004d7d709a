import type { exportApi } from '#domain/api/export.ts';
import type { Handler } from '#domain/api/handler.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { storedSubscriberSchema } from '#domain/newsletter/stored-subscriber.ts';
import type * as z from 'zod';
import type { ContentDeps } from '#platform/content/content-transaction.ts';
import { parseOrReport } from '#platform/parse-or-report.ts';
import { csvPage } from './csv.ts';
import { readExportPage } from './read-export-page.ts';

const COLUMNS = ['Email', 'State', 'Signed up', 'Confirmed', 'Ended', 'Consent version', 'Consent'];

/** Makes the handler of GET /api/admin/exports/subscribers. */
export function exportSubscribers(
  deps: ContentDeps,
): Handler<(typeof exportApi)['GET /api/admin/exports/subscribers']> {
  return async ({ query: { after, separator }, member: { uid } }) => {
    const target = BUSINESS_COLLECTIONS.subscribers;
    const query = deps.database().collection(target);
    const entry = { action: 'subscriber.exported' as const, target, uid };
    const { docs, next } = await readExportPage(deps, { query, after, entry });
    const rows = docs.flatMap((document) => {
      const subscriber = parseOrReport(document, storedSubscriberSchema);
      return subscriber === null ? [] : [exportRow(subscriber)];
    });
    const form = { headings: COLUMNS, separator, isFirst: after === undefined };
    return { csv: csvPage(rows, form), count: rows.length, unreadable: docs.length - rows.length, next };
  };
}

/** A subscriber as a row, with the proof of the consent and without the secrets of its links. */
function exportRow(subscriber: z.output<typeof storedSubscriberSchema>): string[] {
  const { email, state, consent, confirmedAt, unsubscribedAt } = subscriber;
  const { givenAt, version, text } = consent;
  return [email, state, givenAt, confirmedAt ?? '', unsubscribedAt ?? '', version, text];
}
