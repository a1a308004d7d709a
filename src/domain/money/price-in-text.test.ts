import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, FIXED_RATES } from './currency.ts';
import { formatAmountsIn } from './price-in-text.ts';

describe('prices within a text', () => {
  it.each([
    ['€2,500 per booking (refundable)', '$2,725 (€2,500) per booking (refundable)'],
    ['€10,400, two months’ rent', '$11,336 (€10,400), two months’ rent'],
    ['Also available to rent: from €6,800 per month', 'Also available to rent: from $7,412 (€6,800) per month'],
    ['A chef for € 120.', 'A chef for $131 (€ 120).'],
    ['Between €100 and €200', 'Between $109 (€100) and $218 (€200)'],
    ['10% of the rent', '10% of the rent'],
    ['€2.50 a person, €1,250.50 in all.', '$3 (€2.50) a person, $1,363 (€1,250.50) in all.'],
    ['€1,250, 300 guests', '$1,363 (€1,250), 300 guests'],
  ])('%j is %j in dollars', (text, shown) => {
    expect(formatAmountsIn(text, 'USD', FIXED_RATES)).toBe(shown);
  });

  it.each([
    '€1.250',
    '€1.250,50',
    '€12,50',
    '€ 1 250',
    '€1,2500',
    "€1'250",
    '€1’250',
    '€2.950.000 in all',
    '€5k',
    '€2.5 million',
    '€2 millions',
    '€2.5mn',
    '€1.95bn',
    '€1.95 billion',
  ])('leave %j, which is not the amount of its digits in English notation, as it is', (text) => {
    expect(formatAmountsIn(text, 'USD', FIXED_RATES)).toBe(text);
  });

  it.each(['€100–200 a person', '€1,200 - 1,500', '€40 to 60'])(
    'leave %j, whose second amount would be in no currency, as it is',
    (text) => {
      expect(formatAmountsIn(text, 'USD', FIXED_RATES)).toBe(text);
    },
  );

  it('leave a text in euros, and one without euros, as it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...CURRENCIES.map(({ code }) => code)), (text, code) => {
        if (code === 'EUR' || !text.includes('€')) expect(formatAmountsIn(text, code, FIXED_RATES)).toBe(text);
      }),
    );
  });
});
