import { contentApi } from '@site/domain/api-content';
import { WORKING_SCHEMAS, type WorkingCopy } from '@site/domain/content-schemas';
import { CONTENT_COLLECTIONS } from '@site/domain/firestore-collections';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { callAsStaff } from '../../../lib/staff/call-as-staff.ts';
import { contentKey } from '../../../lib/staff/content/use-content.ts';
import { readCollection } from '../../../lib/staff/read-collection.ts';

/** The settings as they are stored. */
export type StoredSettings = WorkingCopy<'settings'>;

/** Key under which the settings are kept. */
export const SETTINGS_KEY = contentKey('settings');

/** Reads the settings: a list of one document, or of none before the first content. */
export function useSettings(): UseQueryResult<readonly StoredSettings[]> {
  return useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: () => readCollection(CONTENT_COLLECTIONS.settings.working, WORKING_SCHEMAS.settings),
  });
}

/** Saves the settings from the revision they were edited in. */
export async function saveSettings(settings: StoredSettings): Promise<StoredSettings> {
  return (await callAsStaff(contentApi, 'PUT /api/admin/settings', { body: settings })).document;
}
