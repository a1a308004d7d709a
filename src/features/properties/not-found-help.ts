import { propertyPath } from '#domain/site/paths.ts';
import { findPropertyBySlugPart } from '#domain/property/lookup.ts';
import { fetchTitles } from './property-titles.ts';

/** `<not-found-help>`: replaces the general text of the not-found page with text for the missing path. */
class NotFoundHelp extends HTMLElement {
  connectedCallback(): void {
    const text = [...this.querySelectorAll<HTMLTemplateElement>('template[data-prefix]')].find(({ dataset }) =>
      location.pathname.startsWith(dataset['prefix'] ?? '?'),
    );
    if (!text) return;
    const { prefix = '', title = '', href = '', label = '' } = text.dataset;
    const heading = this.querySelector('[data-title]');
    document.title = document.title.replace(heading?.textContent ?? '', title);
    if (heading) heading.textContent = title;
    this.querySelector('[data-text]')?.replaceChildren(text.content.cloneNode(true));
    const way = this.querySelector<HTMLAnchorElement>('a[data-way]');
    if (way) {
      way.href = href;
      way.textContent = label;
    }
    if (prefix === propertyPath('')) void this.#suggest(missingSlug(prefix));
  }

  /**
   * Suggests the only property whose title contains the missing slug; keeps the general text when the list cannot be
   * read.
   */
  async #suggest(slug: string): Promise<void> {
    const found = findPropertyBySlugPart(slug, await fetchTitles(this.dataset['titles'] ?? ''));
    const link = this.querySelector<HTMLAnchorElement>('[data-suggestion] a');
    if (!found || !link) return;
    link.href = propertyPath(found.slug);
    link.textContent = found.title;
    for (const part of this.querySelectorAll<HTMLElement>('[data-suggestion] > *')) part.hidden = false;
  }
}

function missingSlug(prefix: string): string {
  const slug = location.pathname.slice(prefix.length);
  try {
    return decodeURIComponent(slug);
  } catch {
    // Not every path is well-formed; undecoded it may still be part of a title.
    return slug;
  }
}

customElements.define('not-found-help', NotFoundHelp);
