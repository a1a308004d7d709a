import { earlyScript, tileOrigin } from 'virtual:build-facts';
import { createHash } from 'node:crypto';
import displayFont from '@fontsource-variable/ibarra-real-nova/files/ibarra-real-nova-latin-wght-normal.woff2?url';
import textFont from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import destination from '#styles/first-screen/destination.css?url';
import home from '#styles/first-screen/home.css?url';
import listing from '#styles/first-screen/listing.css?url';
import plain from '#styles/first-screen/plain.css?url';
import property from '#styles/first-screen/property.css?url';
import team from '#styles/first-screen/team.css?url';

/** Kind of a first screen; 'plain' is text only, or nothing. */
export type FirstScreenKind = 'destination' | 'home' | 'listing' | 'plain' | 'property' | 'team';

/** URLs of the two fonts of the first screen. */
export const FIRST_SCREEN_FONTS: readonly string[] = [displayFont, textFont];

/** URLs of the styles of the first screens. */
export const FIRST_SCREENS: Readonly<Record<FirstScreenKind, string>> = {
  destination,
  home,
  listing,
  plain,
  property,
  team,
};

const earlyHash = createHash('sha256').update(earlyScript).digest('base64');

/**
 * Completes the header's policy for public pages (docs/decisions/0013-csp.md): no inline style, one host of map tiles.
 */
export const PAGE_POLICY = [
  `script-src 'self' 'sha256-${earlyHash}'`,
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  `img-src 'self' data: ${tileOrigin}`,
].join('; ');
