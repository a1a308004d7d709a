/** Elements that run or load something in a static page. */
const ACTIVE_ELEMENTS = 'script, noscript, meta[http-equiv], link[rel~="preload"], link[rel~="modulepreload"], use';

/** A page's HTML without scripts and preloads, for a static frame. */
export function stillPage(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll(ACTIVE_ELEMENTS)) element.remove();
  for (const element of page.querySelectorAll('[autofocus]')) element.removeAttribute('autofocus');
  return `<!DOCTYPE html>${page.documentElement.outerHTML}`;
}

/**
 * Adopts the inline styles of a frame's page, because the content security policy of the back office blocks style
 * elements.
 */
export function adoptStyles(frame: HTMLIFrameElement): void {
  const { contentDocument: page } = frame;
  const Sheet = page?.defaultView?.CSSStyleSheet;
  if (page === null || Sheet === undefined) return;
  page.adoptedStyleSheets = Array.from(page.querySelectorAll('style'), ({ textContent }) => {
    const sheet = new Sheet();
    sheet.replaceSync(textContent);
    return sheet;
  });
}
