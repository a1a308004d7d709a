import { shareLink } from '#lib/share-link.ts';
import { SHARE_TEXT as text } from './text.ts';

/** Makes a button share the page, by the title in its `data-share`; the link is without what a visitor chose on the page. */
export function shareOnPress(button: HTMLButtonElement): void {
  button.addEventListener('click', () => {
    const url = new URL(location.pathname, location.origin).href;
    void shareLink({ title: button.dataset['share'] ?? '', url, copied: text.copied, linkIs: text.linkIs });
  });
}
