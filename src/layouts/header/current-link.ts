import type { MenuLink } from '#layouts/text.ts';

/** A page's path as visitors see it: Astro names the file ('/rentals.html'), Hosting the page ('/rentals'). */
export function shownPath(url: URL): string {
  return url.pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '') || '/';
}

/** The `aria-current` of a link: 'page' on its own page, 'true' on a further page of the same list, else none. */
export function currentMark(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return href === path.replace(/\/\d+$/, '') ? 'true' : undefined;
}

/** Whether one of the links points to the current page. */
export function holdsCurrent(links: readonly MenuLink[], path: string): boolean {
  return links.some(({ href }) => currentMark(href, path) !== undefined);
}
