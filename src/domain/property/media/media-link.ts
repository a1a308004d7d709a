import * as z from 'zod';
import { httpsUrl, optionalLine } from '#domain/text/text-fields.ts';
import { MEDIA_LINK_KINDS } from './media-kinds.ts';

/** Most links of one property. */
const MEDIA_LINKS_MAX = 12;

/** A video, a tour or a floor plan at another site, which opens at a press. */
export const mediaLinkSchema = z.strictObject({
  kind: z.enum(MEDIA_LINK_KINDS),
  /** What it shows, such as 'The house at dusk'; '' for the name of its kind. */
  name: optionalLine,
  url: httpsUrl,
});

/** In the order of the page; empty for none. */
export const mediaLinkList = z.array(mediaLinkSchema).max(MEDIA_LINKS_MAX);
