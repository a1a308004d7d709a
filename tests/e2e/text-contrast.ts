import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A line of text and its contrast with what is painted under it. */
export interface LineContrast {
  readonly text: string;
  /** Of the palest fiftieth of the pixels under the letters. */
  readonly contrast: number;
}

/** Share of the pixels under a line that have at least the measured contrast: single pixels are noise of the picture. */
const SHARE = 0.98;

/** Change of a channel by which a pixel belongs to a letter. */
const LETTER = 60;

/**
 * Measures white text on a photograph: with the letters and without, so that only the pixels under them count, shades and
 * shadows included. Buttons have backgrounds of their own and are left out.
 */
export async function measureLines(page: Page, selector: string): Promise<LineContrast[]> {
  // A photograph that is painted only after the first screenshot would look like letters.
  await page.locator(`${selector} img`).evaluateAll((images: HTMLImageElement[]) => {
    return Promise.all(images.map((image) => image.decode()));
  });
  const [withText, lines] = [await readPixels(page), await findLines(page, selector)];
  await page.locator(`${selector} *`).evaluateAll((elements) => {
    for (const element of elements) {
      if (element instanceof HTMLElement) element.style.setProperty('color', 'transparent', 'important');
    }
  });
  const without = await readPixels(page);
  return lines.map(({ text, box }) => {
    const luminances: number[] = [];
    for (let y = box.top; y < Math.min(box.bottom, without.height); y += 1) {
      for (let x = box.left; x < Math.min(box.right, without.width); x += 1) {
        const at = (y * without.width + x) * 3;
        if (Math.abs((withText.data[at + 1] ?? 0) - (without.data[at + 1] ?? 0)) < LETTER) continue;
        luminances.push(luminanceAt(without.data, at));
      }
    }
    const palest = luminances.toSorted((one, other) => one - other)[Math.floor((luminances.length - 1) * SHARE)];
    if (palest === undefined) throw new Error(`no letters of '${text}' were painted`);
    return { text, contrast: 1.05 / (palest + 0.05) };
  });
}

async function readPixels(page: Page) {
  const { data, info } = await sharp(await page.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The visible lines of text in the window, with the pixels that they cover. */
function findLines(page: Page, selector: string) {
  return page.locator(selector).evaluate((root) => {
    const lines: { text: string; box: { left: number; top: number; right: number; bottom: number } }[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      const isMeant = parent?.checkVisibility({ visibilityProperty: true }) === true;
      if (text === '' || !isMeant || parent.closest('.sr-only, .button, form')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, right, bottom } of range.getClientRects()) {
        if (top < 0 || bottom > innerHeight) continue;
        const box = {
          left: Math.floor(left),
          top: Math.floor(top),
          right: Math.ceil(right),
          bottom: Math.ceil(bottom),
        };
        lines.push({ text, box });
      }
    }
    return lines;
  });
}

/** Relative luminance of a pixel (WCAG 2.2). */
function luminanceAt(data: Buffer, at: number): number {
  const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]].map((channel = 0) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
