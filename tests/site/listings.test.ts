import { describe, expect, it } from 'vitest';
import { shownPrice } from '#domain/money/price.ts';
import { withPagePrice } from '#domain/property/page-price.ts';
import { belongsToPage, PAGE_TYPES, propertyBadge } from '#domain/property/type.ts';
import { resultCount } from '#domain/search/text.ts';
import { LISTING_PATHS, PATHS, propertyPath } from '#domain/site/paths.ts';
import { readBuiltPages, readMarkup } from '#support/site/built-site.ts';
import { attributesOf, each, textOf, textsOf, theOne } from '#support/site/find-markup.ts';
import { sampleContent } from '#support/site/sample-content.ts';

const properties = await sampleContent('properties');

describe.each(PAGE_TYPES)('the %s page', (type) => {
  const listed = properties.filter((property) => belongsToPage(property, type));

  it('counts its properties and shows each once, with badge and price', async () => {
    expect(listed.length).toBeGreaterThan(0);
    const page = await readMarkup(LISTING_PATHS[type]);
    expect(textsOf(page('main [role="status"]'))).toEqual([resultCount(listed.length)]);
    const cards = page('main article');
    const paths = listed.map(({ slug }) => propertyPath(slug));
    expect(attributesOf(cards.find('h2 a'), 'href').toSorted()).toEqual(paths.toSorted());
    for (const property of listed) {
      const card = cards.has(`a[href="${propertyPath(property.slug)}"]`);
      expect(textsOf(card.find('h2'))).toEqual([property.title]);
      expect(textsOf(card.find('p'))).toContain(propertyBadge(property.type, property.saleState));
      expect(textOf(card.find('[data-price]'))).toBe(shownPrice(withPagePrice(property, type)));
    }
  });

  it('shows no asking price unless it is the page of properties for sale', async () => {
    const page = await readMarkup(LISTING_PATHS[type]);
    const asked = listed.flatMap(({ salePrice }) => (salePrice === '' ? [] : [salePrice]));
    const shown = each(page('main article [data-price]')).map((price) => textOf(price));
    expect(shown.filter((price) => asked.includes(price))).toHaveLength(type === 'real_estate' ? asked.length : 0);
  });

  it('loads its photograph first, that of the first card at once and those of the others lazily', async () => {
    const page = await readMarkup(LISTING_PATHS[type]);
    expect(attributesOf(page('main img'), 'fetchpriority').indexOf('high')).toBe(0);
    expect(page('main img[fetchpriority="high"]').length).toBe(1);
    const loading = attributesOf(page('main article img'), 'loading');
    expect(loading).toEqual(each(page('main article:has(img)')).map((_, index) => (index === 0 ? 'eager' : 'lazy')));
    expect(loading.length).toBeGreaterThan(0);
  });
});

it.each([
  { path: PATHS.rentals, current: 'Vacation Rentals' },
  { path: PATHS.midTermRental, current: 'Mid-Term Rentals' },
  { path: PATHS.longTermRental, current: 'Mid-Term Rentals' },
])(
  'on $path, vacation and mid-term rentals are two links of one switch, which marks $current',
  async ({ path, current }) => {
    const page = await readMarkup(path);
    const links = theOne(page('nav'), 'Rental type').find('a');
    expect(each(links).map((link) => [textOf(link), link.attr('href')])).toEqual([
      ['Vacation Rentals', PATHS.rentals],
      ['Mid-Term Rentals', PATHS.midTermRental],
    ]);
    expect(textsOf(links.filter('[aria-current="page"]'))).toEqual([current]);
  },
);

it('/long-term-rental is the same screen as /mid-term-rental, which it names to search engines', async () => {
  const [longTerm, midTerm] = [await readMarkup(PATHS.longTermRental), await readMarkup(PATHS.midTermRental)];
  expect(textsOf(longTerm('h1'))).toEqual(['Mid-Term Rentals']);
  expect(textsOf(longTerm('main article'))).toEqual(textsOf(midTerm('main article')));
  expect(textsOf(longTerm('main article p'))).toContain('MID-TERM RENTAL');
  const built = (await readBuiltPages()).find(({ path }) => path === PATHS.longTermRental);
  expect(new URL(built?.canonical ?? '').pathname).toBe(PATHS.midTermRental);
});
