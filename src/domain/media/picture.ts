import * as z from 'zod';
import { GALLERY_MAX } from './limits.ts';
import { MEDIUM_TEXT } from '#domain/core/limits.ts';

/** A processed picture: everything a page needs to show it without looking at the file. */
export const pictureSchema = z.strictObject({
  /** First 32 hexadecimal digits of the SHA-256 of the original file; names its variants. */
  id: z.string().regex(/^[0-9a-f]{32}$/, { error: 'expected 32 hexadecimal digits' }),
  /** Width of the largest variant, in pixels. */
  width: z.int().min(1).max(20_000),
  /** Height of the largest variant, in pixels. */
  height: z.int().min(1).max(20_000),
  /** Widths that exist as files, in pixels, ascending. */
  widths: z.array(z.int().min(1).max(20_000)).min(1).max(8),
  /** True when its crop for upright windows exists as a file; absent when it does not. */
  upright: z.literal(true).optional(),
  /** Colours of its upper, middle and lower third, '#rgb' each, without the signs: what lists show until it arrives. */
  tones: z.string().regex(/^[0-9a-f]{9}$/),
  /** A blurred miniature, 20 pixels wide, as a data address: what the large picture of a page shows until it arrives. */
  placeholder: z.string().startsWith('data:image/webp;base64,').max(2000),
  /** The dominant colour, as '#rrggbb'. */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  /** What the picture shows, for those who cannot see it; '' only for decoration. */
  alt: z.string().trim().max(MEDIUM_TEXT),
  /** Text shown beside the picture; '' for none. */
  caption: z.string().trim().max(MEDIUM_TEXT),
});

/** A processed picture. */
export type Picture = z.infer<typeof pictureSchema>;

/** Pictures in display order. */
export const gallerySchema = z.array(pictureSchema).max(GALLERY_MAX);
