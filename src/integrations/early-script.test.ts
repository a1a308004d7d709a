import { expect, it } from 'vitest';
import { bundleEarlyScript } from './early-script.ts';

it('the script before the first paint, which is in every page, is smaller than 400 characters', () => {
  const { code } = bundleEarlyScript(new URL('../lib/currency/choose-prices.ts', import.meta.url));
  expect(code.length).toBeLessThan(400);
});
