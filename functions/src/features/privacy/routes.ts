import type { HandlerMap } from '#domain/api/handler.ts';
import type { privacyApi } from '#domain/api/privacy.ts';
import { deletePrivateFolder } from '#platform/private-files.ts';
import { erasePerson } from './erase-person.ts';
import { readPersonFile, type PrivacyDeps } from './read-person-file.ts';

/** The endpoints about one person's data; `removePictures` removes an owner's pictures. */
export function privacyRoutes(
  deps: PrivacyDeps,
  removePictures: Parameters<typeof erasePerson>[1]['removePictures'],
): HandlerMap<typeof privacyApi> {
  return {
    'POST /api/admin/person-files': readPersonFile(deps),
    'POST /api/admin/erasures': erasePerson(deps, { deleteFolder: deletePrivateFolder, removePictures }),
  };
}
