import { scheduledPublicationSchema, type ScheduledPublication } from '#domain/publishing/scheduled-publication.ts';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { parseOrReport } from '../parse-or-report.ts';

/**
 * The scheduled publications among documents. One that does not parse is logged and left out: it is refused at its time, and
 * until then it must stop neither a list nor the creation of another document.
 */
export function readablePublications(docs: readonly QueryDocumentSnapshot[]): ScheduledPublication[] {
  return docs.flatMap((found) => parseOrReport(found, scheduledPublicationSchema) ?? []);
}
