// No zod: the browser makes these names before it loads larger modules.

export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

export type UploadType = (typeof UPLOAD_TYPES)[number];

/** Team photographs have a lower size limit. */
export type UploadKind = 'picture' | 'team';

const ENDINGS: Record<UploadType, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** The Storage object of an upload; the uploader has not used `name` before. */
export function uploadObject(uid: string, name: string, type: UploadType, kind: UploadKind): string {
  const folder = kind === 'team' ? `incoming/${uid}/team` : `incoming/${uid}`;
  return `${folder}/${name}.${ENDINGS[type]}`;
}

/** Path of the document with the result of an upload. */
export function uploadResultPath(uid: string, name: string): string {
  return `uploads/${uid}/results/${name}`;
}

/** Whether a type is one that staff may upload. */
export function isUploadType(type: string): type is UploadType {
  return UPLOAD_TYPES.some((accepted) => accepted === type);
}
