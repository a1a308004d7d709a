import { PICTURE_WIDTHS } from '@site/domain/limits';
import { SOCIAL_PICTURE } from '@site/domain/social-picture';
import { UPRIGHT_PICTURE } from '@site/domain/upright-picture';
import sharp from 'sharp';
import { SOCIAL_SETTINGS, VARIANT_SETTINGS } from '../../functions/src/features/media/variant-settings.ts';
import { workOnPictures } from './picture-worker.ts';

// The baseline: sharp making the same eleven files, each from the original, as its documentation shows; nothing is stored.
workOnPictures(async (bytes) => {
  const turned = () => sharp(bytes).autoOrient();
  const variants = PICTURE_WIDTHS.flatMap((width) => [
    turned().resize({ width, withoutEnlargement: true }).avif(VARIANT_SETTINGS.avif).toBuffer(),
    turned().resize({ width, withoutEnlargement: true }).webp(VARIANT_SETTINGS.webp).toBuffer(),
  ]);
  const { width, height } = SOCIAL_PICTURE;
  const social = turned().resize({ width, height, fit: 'cover', position: 'attention' }).jpeg(SOCIAL_SETTINGS);
  const middle = turned()
    .resize({ width: UPRIGHT_PICTURE.width, height: UPRIGHT_PICTURE.height, fit: 'cover' })
    .avif(VARIANT_SETTINGS.avif);
  const blur = turned().resize({ width: 20 }).webp({ quality: 50 });
  await Promise.all([...variants, middle.toBuffer(), social.toBuffer(), blur.toBuffer()]);
});
