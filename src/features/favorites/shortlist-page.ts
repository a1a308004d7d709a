import { announce } from '#lib/announce.ts';
import { knownMember } from '#lib/member/known-member.ts';
import { keepShortlist } from '#lib/member/store-favorites.ts';
import { onSavedChange, savedPropertyIds, shortlist } from '#lib/member/saved-property-ids.ts';
import { CardList } from './card-list.ts';
import { fetchCards } from './fetch-cards.ts';
import { part } from './page-part.ts';
import { shareProperties } from './share-properties.ts';
import { LINK_PARAMETER, unpackIds } from './shortlist-link.ts';
import { SHORTLIST_TEXT as text } from './text.ts';

/** `<shortlist-page>`: the properties of a shared link, or those saved on this device when the URL has none. */
class ShortlistPage extends HTMLElement {
  #list: CardList | null = null;
  #shared: string[] | null = null;
  #shown: string[] = [];

  connectedCallback(): void {
    this.#list = new CardList(part(this, '[data-cards]'));
    const properties = new URL(location.href).searchParams.get(LINK_PARAMETER);
    this.#shared = properties === null ? null : unpackIds(properties);
    for (const block of this.querySelectorAll<HTMLElement>('[data-kind]')) {
      block.hidden = block.dataset['kind'] !== (this.#shared === null ? 'own' : 'shared');
    }
    part(this, '[data-share]').addEventListener('click', () => void shareProperties(this.#shown));
    part(this, '[data-save-all]').addEventListener('click', () => void this.#saveAll());
    if (this.#shared === null) onSavedChange(() => void this.#load());
    void this.#load();
  }

  async #load(): Promise<void> {
    const status = part(this, '[data-status]');
    status.textContent = text.loading;
    try {
      const index = { base: this.dataset['base'] ?? '', digits: Number(this.dataset['digits']) };
      const cards = await fetchCards(index, this.#shared ?? savedPropertyIds());
      this.#shown = cards.map(({ id }) => id);
      this.#list?.show(cards);
      status.textContent = cards.length > 0 ? text.showing(cards.length) : '';
    } catch (error) {
      reportError(error);
      status.textContent = text.failed;
      return;
    }
    for (const block of this.querySelectorAll<HTMLElement>('[data-when]')) {
      block.hidden = (block.dataset['when'] === 'empty') !== (this.#shown.length === 0);
    }
    for (const block of this.querySelectorAll<HTMLElement>('[data-visitor]')) block.hidden ||= knownMember() !== null;
  }

  async #saveAll(): Promise<void> {
    const saved = new Set(savedPropertyIds());
    const ids = this.#shown.filter((id) => !saved.has(id));
    if (knownMember() === null) {
      keepShortlist([...ids, ...shortlist()]);
      announce(text.savedHere);
    } else {
      await (await import('./merge-shortlist.ts')).addAll(ids);
    }
  }
}

customElements.define('shortlist-page', ShortlistPage);
