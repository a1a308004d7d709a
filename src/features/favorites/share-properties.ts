import { SHORTLIST_PATH } from '#domain/site/paths.ts';
import { announce } from '#lib/announce.ts';
import { LINK_HOUSES_MAX, LINK_PARAMETER, packIds } from './shortlist-link.ts';
import { FAVORITES_WORDS as words } from './text.ts';

/** Shares a list by link: through the telephone's own sheet, else by the clipboard, else by showing the link. */
export async function shareHouses(ids: readonly string[]): Promise<void> {
  const link = new URL(`${SHORTLIST_PATH}?${LINK_PARAMETER}=${packIds(ids)}`, location.origin).href;
  const cut = ids.length > LINK_HOUSES_MAX ? ` ${words.linkHolds(LINK_HOUSES_MAX)}` : '';
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title: words.shareTitle, url: link });
      return;
    } catch (error) {
      // Closing the sheet is an answer too.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(link);
    announce(`${words.linkCopied}${cut}`);
  } catch (error) {
    reportError(error);
    announce(`${words.linkIs} ${link}${cut}`);
  }
}
