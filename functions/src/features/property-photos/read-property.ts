import { ApiError } from '#domain/core/errors.ts';
import { workingPropertySchema, type WorkingProperty } from '#domain/property/property.ts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** The working copy of a property; throws not_found when there is none. */
export function readProperty(found: DocumentSnapshot): WorkingProperty {
  if (!found.exists) throw new ApiError('not_found');
  return workingPropertySchema.parse(found.data());
}
