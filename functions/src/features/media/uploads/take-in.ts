import { SHORT_TEXT } from '#domain/core/limits.ts';
import { storedPictureSchema, type StoredPicture } from '#domain/media/stored-picture.ts';
import { fileTypeOf } from '#platform/file-type.ts';
import { picturePath } from '#platform/firestore-paths.ts';
import { PHOTOGRAPH_FORMATS } from './decode-picture.ts';
import type { MediaDeps } from '../media-deps.ts';
import { storePicture } from '../picture-store.ts';
import { pictureIdOf, renderVariants } from './render-variants.ts';
import { VARIANT_SETTINGS_VERSION } from './variant-settings.ts';

/** What is known of a picture by its file, whoever sent it. */
export type TakenPicture = Pick<StoredPicture, 'picture' | 'measures' | 'name' | 'type' | 'bytes' | 'settingsVersion'>;

/** Stores the variants of a file, unless they are there; throws a PictureError when it cannot be published. */
export async function takeIn(deps: MediaDeps, bytes: Buffer, name: string): Promise<TakenPicture> {
  const known = await findCurrent(deps, pictureIdOf(bytes));
  if (known !== null) return known;
  const type = fileTypeOf(bytes);
  const { picture, measures, variants } = await renderVariants(bytes, PHOTOGRAPH_FORMATS);
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

async function findCurrent(deps: MediaDeps, id: string): Promise<TakenPicture | null> {
  const found = await deps.database().doc(picturePath(id)).get();
  if (!found.exists) return null;
  const stored = storedPictureSchema.parse(found.data());
  return stored.settingsVersion === VARIANT_SETTINGS_VERSION && !stored.leaving ? stored : null;
}

/** A file name fit to be shown: without folders, control characters and marks that turn the direction of writing. */
export function plainName(name: string): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  return last
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, SHORT_TEXT)
    .toWellFormed();
}
