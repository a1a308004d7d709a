import { SOCIAL_PICTURE } from '#domain/media/picture-path.ts';

/** A picture of the logo mark; sizes are in pixels. */
export interface Icon {
  /** File in the folder `public`. */
  file: string;
  width: number;
  height: number;
  /** Height in units of the mark, which is 64 units high; more units make the mark smaller. */
  units: number;
}

/** Every picture of the mark that browsers, mobiles and shared links request. */
export const ICONS: readonly Icon[] = [
  { file: 'icon-192.png', width: 192, height: 192, units: 64 },
  { file: 'icon-512.png', width: 512, height: 512, units: 64 },
  // Android cuts maskable icons into shapes; the safe circle is four fifths of the width.
  { file: 'icon-maskable-512.png', width: 512, height: 512, units: 88 },
  { file: 'apple-touch-icon.png', width: 180, height: 180, units: 72 },
  { file: 'social.png', width: SOCIAL_PICTURE.width, height: SOCIAL_PICTURE.height, units: 140 },
];
