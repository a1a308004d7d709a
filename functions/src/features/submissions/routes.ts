import type { HandlerMap } from '#domain/api/handler.ts';
import { submissionsApi } from '#domain/api/submissions.ts';
import { storePrivateFile } from '#platform/private-files.ts';
import { receivePhoto } from './receive-photo.ts';
import { submitProperty, type SubmissionDeps } from './submit-property.ts';

/** The endpoints through which owners submit a property. */
export function submissionRoutes(
  deps: Omit<SubmissionDeps, 'outcome'> & { clock: () => Date },
): HandlerMap<typeof submissionsApi> {
  const { database, clock } = deps;
  return {
    'POST /api/submissions': submitProperty({ ...deps, outcome: submissionsApi['POST /api/submissions'].response }),
    'PUT /api/submissions/{id}/photos/{n}': receivePhoto(database, storePrivateFile, clock),
  };
}
