import type { Page } from '@playwright/test';

/** Names the visible controls of a page under whose middle another element lies, so that a tap does something else. */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary');
    const faults: string[] = [];
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      // The first line of a link that is broken into two.
      const [line] = control.getClientRects();
      if (line === undefined || line.width === 0 || line.height === 0) continue;
      const { left, top, width, height } = line;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      // Outside the window: a link that shows when it has the focus.
      if (hit === null) continue;
      const labels = 'labels' in control ? Array.from(control.labels as NodeListOf<HTMLElement>) : [];
      if ([control, ...labels].some((own) => own.contains(hit))) continue;
      const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40);
      const over = hit.closest('a, button, label, input, [class]');
      faults.push(
        `${control.tagName} ‘${name}’ is under ${over?.tagName} ‘${over?.getAttribute('aria-label') ?? over?.className}’`,
      );
    }
    return faults;
  });
}
