import { SOCIAL_PICTURE } from '#domain/media/picture-path.ts';

/** A picture made from the mark. */
export interface Icon {
  /** File in the folder `public`. */
  file: string;
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
  /** How many of the mark's 64 units the height shows; more makes the mark smaller. */
  units: number;
}

/** Every picture of the mark that browsers, telephones and shared links ask for. */
export const ICONS: readonly Icon[] = [
  { file: 'icon-192.png', width: 192, height: 192, units: 64 },
  { file: 'icon-512.png', width: 512, height: 512, units: 64 },
  // Android cuts any shape from a maskable icon; the circle that is always kept is four fifths of its width.
  { file: 'icon-maskable-512.png', width: 512, height: 512, units: 88 },
  { file: 'apple-touch-icon.png', width: 180, height: 180, units: 72 },
  { file: 'social.png', width: SOCIAL_PICTURE.width, height: SOCIAL_PICTURE.height, units: 140 },
];
