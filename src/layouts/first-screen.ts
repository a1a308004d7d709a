import { createHash } from 'node:crypto';
import { earlyScript, tileOrigin } from 'virtual:build-facts';
import displayFace from '@fontsource-variable/ibarra-real-nova/files/ibarra-real-nova-latin-wght-normal.woff2?url';
import textFace from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import { sharedPart } from '../components/shared-parts.ts';
import destination from '../styles/first-screen/destination.css?inline';
import home from '../styles/first-screen/home.css?inline';
import listing from '../styles/first-screen/listing.css?inline';
import plain from '../styles/first-screen/plain.css?inline';
import property from '../styles/first-screen/property.css?inline';
import team from '../styles/first-screen/team.css?inline';

/** What stands on a first screen; 'plain' is words, or nothing. */
export type FirstScreenKind = 'destination' | 'home' | 'listing' | 'plain' | 'property' | 'team';

/** What a kind of first screen needs in the page itself. */
export interface FirstScreen {
  /** Its styles. */
  styles: string;
  /**
   * What the header's policy cannot say (docs/decisions/0013-csp.md): the hash of the one inline style, and the host of
   * the map's pictures. The one inline script is named in both.
   */
  policy: string;
}

/** Addresses of the two faces that the first screen is set in. */
export const FIRST_SCREEN_FACES: readonly string[] = [displayFace, textFace];

/** The first screens by their kind. */
export const FIRST_SCREENS: Readonly<Record<FirstScreenKind, FirstScreen>> = {
  destination: firstScreen(destination),
  home: firstScreen(home),
  listing: firstScreen(listing),
  plain: firstScreen(plain),
  property: firstScreen(property),
  team: firstScreen(team),
};

function firstScreen(css: string): FirstScreen {
  // The licence of what Tailwind generates stands in global.css.
  const styles = css.replace(/^\/\*!.*?\*\//s, '').trim();
  const policy = [
    `script-src 'self' ${hashOf(earlyScript)}`,
    `style-src 'self' ${hashOf(styles)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${tileOrigin}`,
  ].join('; ');
  return { styles: sharedPart(styles), policy };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
