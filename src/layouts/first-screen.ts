import { createHash } from 'node:crypto';
import displayFace from '@fontsource-variable/ibarra-real-nova/files/ibarra-real-nova-latin-wght-normal.woff2?url';
import textFace from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import styles from '../styles/first-screen.css?inline';

/** The styles of the first screen, which stand in the page itself. */
export const FIRST_SCREEN_STYLES = styles.trim();

/** Addresses of the two faces that the first screen is set in. */
export const FIRST_SCREEN_FACES: readonly string[] = [displayFace, textFace];

const digest = createHash('sha256').update(FIRST_SCREEN_STYLES).digest('base64');

/** What the header's policy cannot say: the one inline style is named by its hash (docs/decisions/0013-csp.md). */
export const PAGE_POLICY = `script-src 'self'; style-src 'self' 'sha256-${digest}'; style-src-attr 'unsafe-inline'`;
