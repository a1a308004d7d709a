import { createHash } from 'node:crypto';
import { earlyScript, tileOrigin } from 'virtual:build-facts';
import displayFace from '@fontsource-variable/ibarra-real-nova/files/ibarra-real-nova-latin-wght-normal.woff2?url';
import textFace from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import { sharedPart } from '../components/shared-parts.ts';
import styles from '../styles/first-screen.css?inline';

const firstScreen = styles.trim();

/** The styles of the first screen, which stand in the page itself. */
export const FIRST_SCREEN_STYLES = sharedPart(firstScreen);

/** Addresses of the two faces that the first screen is set in. */
export const FIRST_SCREEN_FACES: readonly string[] = [displayFace, textFace];

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * What the header's policy cannot say (docs/decisions/0013-csp.md): the hash of the one inline style, and the host of the
 * map's pictures. The one inline script is named in both.
 */
export const PAGE_POLICY = [
  `script-src 'self' ${hashOf(earlyScript)}`,
  `style-src 'self' ${hashOf(firstScreen)}`,
  "style-src-attr 'unsafe-inline'",
  `img-src 'self' data: ${tileOrigin}`,
].join('; ');
