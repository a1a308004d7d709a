import { tileOrigin } from 'virtual:build-facts';

/**
 * Completes the header's policy for the back office (docs/decisions/0013-csp.md): no inline style or script, pictures
 * from this site, from files chosen for upload (blob:), and from the host of the map tiles. Dragging sets positions as
 * style attributes.
 */
export const ADMIN_POLICY = [
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  `img-src 'self' data: blob: ${tileOrigin}`,
].join('; ');
