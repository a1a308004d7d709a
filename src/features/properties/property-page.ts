import '#lib/mark-sections.ts';
import { returnToSearch } from './back-link.ts';
import { shareLink } from '#lib/share-link.ts';
import { SHARE_TEXT as text } from './share/text.ts';

const link = document.querySelector<HTMLAnchorElement>('a[data-back-link]');
if (link) returnToSearch(link);

const share = document.querySelector<HTMLButtonElement>('button[data-share]');
share?.addEventListener('click', () => {
  // Without what the visitor chose on the page.
  const url = new URL(location.pathname, location.origin).href;
  void shareLink({ title: share.dataset['share'] ?? '', url, copied: text.copied, linkIs: text.linkIs });
});
