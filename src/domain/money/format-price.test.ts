import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from './currency.ts';
import { formatPrice, readPrice } from './format-price.ts';

describe('price as shown (visitor specification, section 9)', () => {
  it.each([
    ['from €1,250 per night', 'from €1,250 per night'],
    ['From 1250', 'from €1,250'],
    ['2,950,000', '€2,950,000'],
    ['€900/night', '€900 /night'],
    ['1,000 - 2,000 per night', '€1,000'],
    ['1,250 euros per week', '€1,250 per week'],
    ['€450 a night', '€450 a night'],
    ['450 € a week', '€450 a week'],
    ['€3,000 weekly', '€3,000 weekly'],
    ['450 EUR daily', '€450 daily'],
    ['from 1250 euro per night', 'from €1,250 per night'],
    ['€1,250.50 per night', '€1,250 per night'],
    ['€2,500 pcm', '€2,500 pcm'],
    ['€2,500 pm', '€2,500 pm'],
    ['€450 p/night', '€450 p/night'],
    ['€2,500 p/m', '€2,500 p/m'],
    ['€450pn', '€450 pn'],
    ['€450 p.n.', '€450 p.n.'],
    ['€450, pool included', '€450'],
    ['€24,000 a year', '€24,000 a year'],
    ['€24,000 p.a.', '€24,000 p.a.'],
    ['€24,000 annually', '€24,000 annually'],
    ['€8,400 each week', '€8,400 each week'],
    ['€2,400 + VAT per day', '€2,400 + VAT per day'],
    ['€3,500 plus VAT', '€3,500 plus VAT'],
    ['€900 a night, €5,600 a week', '€900'],
    ['€450 only', '€450'],
    ['€1.250 per night', '€1.250 per night'],
    ['£300 per night', '£300 per night'],
    ['from $1,250 a night', 'from $1,250 a night'],
    ['300$ per night', '300$ per night'],
    ['GBP 300 per night', 'GBP 300 per night'],
    ['1,250 US dollars', '1,250 US dollars'],
    ['from chf 900 a night', 'from chf 900 a night'],
    ["€1'250 per night", "€1'250 per night"],
    ['€1’250 per night', '€1’250 per night'],
    ['from 1 250 € a night', 'from 1 250 € a night'],
    ['T3, €950,000', 'T3, €950,000'],
    ['3 nights from € 1,350', '3 nights from € 1,350'],
    ['1,250€ per night, €60 for cleaning', '€1,250'],
    ['€45k per month', '€45k per month'],
    ['€2.5 million', '€2.5 million'],
    ['€2 millions', '€2 millions'],
    ['€2.5mn', '€2.5mn'],
    ['€1.95bn', '€1.95bn'],
    ['€1.95 billion', '€1.95 billion'],
    ['€3 milhões', '€3 milhões'],
    ['€4,500 per m2', '€4,500 per m2'],
    ['€4,500/m²', '€4,500/m²'],
    ['€9,000 for 7 nights', '€9,000 for 7 nights'],
    ['€9,000 per 7 nights', '€9,000 per 7 nights'],
    ['€9,000 for the week', '€9,000 for the week'],
    ['€9,000 for a week', '€9,000 for a week'],
    ['€950,000, €4,500 per m²', '€950,000'],
    ['Price on request', 'Price on request'],
    ['', ''],
  ])('in euros %j is %j', (text, shown) => {
    expect(formatPrice(text)).toBe(shown);
  });

  it("'the converted price is shown with the euro amount in brackets', 'from' kept", () => {
    expect(formatPrice('from €1,250', 'USD')).toBe('from $1,363 (€1,250)');
    expect(formatPrice('€2,000,000', 'GBP')).toBe('£1,720,000 (€2,000,000)');
    expect(formatPrice('from €1,250 per night', 'USD')).toBe('from $1,363 (€1,250) per night');
    expect(formatPrice('€3,000 a month', 'USD')).toBe('$3,270 (€3,000) a month');
  });

  it("'none found': 'the original string is shown unchanged' in every currency", () => {
    for (const { code } of CURRENCIES) expect(formatPrice('Price on request', code)).toBe('Price on request');
  });

  it('takes a price apart', () => {
    expect(readPrice('from €1,250 per night')).toEqual({ prefix: 'from ', euros: 1250, unit: ' per night' });
    expect(readPrice('on request')).toBeNull();
  });

  it('never throws and never loses the words of a text without digits', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...CURRENCIES.map(({ code }) => code)), (text, code) => {
        const shown = formatPrice(text, code);
        if (!/\d/.test(text)) expect(shown).toBe(text);
      }),
    );
  });
});
