import { contentApi } from '#domain/api/content.ts';
import { WORKING_SCHEMAS, type WorkingCopy } from '#domain/content/schemas.ts';
import { CONTENT_COLLECTIONS } from '#domain/content/collections.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { callAsStaff } from '#admin/lib/call-staff-api.ts';
import { contentKey } from '#admin/lib/content/use-content.ts';
import { readCollection } from '#admin/lib/read-collection.ts';

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
