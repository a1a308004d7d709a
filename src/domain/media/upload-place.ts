// No zod here: the browser builds these names before it loads anything heavy.

/** Types that staff may upload. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** A type that staff may upload. */
export type UploadType = (typeof UPLOAD_TYPES)[number];

/** What an upload is for; team photographs have a lower limit. */
export type UploadKind = 'picture' | 'team';

const ENDINGS: Record<UploadType, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** Name of the object an upload goes into; `name` is a word that its uploader has not used before. */
export function uploadObject(uid: string, name: string, type: UploadType, kind: UploadKind): string {
  const folder = kind === 'team' ? `incoming/${uid}/team` : `incoming/${uid}`;
  return `${folder}/${name}.${ENDINGS[type]}`;
}

/** Path of the document that tells what became of it. */
export function uploadResultPath(uid: string, name: string): string {
  return `uploads/${uid}/results/${name}`;
}

/** Whether a type is one that staff may upload. */
export function isUploadType(type: string): type is UploadType {
  return UPLOAD_TYPES.some((accepted) => accepted === type);
}
