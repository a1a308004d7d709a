// The scripts of a property's page in one file: each would be one more request.
import '#lib/motion/load-carousels.ts';
import '#lib/mark-sections.ts';
import { returnToSearch } from './back-link.ts';
import { hydrateOnInteraction } from '#lib/hydrate-on-interaction.ts';

const link = document.querySelector<HTMLAnchorElement>('a[data-back-link]');
if (link) returnToSearch(link);

for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]')) {
  hydrateOnInteraction(
    gallery,
    async () => (await import('./gallery/gallery-viewer.ts')).addViewer(gallery),
    '[data-opens-viewer]',
  );
}
