import type { CardEntry } from './card-entry.ts';

/** Shows cards in a list and reuses the elements that stay, so that neither pictures nor the focus jump. */
export class CardList {
  readonly #list: HTMLElement;
  readonly #items = new Map<string, HTMLLIElement>();

  /** `list` is the `ul` that gets the cards. */
  constructor(list: HTMLElement) {
    this.#list = list;
  }

  show(cards: readonly CardEntry[]): void {
    const items = cards.map((card) => this.#items.get(card.id) ?? this.#create(card));
    if (items.length === this.#list.children.length && items.every((item, n) => item === this.#list.children[n]))
      return;
    const focused = this.#list.contains(document.activeElement) ? document.activeElement : null;
    const place = focused ? [...this.#list.children].findIndex((item) => item.contains(focused)) : -1;
    this.#list.replaceChildren(...items);
    if (!(focused instanceof HTMLElement)) return;
    // If the pressed heart is gone with its card, the heart in its place gets the focus.
    const next = focused.isConnected ? focused : (items[place] ?? items.at(-1))?.querySelector<HTMLElement>('button');
    next?.focus({ preventScroll: true });
  }

  #create(card: CardEntry): HTMLLIElement {
    const item = document.createElement('li');
    // Rendered by the build and served from the site's own origin; it contains nothing that a visitor wrote.
    item.innerHTML = card.html;
    this.#items.set(card.id, item);
    return item;
  }
}
