/** What would act, or ask for something, in a page that is only looked at. */
const ACTING = 'script, noscript, meta[http-equiv], link[rel~="preload"], link[rel~="modulepreload"], use';

/** A page's HTML without anything that acts, for a frame in which it stands still. */
export function stillPage(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll(ACTING)) element.remove();
  for (const element of page.querySelectorAll('[autofocus]')) element.removeAttribute('autofocus');
  return `<!DOCTYPE html>${page.documentElement.outerHTML}`;
}

/** Gives a frame the styles that stand within its page: the content policy of the back office forbids them as elements. */
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
