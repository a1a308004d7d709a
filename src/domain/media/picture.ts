import * as z from 'zod';
import { GALLERY_MAX } from './limits.ts';
import { MEDIUM_TEXT } from '#domain/core/limits.ts';

/** A processed picture with everything that a page needs to show it. */
export const pictureSchema = z.strictObject({
  /** First 32 hexadecimal digits of the SHA-256 of the original file; part of the variants' names. */
  id: z.string().regex(/^[0-9a-f]{32}$/, { error: 'expected 32 hexadecimal digits' }),
  /** Width of the largest variant, in pixels. */
  width: z.int().min(1).max(20_000),
  /** Height of the largest variant, in pixels. */
  height: z.int().min(1).max(20_000),
  /** Widths of the variants in pixels, ascending. */
  widths: z.array(z.int().min(1).max(20_000)).min(1).max(8),
  /** True when the portrait crop exists. */
  upright: z.literal(true).optional(),
  /** Colours of the upper, middle and lower third as 'rgb' each: the placeholder in lists. */
  tones: z.string().regex(/^[0-9a-f]{9}$/),
  /** A blurred miniature, 20 pixels wide, as a data URL: the placeholder of large pictures. */
  placeholder: z.string().startsWith('data:image/webp;base64,').max(2000),
  /** The dominant colour, as '#rrggbb'. */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  /** Alt text; '' only for decoration. */
  alt: z.string().trim().max(MEDIUM_TEXT),
  /** '' for none. */
  caption: z.string().trim().max(MEDIUM_TEXT),
});

export type Picture = z.infer<typeof pictureSchema>;

/** Pictures in display order. */
export const gallerySchema = z.array(pictureSchema).max(GALLERY_MAX);
