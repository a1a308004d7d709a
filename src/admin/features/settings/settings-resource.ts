import { contentApi } from '#domain/api/content.ts';
import { WORKING_SCHEMAS, type WorkingCopy } from '#domain/content/schemas.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import { contentKey } from '#admin/lib/content/use-content.ts';
import { readCollection } from '#admin/lib/read-collection.ts';

export type StoredSettings = WorkingCopy<'settings'>;

export const SETTINGS_KEY = contentKey('settings');

/** Reads the settings: a list of one document, or an empty one before the first seed. */
export function useSettings(): UseQueryResult<readonly StoredSettings[]> {
  return useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: () => readCollection(CONTENT_KINDS.settings.working, WORKING_SCHEMAS.settings),
  });
}

/** Saves the settings based on the revision they carry. */
export async function saveSettings(settings: StoredSettings): Promise<StoredSettings> {
  return (await callAsStaff(contentApi, 'PUT /api/admin/settings', { body: settings })).document;
}
