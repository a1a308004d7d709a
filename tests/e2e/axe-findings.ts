import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Widths at which pages are looked at: a telephone, a tablet, a desk. */
export const WIDTHS = [390, 820, 1440] as const;

/** What axe finds fault with on the page, or within one part of it: a line a rule, with the elements that break it. */
export async function axeFindings(page: Page, within?: string): Promise<string[]> {
  // Ours are pages without frames: the mode for those opens no second page, and what passes need not be described.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** The same at each width, in one visit. */
export async function axeFindingsAtWidths(page: Page, widths: readonly number[], within?: string): Promise<string[]> {
  const findings: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const found = await axeFindings(page, within);
    findings.push(...found.map((line) => `${width} px: ${line}`));
  }
  return findings;
}
