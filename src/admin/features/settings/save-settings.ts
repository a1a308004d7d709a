import { contentApi } from '#domain/api/content.ts';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import type { StoredSettings } from '#admin/lib/content/use-settings.ts';

/** Saves the settings based on the revision they carry. */
export async function saveSettings(settings: StoredSettings): Promise<StoredSettings> {
  return (await callAsStaff(contentApi, 'PUT /api/admin/settings', { body: settings })).document;
}
