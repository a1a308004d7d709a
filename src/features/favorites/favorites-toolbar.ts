import { DEFAULT_SORT, FAVORITES_SORT_FIELDS, oppositeDirection, type SortDirection } from '#domain/search/sort.ts';
import type { FavoritesQuery, FavoritesSortField } from './favorites-list.ts';
import { part } from './page-part.ts';

/** Search box, sort select and direction toggle of the favourites page. */
export class FavoritesToolbar {
  readonly #search: HTMLInputElement;
  readonly #field: HTMLSelectElement;
  readonly #toggle: HTMLElement;
  readonly #clear: HTMLElement;
  #direction: SortDirection = DEFAULT_SORT.direction;

  /** `onChange` is called after each change of the query. */
  constructor(root: HTMLElement, onChange: () => void) {
    this.#search = input(root, '[data-search]', HTMLInputElement);
    this.#field = input(root, '[data-sort]', HTMLSelectElement);
    this.#toggle = part(root, '[data-direction]');
    this.#clear = part(root, '[data-clear]');
    const changed = (): void => {
      this.#paint();
      onChange();
    };
    this.#search.addEventListener('input', changed);
    this.#field.addEventListener('change', changed);
    this.#toggle.addEventListener('click', () => {
      this.#direction = oppositeDirection(this.#direction);
      changed();
    });
    for (const button of root.querySelectorAll('[data-clear]')) {
      button.addEventListener('click', () => {
        this.#search.value = '';
        this.#search.focus();
        changed();
      });
    }
    // The browser restores the text of the search box after a reload.
    this.#paint();
  }

  get query(): FavoritesQuery {
    const field = FAVORITES_SORT_FIELDS.find((known) => known === this.#field.value);
    return { search: this.#search.value, field: field ?? this.#fallback, direction: this.#direction };
  }

  get #fallback(): FavoritesSortField {
    return FAVORITES_SORT_FIELDS[0];
  }

  #paint(): void {
    this.#clear.hidden = this.#search.value === '';
    for (const word of this.#toggle.querySelectorAll<HTMLElement>('[data-way]')) {
      word.hidden = word.dataset['way'] !== this.#direction;
    }
  }
}

function input<Kind extends HTMLElement>(root: HTMLElement, selector: string, kind: new () => Kind): Kind {
  const found = part(root, selector);
  if (!(found instanceof kind)) throw new Error(`${selector} is another kind of field`);
  return found;
}
