import type { HandlerMap } from '#domain/api/handler.ts';
import type { submissionsApi } from '#domain/api/submissions.ts';
import { storePrivateFile } from '#platform/private-files.ts';
import type { FormDeps } from '#platform/requests/receive-form.ts';
import { receivePhoto } from './receive-photo.ts';
import { submitProperty } from './submit-property.ts';

/** The endpoints through which owners submit a property. */
export function submissionRoutes(deps: FormDeps): HandlerMap<typeof submissionsApi> {
  const { database, clock } = deps;
  return {
    'POST /api/submissions': submitProperty(deps),
    'PUT /api/submissions/{id}/photos/{n}': receivePhoto(database, storePrivateFile, clock),
  };
}
