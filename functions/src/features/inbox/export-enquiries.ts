import type { enquiryDeskApi } from '@site/domain/api-enquiry-desk';
import type { Handler } from '@site/domain/api-handler';
import { toCsv } from '@site/domain/csv';
import { ENQUIRY_EXPORT_COLUMNS, enquiryExportRow } from '@site/domain/enquiry-export';
import { HOUSE_COLLECTIONS } from '@site/domain/firestore-collections';
import { storedEnquirySchema } from '@site/domain/stored-enquiry';
import type { Firestore } from 'firebase-admin/firestore';
import { DAY, later } from '../../platform/moments.ts';

/** Makes the handler of GET /api/admin/enquiries/export. */
export function exportEnquiries(
  database: () => Firestore,
): Handler<(typeof enquiryDeskApi)['GET /api/admin/enquiries/export']> {
  return async ({ query: { from, to } }) => {
    const { docs } = await database()
      .collection(HOUSE_COLLECTIONS.enquiries)
      .where('receivedAt', '>=', new Date(from))
      .where('receivedAt', '<', later(new Date(to), DAY))
      .orderBy('receivedAt')
      .get();
    const rows = docs.map((document) => enquiryExportRow(storedEnquirySchema.parse(document.data())));
    return toCsv([ENQUIRY_EXPORT_COLUMNS, ...rows]);
  };
}
