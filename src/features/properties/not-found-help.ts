import { propertyPath } from '#domain/site/paths.ts';
import { findPropertyBySlugPart } from '#domain/property/lookup.ts';
import { unpackTitles } from './property-titles.ts';

/** `<not-found-help>`: puts the general words of the not-found page in terms of the address that is missing. */
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

  /** Offers the property whose title alone contains the missing slug; the general help stands when the list cannot be read. */
  async #suggest(slug: string): Promise<void> {
    const response = await fetch(this.dataset['titles'] ?? '');
    if (!response.ok) return;
    const found = findPropertyBySlugPart(slug, unpackTitles(await response.json()));
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
    // Not every address is well-formed; as it stands it may still be part of a title.
    return slug;
  }
}

customElements.define('not-found-help', NotFoundHelp);
