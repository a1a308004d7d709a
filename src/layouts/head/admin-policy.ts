import { tileOrigin } from 'virtual:build-facts';

/**
 * What the header's policy cannot say of the back office (docs/decisions/0013-csp.md): no inline style or script at all,
 * pictures from here, from files that were just chosen (blob:), and from the map's host. Positions while something is
 * dragged are style attributes.
 */
export const ADMIN_POLICY = [
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  `img-src 'self' data: blob: ${tileOrigin}`,
].join('; ');
