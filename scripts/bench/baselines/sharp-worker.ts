import { PICTURE_WIDTHS } from '#domain/media/limits.ts';
import { SOCIAL_PICTURE } from '#domain/media/picture-path.ts';
import { PORTRAIT_PICTURE } from '#domain/media/portrait-crop.ts';
import sharp from 'sharp';
import { SOCIAL_SETTINGS, VARIANT_SETTINGS } from '#functions/features/media/uploads/variant-settings.ts';
import { runPictureWorker } from '../media/picture-worker.ts';

// The baseline: sharp encodes the same eleven files, each from the original, as its documentation shows; nothing is stored.
runPictureWorker(async (bytes) => {
  const rotated = () => sharp(bytes).autoOrient();
  const variants = PICTURE_WIDTHS.flatMap((width) => [
    rotated().resize({ width, withoutEnlargement: true }).avif(VARIANT_SETTINGS.avif).toBuffer(),
    rotated().resize({ width, withoutEnlargement: true }).webp(VARIANT_SETTINGS.webp).toBuffer(),
  ]);
  const { width, height } = SOCIAL_PICTURE;
  const social = rotated().resize({ width, height, fit: 'cover', position: 'attention' }).jpeg(SOCIAL_SETTINGS);
  const portrait = rotated()
    .resize({ width: PORTRAIT_PICTURE.width, height: PORTRAIT_PICTURE.height, fit: 'cover' })
    .avif(VARIANT_SETTINGS.avif);
  const blur = rotated().resize({ width: 20 }).webp({ quality: 50 });
  await Promise.all([...variants, portrait.toBuffer(), social.toBuffer(), blur.toBuffer()]);
});
