import { ScrollCarousel } from '#components/carousel/carousel.ts';

/** Lets the pictures of a gallery open its full-screen viewer, which scrolls from picture to picture. */
function openOnClick(viewer: HTMLDialogElement, links: readonly HTMLElement[]): void {
  const carousel = viewer.querySelector('scroll-carousel');
  const row = carousel?.querySelector('[data-track] > ul');
  if (!(carousel instanceof ScrollCarousel) || !row) throw new Error('The viewer lacks its carousel.');
  for (const [index, link] of links.entries()) {
    link.ariaHasPopup = 'dialog';
    link.addEventListener('click', (event) => {
      // The visitor wants a new tab or a download of the picture that the link points to.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (row.childElementCount === 0) row.append(...links.map(slideOf));
      viewer.showModal();
      carousel.show(index, 'instant');
    });
  }
  viewer.addEventListener('keydown', (event) => {
    const { index } = carousel;
    const target = new Map([
      ['ArrowLeft', index - 1],
      ['ArrowRight', index + 1],
      ['Home', 0],
      ['End', links.length - 1],
    ]).get(event.key);
    if (target === undefined || event.altKey || event.metaKey) return;
    event.preventDefault();
    carousel.show(target);
  });
}

/** A copy of the gallery's picture and caption, in variants for the whole window. */
function slideOf(link: HTMLElement): HTMLElement {
  const slide = document.createElement('li');
  slide.dataset['slide'] = '';
  for (const part of [link.querySelector('picture'), link.parentElement?.querySelector('figcaption')]) {
    if (part) slide.append(part.cloneNode(true));
  }
  // The number is in the viewer's bar.
  slide.querySelector('figcaption > :first-child')?.remove();
  for (const source of slide.querySelectorAll('source')) source.sizes = '100vw';
  return slide;
}

for (const viewer of document.querySelectorAll<HTMLDialogElement>('[data-viewer]')) {
  openOnClick(viewer, [...document.querySelectorAll<HTMLElement>('[data-opens-viewer]')]);
}
