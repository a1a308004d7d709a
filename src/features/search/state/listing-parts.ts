import { PAGE_TYPES } from '#domain/property/type.ts';
import type { ListedPage } from './listing-state.ts';

/** The elements of a listing page that the search uses, and the data in its HTML. */
export interface ListingParts {
  page: ListedPage;
  /** URL of the search index. */
  index: string;
  /** The search bar in the head. */
  bar: HTMLFormElement;
  field: HTMLInputElement;
  /** The tools and everything below them. */
  content: HTMLElement;
  /** The tools, as the build rendered them. */
  tools: HTMLElement;
  /** Everything below the tools; takes the focus when the visitor goes to the results. */
  area: HTMLElement;
  /** The cards of the HTML. */
  cards: HTMLElement;
  /** Container of the results. */
  results: HTMLElement;
  /** Shown while the code of the search is loading, or failed to load. */
  notices: { loading: HTMLElement; failed: HTMLElement };
}

function part<E extends HTMLElement>(name: string, kind: new () => E): E {
  const element = document.querySelector(`[data-listing="${name}"]`);
  if (!(element instanceof kind)) throw new Error(`The page has no listing part '${name}'.`);
  return element;
}

/** Finds the elements; throws when one is missing. */
export function findParts(): ListingParts {
  const tools = part('tools', HTMLElement);
  const { type, total, number, index, offered, quickFilters, amenities, rentalOption } = tools.dataset;
  const known = PAGE_TYPES.find((candidate) => candidate === type);
  if (known === undefined || index === undefined) throw new Error('The listing does not say what it lists.');
  return {
    page: {
      type: known,
      total: Number(total),
      number: Number(number),
      offered: Number(offered),
      findable: {
        quickFilters: Number(quickFilters),
        amenities: Number(amenities),
        rentalOption: rentalOption === 'true',
      },
    },
    index,
    bar: part('bar', HTMLFormElement),
    field: part('field', HTMLInputElement),
    content: part('content', HTMLElement),
    tools,
    area: part('area', HTMLElement),
    cards: part('cards', HTMLElement),
    results: part('results', HTMLElement),
    notices: { loading: part('loading', HTMLElement), failed: part('failed', HTMLElement) },
  };
}

/** Scrolls to the tools, below which the results begin; to their container, because they may stick to the header. */
export function showTools({ content }: Pick<ListingParts, 'content'>): void {
  content.scrollIntoView();
}

/** Scrolls to the tools and moves the focus to the results. */
export function showResults(parts: Pick<ListingParts, 'area' | 'content'>): void {
  parts.area.focus({ preventScroll: true });
  showTools(parts);
}
