import type { ResponseOf } from '#domain/api/endpoint.ts';
import { propertyPhotosApi } from '#domain/api/property-photos.ts';
import type { PhotoReportLine } from '#domain/media/photo-report.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import { PROPERTY_LISTS, readAgain } from '#admin/lib/query-client.ts';
import { replacingFiles } from './replacing-files.ts';
import type { UploadItem } from './upload-item.ts';

/** The image quality checks of a property. */
export type Report = ResponseOf<(typeof propertyPhotosApi)['GET /api/admin/property-photos/{id}']>;

/** Result of a replacement. */
export type Replaced = ResponseOf<(typeof propertyPhotosApi)['PUT /api/admin/property-photos/{id}']>;

function reportKey(id: string): readonly string[] {
  return ['property-photos', id];
}

/** The properties to choose from, by title. */
export function usePhotoProperties(): UseQueryResult<readonly { id: string; title: string }[]> {
  return useQuery({
    queryKey: [...PROPERTY_LISTS, 'photos'],
    queryFn: () => callAsStaff(propertyPhotosApi, 'GET /api/admin/property-photos'),
    select: ({ properties }) => properties,
    staleTime: 0,
    networkMode: 'always',
  });
}

/** The quality checks of a property; '' for none. While they are read again, the earlier ones stay. */
export function usePhotoReport(id: string): UseQueryResult<Report> {
  return useQuery({
    queryKey: reportKey(id),
    queryFn: () => callAsStaff(propertyPhotosApi, 'GET /api/admin/property-photos/{id}', { params: { id } }),
    enabled: id !== '',
    // Read when the property is chosen and after a change made here: the text being typed is not moved to another place.
    staleTime: Infinity,
    gcTime: 0,
    // Offline it fails at once.
    networkMode: 'always',
  });
}

/**
 * Awaits a change of a property's pictures, and reads its checks again, and the lists that show its hero and its revision.
 * Also after a conflict, so that the next attempt is based on the present revision.
 */
async function readPhotosAfter<Result>(id: string, change: Promise<Result>): Promise<Result> {
  try {
    return await change;
  } finally {
    await Promise.all([reportKey(id), PROPERTY_LISTS].map(readAgain));
  }
}

/** Replaces all pictures of a property by the uploads of a list that are done, ordered by name. */
export async function replacePhotos(id: string, rev: number, items: readonly UploadItem[]): Promise<Replaced> {
  const { files, errors } = replacingFiles(items);
  const call = { params: { id }, body: { rev, files } };
  const replaced = await readPhotosAfter(
    id,
    callAsStaff(propertyPhotosApi, 'PUT /api/admin/property-photos/{id}', call),
  );
  return { ...replaced, errors: [...replaced.errors, ...errors] };
}

/** Changes alt texts of a property. */
export async function describePhotos(
  id: string,
  rev: number,
  lines: readonly { line: PhotoReportLine; alt: string }[],
): Promise<void> {
  const words = lines.map(({ line, alt }) => ({ place: line.place, pictureId: line.picture.id, alt }));
  const call = { params: { id }, body: { rev, words } };
  await readPhotosAfter(id, callAsStaff(propertyPhotosApi, 'PATCH /api/admin/property-photos/{id}', call));
}
