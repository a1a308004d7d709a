import { describe, expect, it } from 'vitest';
import { publishedFixture } from '#domain/content/published-fixture.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import { PURCHASE_TABLE_2026 } from '#domain/purchase/purchase-table-2026.ts';
import { componentsOf, textOf } from '#components/fixtures/component-renderer.ts';

const components = componentsOf('features/properties');

/** The text of the section, with one space between its parts. */
async function shown(given: Partial<PublishedProperty>, props: object = {}): Promise<string> {
  const property = publishedFixture({
    ...{ type: 'real_estate', salePrice: 'from €400,000', salePriceAmount: 400_000, location: 'Lisbon' },
    ...given,
  });
  const html = await components.render('purchase/PurchaseCost.astro', {
    ...{ property, table: PURCHASE_TABLE_2026, today: '2026-11-27' },
    ...props,
  });
  return textOf(html);
}

describe('what buying costs', () => {
  it('is a table with own home, second home and non-resident side by side', async () => {
    expect(await shown({})).toContain(
      'What buying costs Besides a price of €400,000, on the mainland: ' +
        'Own home Second home Not tax resident in Portugal ' +
        'Transfer tax (IMT) €18,236.65 €19,300.11 €30,000 ' +
        'Stamp duty (0.8%) €3,200 €3,200 €3,200 ' +
        'Deed and registry €375 €375 €375 ' +
        'Total €21,811.65 €22,875.11 €33,575',
    );
  });

  it('follows the table of the region of its point', async () => {
    expect(await shown({ location: 'Funchal, Madeira' })).toMatch(
      /in Madeira: .* \(IMT\) €14,927.52 €16,256.85 €30,000/,
    );
    expect(await shown({ coordinates: { latitude: 37.75, longitude: -25.67, exact: true } })).toContain(
      'in the Azores:',
    );
  });

  it('names the yearly taxes on the tax value, with one example', async () => {
    const text = await shown({});
    expect(text).toContain('Property tax (IMI): 0.3% to 0.45% of the tax value, as the municipality decides.');
    expect(text).toContain(
      '0.7% on the part of the tax value above €600,000, 1% above €1,000,000, 1.5% above €2,000,000.',
    );
    expect(text).toContain('€1,000,000, for example: €3,000 to €4,500 of IMI and €2,800 of AIMI a year.');
  });

  it('says whose table it is, and that it is an estimate', async () => {
    const text = await shown({});
    expect(text).toContain(
      'Estimate, no tax advice. Table of 2026: Autoridade Tributária, Ofício Circulado 40129/2026',
    );
    expect(text).not.toContain('held until');
  });

  it('says that the table is of an earlier year once it no longer holds', async () => {
    const text = await shown({}, { today: '2027-01-01' });
    expect(text).toContain('The table of 2026 held until 31 December 2026; the taxes of today may differ.');
  });

  it.each([
    ['a letting', { type: 'rental' }],
    ['a price on request', { salePriceAmount: 0 }],
    ['a price whose digits stand for another', { salePrice: '€2.400.000', salePriceAmount: 2 }],
    ['a house that is sold', { saleState: 'sold' }],
  ] as const)('is left out for %s', async (_, given) => {
    expect(await shown(given)).toBe('');
  });
});

describe('the head of a house for sale', () => {
  const head = async (given: Partial<PublishedProperty>): Promise<string> => {
    const property = publishedFixture({
      type: 'real_estate',
      salePrice: '€2,400,000',
      salePriceAmount: 2_400_000,
      ...given,
    });
    return components.render('PropertyTitle.astro', { property });
  };

  it('says that the price was reduced, from what and when', async () => {
    const html = await head({ priceBefore: '€2,950,000', reducedOn: '2026-10-03' });
    expect(html).toContain('Reduced from €2,950,000 on 3 October 2026');
  });

  it('of a reserved one says so and offers a viewing', async () => {
    const html = await head({ saleState: 'reserved' });
    expect(html).toContain('RESERVED');
    expect(html).toContain('Request a Viewing');
  });

  it('of a sold one offers similar ones instead of a viewing', async () => {
    const html = await head({ saleState: 'sold' });
    expect(html).toContain('SOLD');
    expect(html).toContain('Ask for Similar');
    expect(html).toContain('href="/contact?property=casa-da-duna"');
    expect(html).not.toContain('viewing');
  });
});
