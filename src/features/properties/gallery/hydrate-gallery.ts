import { wakeOnTouch } from '#lib/hydrate-on-interaction.ts';

for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]')) {
  wakeOnTouch(gallery, async () => (await import('./gallery-viewer.ts')).addViewer(gallery), '[data-opens-viewer]');
}
