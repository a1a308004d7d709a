import { ApiError } from '@site/domain/errors';
import { workingPropertySchema, type WorkingProperty } from '@site/domain/property';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** The working copy of a property; throws not_found when there is none. */
export function readProperty(found: DocumentSnapshot): WorkingProperty {
  if (!found.exists) throw new ApiError('not_found');
  return workingPropertySchema.parse(found.data());
}
