import type { Handler } from '#domain/api/handler.ts';
import type { propertyPhotosApi } from '#domain/api/property-photos.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { ALPHABET } from '#domain/core/alphabet.ts';
import { workingPropertySchema } from '#domain/property/property.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { parseOrReport } from '#platform/parse-or-report.ts';

const lineSchema = workingPropertySchema.pick({ id: true, title: true });

/** Makes the handler of GET /api/admin/property-photos. */
export function listProperties(
  database: () => Firestore,
): Handler<(typeof propertyPhotosApi)['GET /api/admin/property-photos']> {
  return async () => {
    const { docs } = await database().collection(CONTENT_KINDS.properties.working).select('id', 'title').get();
    const properties = docs.flatMap((found) => parseOrReport(found, lineSchema) ?? []);
    // Firestore orders by bytes, which puts 'Água' after 'Vila'.
    return { properties: properties.toSorted((one, other) => ALPHABET.compare(one.title, other.title)) };
  };
}
