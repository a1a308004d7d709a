import {
  CHECKING_AUTHENTICATION,
  FAVORITES_FROM_DEVICE,
  FAVORITES_OFFLINE,
  FAVORITES_UNAVAILABLE,
  LOADING_FAVORITES,
  noLongerOffered,
  showingFavorites,
} from '#domain/account/favorites-text.ts';
import { keepForAfterSignIn } from '#lib/member/after-sign-in.ts';
import { goToSignIn } from '#lib/member/go-to-sign-in.ts';
import { knownMember } from '#lib/member/known-member.ts';
import { cachedFavorites, onSavedChange } from '#lib/member/saved-property-ids.ts';
import type { CardEntry } from './card-entry.ts';
import { CardList } from './card-list.ts';
import { queryFavorites } from './favorites-list.ts';
import { FavoritesToolbar } from './favorites-toolbar.ts';
import { fetchCards } from './fetch-cards.ts';
import { part } from './page-part.ts';

type State = 'busy' | 'error' | 'empty' | 'no-match' | 'list';

/** `<favorites-page>`: the member's favourites, searched, sorted, live across tabs and readable offline. */
class FavoritesPage extends HTMLElement {
  #cards: readonly CardEntry[] = [];
  #missing = 0;
  #loaded = false;
  #list: CardList | null = null;
  #toolbar: FavoritesToolbar | null = null;

  connectedCallback(): void {
    if (knownMember() === null) {
      goToSignIn();
      return;
    }
    this.#list = new CardList(part(this, '[data-cards]'));
    this.#toolbar = new FavoritesToolbar(this, () => this.#render());
    part(this, '[data-retry]').addEventListener('click', () => void this.#load());
    part(this, '[data-share]').addEventListener('click', () => void this.#share());
    onSavedChange(() => void this.#follow());
    void this.#load();
  }

  async #load(): Promise<void> {
    this.#say(CHECKING_AUTHENTICATION);
    if (!this.#loaded) this.#show('busy');
    try {
      await this.#follow();
      await this.#refresh();
    } catch (error) {
      await this.#fail(error);
    }
  }

  /** Checks the session, then fetches the current list from Firestore. */
  async #refresh(): Promise<void> {
    const [{ currentMember }, { refreshFavorites }] = await Promise.all([
      import('#lib/member/session.ts'),
      import('./refresh-favorites.ts'),
    ]);
    if ((await currentMember()) === null) {
      keepForAfterSignIn({ reason: 'ended', favorite: null });
      goToSignIn();
      return;
    }
    if (!this.#loaded) this.#say(LOADING_FAVORITES);
    await refreshFavorites();
    await this.#follow();
    this.#loaded = true;
    this.#render();
    void keepForOffline();
  }

  /** Shows the saved properties after a change here, in another tab or on another device. */
  async #follow(): Promise<void> {
    if (knownMember() === null) {
      goToSignIn();
      return;
    }
    const ids = cachedFavorites();
    if (ids === null) return;
    this.#cards = await fetchCards(this.#index, ids);
    this.#missing = ids.length - this.#cards.length;
    if (this.#loaded || ids.length > 0) this.#render();
  }

  async #fail(error: unknown): Promise<void> {
    const { SessionEnded } = await import('#lib/member/session-ended.ts');
    if (error instanceof SessionEnded) {
      keepForAfterSignIn({ reason: 'ended', favorite: null });
      goToSignIn();
      return;
    }
    if (this.#cards.length > 0) {
      this.#loaded = true;
      this.#render();
      this.#say(FAVORITES_FROM_DEVICE);
      return;
    }
    part(this, '[data-message]').textContent = navigator.onLine ? FAVORITES_UNAVAILABLE : FAVORITES_OFFLINE;
    this.#say('');
    this.#show('error');
  }

  get #index() {
    return { base: this.dataset['base'] ?? '', digits: Number(this.dataset['digits']) };
  }

  #render(): void {
    const query = this.#toolbar?.query;
    if (!query) return;
    const found = queryFavorites(this.#cards, query);
    this.#list?.show(found);
    part(this, '[data-missing]').textContent = this.#missing > 0 ? noLongerOffered(this.#missing) : '';
    if (found.length > 0) {
      if (this.#loaded) this.#say(showingFavorites(found.length));
      this.#show('list');
    } else {
      if (this.#loaded) this.#say('');
      this.#show(query.search.trim() === '' ? 'empty' : 'no-match');
    }
  }

  async #share(): Promise<void> {
    const { shareProperties } = await import('./share-properties.ts');
    const query = this.#toolbar?.query;
    if (query) await shareProperties(queryFavorites(this.#cards, { ...query, search: '' }).map(({ id }) => id));
  }

  #say(text: string): void {
    part(this, '[data-status]').textContent = text;
  }

  #show(state: State): void {
    for (const block of this.querySelectorAll<HTMLElement>('[data-state]')) {
      block.hidden = !block.dataset['state']?.split(' ').includes(state);
    }
  }
}

/**
 * Registers the service worker that opens the favourites page offline (public/favorites-worker.js). Called when the
 * list shows: the worker gets the URLs that were loaded before it started.
 */
async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/favorites-worker.js', { scope: '/favorites' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
  } catch (error) {
    reportError(error);
  }
}

customElements.define('favorites-page', FavoritesPage);
