import { earlyScript, tileOrigin } from 'virtual:build-facts';
import { createHash } from 'node:crypto';

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
