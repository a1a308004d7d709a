import type { Handler } from '@site/domain/api-handler';
import type { propertyPhotosApi } from '@site/domain/api-property-photos';
import { CONTENT_COLLECTIONS } from '@site/domain/firestore-collections';
import { workingPropertySchema } from '@site/domain/property';
import type { Firestore } from 'firebase-admin/firestore';

const lineSchema = workingPropertySchema.pick({ id: true, title: true });

/** Makes the handler of GET /api/admin/property-photos. */
export function listProperties(
  database: () => Firestore,
): Handler<(typeof propertyPhotosApi)['GET /api/admin/property-photos']> {
  return async () => {
    const query = database().collection(CONTENT_COLLECTIONS.properties.working).orderBy('title').select('id', 'title');
    const { docs } = await query.get();
    return { properties: docs.map((found) => lineSchema.parse(found.data())) };
  };
}
