// The scripts of a property's page in one file: each would be one more request.
import '#lib/motion/load-carousels.ts';
import '#lib/mark-sections.ts';
import { returnToSearch } from './back-link.ts';
import './gallery/hydrate-gallery.ts';

const link = document.querySelector<HTMLAnchorElement>('a[data-back-link]');
if (link) returnToSearch(link);
