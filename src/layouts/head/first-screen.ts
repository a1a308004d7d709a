import { earlyScript, tileOrigin } from 'virtual:build-facts';
import { createHash } from 'node:crypto';
import displayFace from '@fontsource-variable/ibarra-real-nova/files/ibarra-real-nova-latin-wght-normal.woff2?url';
import textFace from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import destination from '#styles/first-screen/destination.css?url';
import home from '#styles/first-screen/home.css?url';
import listing from '#styles/first-screen/listing.css?url';
import plain from '#styles/first-screen/plain.css?url';
import property from '#styles/first-screen/property.css?url';
import team from '#styles/first-screen/team.css?url';

/** What stands on a first screen; 'plain' is words, or nothing. */
export type FirstScreenKind = 'destination' | 'home' | 'listing' | 'plain' | 'property' | 'team';

/** Addresses of the two faces that the first screen is set in. */
export const FIRST_SCREEN_FACES: readonly string[] = [displayFace, textFace];

/** Addresses of the styles of the first screens, by their kind. */
export const FIRST_SCREENS: Readonly<Record<FirstScreenKind, string>> = {
  destination,
  home,
  listing,
  plain,
  property,
  team,
};

const earlyHash = createHash('sha256').update(earlyScript).digest('base64');

/** What the header's policy cannot say of a public page (docs/decisions/0013-csp.md): no inline style, one host of map pictures. */
export const PAGE_POLICY = [
  `script-src 'self' 'sha256-${earlyHash}'`,
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  `img-src 'self' data: ${tileOrigin}`,
].join('; ');
