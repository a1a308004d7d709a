import { SHORTLIST_PATH } from '#domain/site/paths.ts';
import { announce } from '#lib/announce.ts';
import { LINK_PROPERTIES_MAX, LINK_PARAMETER, packIds } from './shortlist-link.ts';
import { FAVORITES_TEXT as text } from './text.ts';

/** Shares a list as a link: through the phone's share sheet, else the clipboard, else by showing the link. */
export async function shareProperties(ids: readonly string[]): Promise<void> {
  const link = new URL(`${SHORTLIST_PATH}?${LINK_PARAMETER}=${packIds(ids)}`, location.origin).href;
  const cut = ids.length > LINK_PROPERTIES_MAX ? ` ${text.linkHolds(LINK_PROPERTIES_MAX)}` : '';
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title: text.shareTitle, url: link });
      return;
    } catch (error) {
      // The visitor closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(link);
    announce(`${text.linkCopied}${cut}`);
  } catch (error) {
    reportError(error);
    announce(`${text.linkIs} ${link}${cut}`);
  }
}
