import { enquiryFacts } from '#domain/enquiry/facts.ts';
import { ENQUIRY_KIND_LABELS } from '#domain/enquiry/options.ts';
import { withHarmlessParts } from '#domain/export/formula.ts';
import { senderName, type StoredEnquiry } from '#domain/enquiry/stored-enquiry.ts';
import { describeTripMatch } from '#domain/trip/rank-matches.ts';

/** The columns of an export of enquiries. */
export const ENQUIRY_EXPORT_COLUMNS = [
  ...['Id', 'Received', 'Reply due', 'Answered', 'Kind', 'Property', 'Name', 'Email', 'Phone', 'Details', 'Shortlist'],
] as const;

/** An enquiry as a row of an export; an anonymised one keeps its times, kind and property. */
export function enquiryExportRow(stored: StoredEnquiry): string[] {
  const { id, receivedAt, replyDueAt, answeredAt, kind, property, enquiry, shortlist } = stored;
  const facts = enquiry === null ? [] : enquiryFacts(enquiry, property);
  const details = facts.filter(({ label }) => !['Name', 'Email', 'Phone'].includes(label));
  return [
    id,
    receivedAt,
    replyDueAt,
    answeredAt ?? '',
    ENQUIRY_KIND_LABELS[kind],
    property?.title ?? '',
    enquiry === null ? '' : senderName(enquiry),
    enquiry?.email ?? '',
    enquiry?.phone ?? '',
    details.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    shortlist.map((match) => `${match.title}: ${describeTripMatch(match)}`).join('\n'),
  ].map(withHarmlessParts);
}
