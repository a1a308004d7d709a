import { watchSwipes } from '#lib/motion/watch-gestures.ts';
import { galleryDialog } from './gallery-dialog.ts';

/** The full-screen viewer of a gallery: one picture at a time, by buttons, arrow keys, Home and End, or a swipe. */
class GalleryViewer {
  readonly #dialog: HTMLDialogElement;
  readonly #links: readonly HTMLElement[];
  readonly #pictures = new Map<number, Node>();
  #index = 0;

  constructor(dialog: HTMLDialogElement, links: readonly HTMLElement[]) {
    this.#dialog = dialog;
    this.#links = links;
    for (const [index, link] of links.entries()) {
      link.setAttribute('aria-haspopup', 'dialog');
      link.addEventListener('click', (event) => this.#open(event, index));
    }
    dialog.querySelector('[data-viewer-close]')?.addEventListener('click', () => dialog.close());
    for (const button of dialog.querySelectorAll<HTMLElement>('[data-viewer-step]')) {
      button.addEventListener('click', () => this.#show(this.#index + Number(button.dataset['viewerStep'])));
    }
    dialog.addEventListener('keydown', (event) => this.#onKey(event));
    watchSwipes(dialog, (direction) => this.#show(this.#index + direction));
  }

  #open(event: MouseEvent, index: number): void {
    // The visitor wants a new tab or a download of the picture that the link points to.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.#show(index);
    this.#dialog.showModal();
  }

  #onKey(event: KeyboardEvent): void {
    const target = new Map([
      ['ArrowLeft', this.#index - 1],
      ['ArrowRight', this.#index + 1],
      ['Home', 0],
      ['End', this.#links.length - 1],
    ]).get(event.key);
    if (target === undefined) return;
    event.preventDefault();
    this.#show(target);
  }

  /** Shows a picture; wraps around at both ends. */
  #show(index: number): void {
    this.#index = this.#around(index);
    const picture = this.#picture(this.#index);
    if (picture) this.#part('stage').replaceChildren(picture);
    this.#part('number').textContent = String(this.#index + 1);
    const caption = this.#links[this.#index]?.closest('figure')?.querySelector('[data-caption]');
    this.#part('caption').textContent = caption?.textContent ?? '';
    // Loads the neighbours in advance.
    for (const step of [1, -1]) this.#picture(this.#around(this.#index + step));
  }

  #around(index: number): number {
    return (index + this.#links.length) % this.#links.length;
  }

  #part(name: string): HTMLElement {
    const part = this.#dialog.querySelector<HTMLElement>(`[data-viewer-${name}]`);
    if (!part) throw new Error(`The viewer lacks its ${name}.`);
    return part;
  }

  /** A copy of the gallery's picture, sized for the window. */
  #picture(index: number): Node | undefined {
    const known = this.#pictures.get(index);
    if (known) return known;
    const copy = this.#links[index]?.querySelector('picture')?.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return undefined;
    for (const source of copy.querySelectorAll('source')) source.sizes = '100vw';
    const image = copy.querySelector('img');
    if (image) {
      image.className = 'viewer-picture';
      image.style.setProperty('--ratio', String(image.width / image.height));
      image.loading = 'eager';
    }
    this.#pictures.set(index, copy);
    return copy;
  }
}

/** Adds the viewer to a gallery. */
export function addViewer(gallery: HTMLElement): void {
  const links = [...gallery.querySelectorAll<HTMLElement>('[data-opens-viewer]')];
  const dialog = galleryDialog(gallery.querySelector('[data-track]')?.ariaLabel ?? '', links.length);
  gallery.append(dialog);
  new GalleryViewer(dialog, links);
}
