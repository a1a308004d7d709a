import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { WORKING_SCHEMAS, type WorkingCopy } from '#domain/content/schemas.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { readCollection } from '../read-collection.ts';
import { contentKey } from './use-content.ts';

export type StoredSettings = WorkingCopy<'settings'>;

export const SETTINGS_KEY = contentKey('settings');

/** Reads the settings: a list of one document, or an empty one before the first seed. */
export function useSettings(): UseQueryResult<readonly StoredSettings[]> {
  return useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: () => readCollection(CONTENT_KINDS.settings.working, WORKING_SCHEMAS.settings),
  });
}
