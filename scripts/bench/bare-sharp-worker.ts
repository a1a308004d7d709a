import { PICTURE_WIDTHS } from '@site/domain/limits';
import { SOCIAL_PICTURE } from '@site/domain/social-picture';
import sharp from 'sharp';
import { SOCIAL_SETTINGS, VARIANT_SETTINGS } from '../../functions/src/features/media/variant-settings.ts';
import { workOnPictures } from './picture-worker.ts';

// The baseline: sharp making the same ten files, each from the original, as its documentation shows; nothing is stored.
workOnPictures(async (bytes) => {
  const upright = () => sharp(bytes).autoOrient();
  const variants = PICTURE_WIDTHS.flatMap((width) => [
    upright().resize({ width, withoutEnlargement: true }).avif(VARIANT_SETTINGS.avif).toBuffer(),
    upright().resize({ width, withoutEnlargement: true }).webp(VARIANT_SETTINGS.webp).toBuffer(),
  ]);
  const { width, height } = SOCIAL_PICTURE;
  const social = upright().resize({ width, height, fit: 'cover', position: 'attention' }).jpeg(SOCIAL_SETTINGS);
  const blur = upright().resize({ width: 20 }).webp({ quality: 50 });
  await Promise.all([...variants, social.toBuffer(), blur.toBuffer()]);
});
