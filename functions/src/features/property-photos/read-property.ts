import { ApiError } from '@site/domain/errors';
import { workingPropertySchema, type WorkingProperty } from '@site/domain/property';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** The working copy of a property; throws not_found when there is none. */
export function readProperty(found: DocumentSnapshot): WorkingProperty {
  if (!found.exists) throw new ApiError('not_found');
  return workingPropertySchema.parse(found.data());
}

/** Throws conflict when a property was changed since an editor saw it. */
export function requireRevision(property: WorkingProperty, rev: number): void {
  if (property.rev === rev) return;
  throw new ApiError('conflict', {
    detail: `This property was changed in the meantime: it is at revision ${property.rev}.`,
  });
}
