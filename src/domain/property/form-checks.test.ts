import { describe, expect, it } from 'vitest';
import { missingPropertyPrice } from './form-checks.ts';

describe('alerts of the property form (admin specification, section 5)', () => {
  const rental = { type: 'rental', price: '€900', salePrice: '' } as const;

  it.each([
    [{ ...rental, type: 'real_estate' } as const, 'Please enter a sale price for the real estate property'],
    [{ ...rental, price: '' }, 'Please enter a price for the rental property'],
    [rental, null],
    [{ ...rental, type: 'real_estate', price: '', salePrice: '€1' } as const, null],
  ])('%#: says %j', (property, message) => {
    expect(missingPropertyPrice(property)).toBe(message);
  });
});
