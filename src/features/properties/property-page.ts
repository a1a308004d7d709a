import '#lib/mark-sections.ts';
import { returnToSearch } from './back-link.ts';

const link = document.querySelector<HTMLAnchorElement>('a[data-back-link]');
if (link) returnToSearch(link);
