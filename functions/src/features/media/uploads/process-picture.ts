import { SHORT_TEXT } from '#domain/core/limits.ts';
import { fileTypeOf } from '#domain/media/file-type.ts';
import { storedPictureSchema, type StoredPicture } from '#domain/media/stored-picture.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { picturePath } from '#platform/firestore-paths.ts';
import type { MediaDeps } from '../media-deps.ts';
import { storePicture } from '../picture-store.ts';
import { pictureIdOf, renderVariants } from './render-variants.ts';
import { VARIANT_SETTINGS_VERSION } from './variant-settings.ts';

/** The data of a picture that its file gives. */
export type ProcessedPicture = Pick<
  StoredPicture,
  'picture' | 'measures' | 'name' | 'type' | 'bytes' | 'settingsVersion'
>;

/** Renders and stores the variants of a file, unless they exist; throws a PictureError when it cannot be published. */
export async function processPicture(deps: MediaDeps, bytes: Buffer, name: string): Promise<ProcessedPicture> {
  const known = await findCurrent(deps, pictureIdOf(bytes));
  if (known !== null) return known;
  const type = fileTypeOf(bytes);
  const { picture, measures, variants } = await renderVariants(bytes);
  await storePicture(deps.bucket(), picture.id, { bytes, type }, variants);
  return {
    picture: { ...picture, alt: '', caption: '' },
    measures,
    name: plainName(name),
    type,
    bytes: bytes.byteLength,
    settingsVersion: VARIANT_SETTINGS_VERSION,
  };
}

async function findCurrent(deps: MediaDeps, id: string): Promise<ProcessedPicture | null> {
  const found = await deps.database().doc(picturePath(id)).get();
  if (!found.exists) return null;
  const stored = storedPictureSchema.parse(found.data());
  return stored.settingsVersion === VARIANT_SETTINGS_VERSION && !stored.leaving ? stored : null;
}

/** A file name that is safe to show: without folders, control characters and marks that change the text direction. */
export function plainName(name: string): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  return cutText(last.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim(), SHORT_TEXT);
}
