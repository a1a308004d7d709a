import type { Page } from '@playwright/test';

/**
 * Resizes the window of an open page and waits until the page is laid out for it: sizes in vw and media queries can follow
 * some frames after `innerWidth` on a busy machine, one after the other.
 */
export async function resizeWindow(page: Page, size: { width: number; height: number }): Promise<void> {
  const probe = await page.evaluateHandle((width) => {
    const probe = document.createElement('div');
    probe.className = 'window-probe';
    probe.style.cssText = 'position: fixed; width: 100vw; visibility: hidden';
    const sheet = new CSSStyleSheet({ media: `(width: ${width}px)` });
    sheet.replaceSync('.window-probe { height: 1px }');
    document.adoptedStyleSheets.push(sheet);
    document.documentElement.append(probe);
    return probe;
  }, size.width);
  await page.setViewportSize(size);
  await page.waitForFunction(
    ({ probe, width }) => probe.offsetWidth === width && probe.offsetHeight === 1 && innerWidth === width,
    { probe, width: size.width },
  );
  await probe.evaluate((element) => {
    element.remove();
    document.adoptedStyleSheets.pop();
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}
