/**
 * Encoder settings by format. AVIF at 50 smoothed the texture of sea and bark away, at 55 it stays; effort 4 takes four
 * times as long as effort 3 for 4 % fewer bytes. WebP at 76 is where skies stop showing blocks.
 */
export const VARIANT_SETTINGS = {
  avif: { quality: 55, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 76, effort: 4 },
} as const;

/** The picture for shared links: 70 kB in the mean and 170 at most, below the 300 kB over which some services show none. */
export const SOCIAL_SETTINGS = { quality: 78, mozjpeg: true } as const;

/** Version of everything that decides on the bytes of a variant; raise it when a setting changes, so that kept results are made again. */
export const VARIANT_SETTINGS_VERSION = 3;

/** Caching of stored variants: their names carry the content hash, so a year without asking again is safe. */
export const VARIANT_CACHE_CONTROL = 'public, max-age=31536000, immutable';
