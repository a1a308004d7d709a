import { SHORTLIST_PATH } from '#domain/site/paths.ts';
import { shareLink } from '#lib/share-link.ts';
import { LINK_PROPERTIES_MAX, LINK_PARAMETER, packIds } from './shortlist-link.ts';
import { FAVORITES_TEXT as text } from './text.ts';

/** Shares a list as a link. */
export async function shareProperties(ids: readonly string[]): Promise<void> {
  const url = new URL(`${SHORTLIST_PATH}?${LINK_PARAMETER}=${packIds(ids)}`, location.origin).href;
  const holds = ids.length > LINK_PROPERTIES_MAX ? [text.linkHolds(LINK_PROPERTIES_MAX)] : [];
  await shareLink({
    title: text.shareTitle,
    url,
    copied: [text.linkCopied, ...holds].join(' '),
    linkIs: [...holds, text.linkIs].join(' '),
  });
}
