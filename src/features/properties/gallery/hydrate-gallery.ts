import { hydrateOnInteraction } from '#lib/hydrate-on-interaction.ts';

for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]')) {
  hydrateOnInteraction(
    gallery,
    async () => (await import('./gallery-viewer.ts')).addViewer(gallery),
    '[data-opens-viewer]',
  );
}
