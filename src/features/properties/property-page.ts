import '#lib/mark-sections.ts';
import { returnToSearch } from './back-link.ts';
import { shareOnPress } from './share/share-on-press.ts';

const link = document.querySelector<HTMLAnchorElement>('a[data-back-link]');
if (link) returnToSearch(link);

const share = document.querySelector<HTMLButtonElement>('button[data-share]');
if (share) shareOnPress(share);
