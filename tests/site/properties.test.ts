import { describe, expect, it } from 'vitest';
import { shownPrice } from '#domain/money/price.ts';
import { locateProperty } from '#domain/places/locate-property.ts';
import { regionOf } from '#domain/places/region.ts';
import { propertyFacts } from '#domain/property/facts.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import { reductionText } from '#domain/property/sale/price-reduction.ts';
import { PROPERTY_TYPES } from '#domain/property/type.ts';
import { purchaseCosts } from '#domain/purchase/purchase-cost.ts';
import { backLinkPath, propertyPath } from '#domain/site/paths.ts';
import { formatEuros } from '#domain/stay/quote-text.ts';
import { readBuiltFile, readBuiltPages, readMarkup } from '#support/site/built-site.ts';
import { attributesOf, each, named, textOf, textsOf } from '#support/site/find-markup.ts';
import { sampleContent, sampleSettings } from '#support/site/sample-content.ts';
import { graphSchema } from '#support/site/structured-data-rules.ts';

const properties = await sampleContent('properties');
const builtPages = await readBuiltPages();

/** The published properties of a type; throws without any, because a test of them would prove nothing. */
function ofType(type: PublishedProperty['type']): PublishedProperty[] {
  const found = properties.filter((property) => property.type === type);
  if (found.length === 0) throw new Error(`expected a published ${type}`);
  return found;
}

describe.each(PROPERTY_TYPES)('the page of every %s', (type) => {
  it('has its title, its price and its facts', async () => {
    for (const property of ofType(type)) {
      const page = await readMarkup(propertyPath(property.slug));
      expect(textsOf(page('h1'))).toEqual([property.title]);
      expect(textOf(page('main')), property.slug).toContain(shownPrice(property));
      const facts = each(page('section[aria-labelledby="facts"] dl > div')).map((fact) => [
        textOf(fact.find('dt')),
        textOf(fact.find('dd')),
      ]);
      const shown = propertyFacts(property).map(({ label, value }) => [label, value.replace('\u00a0', ' ')]);
      expect(facts, property.slug).toEqual(shown);
    }
  });

  it('has its licence, once', async () => {
    for (const property of ofType(type)) {
      const page = await readMarkup(propertyPath(property.slug));
      const lines = textsOf(page('main p')).filter((text) => text.startsWith('Licence (RNAL): '));
      expect(lines, property.slug).toEqual(
        property.licenceNumber === '' ? [] : [`Licence (RNAL): ${property.licenceNumber}`],
      );
      expect(textsOf(page('main dt')).filter((text) => text.includes('Licence'))).toEqual([]);
    }
  });

  it('has all pictures and amenities', async () => {
    for (const property of ofType(type)) {
      const page = await readMarkup(propertyPath(property.slug));
      const pictures = each(page('[data-gallery] img')).map((picture) => picture.attr('src')?.split('/')[2]);
      expect(pictures, property.slug).toEqual(property.gallery.map(({ id }) => id));
      const amenities = textsOf(page('#amenities li'));
      expect(amenities.toSorted(), property.slug).toEqual(property.amenities.map(({ name }) => name).toSorted());
    }
  });

  it('has one outline without gaps', async () => {
    for (const { slug } of ofType(type)) {
      const page = await readMarkup(propertyPath(slug));
      const levels = each(page('main').find('h1, h2, h3, h4, h5, h6')).map((heading) =>
        Number(heading.prop('tagName')?.[1]),
      );
      const titles = levels.filter((level) => level === 1);
      expect(titles, slug).toEqual([1]);
      for (const [index, level] of levels.entries())
        expect(level - (levels[index - 1] ?? 0), slug).toBeLessThanOrEqual(1);
    }
  });

  it('names its property, and the page above it, to search engines', () => {
    for (const property of ofType(type)) {
      const page = builtPages.find(({ path }) => path === propertyPath(property.slug));
      if (page === undefined) throw new Error(`expected a page of ${property.slug}`);
      expect(page.title.startsWith(property.title), page.title).toBe(true);
      const { origin, pathname } = new URL(page.canonical);
      expect(pathname).toBe(propertyPath(property.slug));
      const things = graphSchema.parse(JSON.parse(page.structuredData))['@graph'];
      const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList');
      const steps = trail?.itemListElement.map(({ item }) => item);
      expect(steps, property.slug).toEqual(['/', backLinkPath(type), pathname].map((path) => `${origin}${path}`));
    }
  });
});

it('the page of every home for sale offers a viewing, and states the rent where it can be rented too', async () => {
  const forSale = ofType('real_estate');
  expect(forSale.some(({ hasRentalOption }) => hasRentalOption)).toBe(true);
  for (const { slug, hasRentalOption, rentalPrice } of forSale) {
    const page = await readMarkup(propertyPath(slug));
    const viewing = named(page('main a'), 'Request a Viewing');
    expect(new Set(attributesOf(viewing, 'href')), slug).toEqual(new Set(['#viewing-dialog']));
    const rents = textsOf(page('main p')).filter((text) => text.startsWith('Also available to rent'));
    expect(rents, slug).toEqual(hasRentalOption ? [`Also available to rent: ${rentalPrice}`] : []);
  }
});

it('the page of every property shows its surroundings and its place in the country on maps of the site', async () => {
  const names = { mainland: 'Portugal', azores: 'the Azores', madeira: 'Madeira' };
  for (const property of properties) {
    const { slug, location } = property;
    const page = await readMarkup(propertyPath(slug));
    const maps = page('.location-map img');
    const [around, country] = attributesOf(maps, 'alt');
    expect(around, slug).toMatch(`Map of ${location} and its surroundings`);
    expect(country, slug).toBe(`${location} on a map of ${names[regionOf(locateProperty(property))]}`);
    expect(attributesOf(maps, 'loading'), slug).toEqual(['lazy', 'lazy']);
    for (const path of attributesOf(maps, 'src')) {
      expect(await readBuiltFile(path ?? ''), slug).toMatch(/^<svg .*<\/svg>$/s);
    }
    const marks = attributesOf(page('.location-map i'), 'style');
    expect(marks, slug).toHaveLength(2);
    for (const mark of marks) expect(mark, slug).toMatch(/^left:\d{1,2}\.\d%;top:\d{1,2}\.\d%$/);
  }
});

it('the page of every home for sale says what buying costs, in a table of the document', async () => {
  const { purchaseTable } = await sampleSettings();
  for (const property of ofType('real_estate')) {
    const page = await readMarkup(propertyPath(property.slug));
    const costs = purchaseCosts(property.salePriceAmount, regionOf(locateProperty(property)), purchaseTable);
    const [imt, , , total] = each(page('#costs tbody tr')).map((row) => textsOf(row.find('td')));
    expect(imt, property.slug).toEqual(costs.map((cost) => formatEuros(cost.imt)));
    expect(total, property.slug).toEqual(costs.map((cost) => formatEuros(cost.total)));
    expect(textOf(page('#costs'))).toContain(`Estimate, no tax advice. Table of ${purchaseTable.year}`);
    expect(attributesOf(page('#costs a'), 'href')).toEqual([purchaseTable.sourceUrl]);
  }
  for (const { slug } of ofType('rental')) expect((await readMarkup(propertyPath(slug)))('#costs').length).toBe(0);
});

it('the page of a home for sale says that it is reserved, and that its price was reduced', async () => {
  const forSale = ofType('real_estate');
  const [reserved] = forSale.filter(({ saleState }) => saleState === 'reserved');
  const [reduced] = forSale.filter((property) => reductionText(property) !== null);
  if (reserved === undefined || reduced === undefined) throw new Error('expected a reserved and a reduced sample');
  const head = async ({ slug }: PublishedProperty) => textOf((await readMarkup(propertyPath(slug)))('.property-title'));
  expect(await head(reserved)).toContain('RESERVED');
  expect(await head(reduced)).toContain('FOR SALE');
  expect(await head(reduced)).toContain(reductionText(reduced));
});

it('the page of every property shows two similar properties of its type', async () => {
  for (const { slug, type } of properties) {
    const page = await readMarkup(propertyPath(slug));
    const others = ofType(type).filter((other) => other.slug !== slug);
    const paths = others.map((other) => propertyPath(other.slug));
    const similar = attributesOf(named(page('main section'), 'Similar Properties').find('h3 a, h2 a'), 'href');
    expect(similar.length, slug).toBe(Math.min(2, others.length));
    expect(paths, slug).toEqual(expect.arrayContaining(similar));
  }
});

it('the page of every property loads one picture at once, and the others when they are near', async () => {
  for (const { slug } of properties) {
    const page = await readMarkup(propertyPath(slug));
    expect(page('main img[fetchpriority="high"]').length, slug).toBe(1);
    expect(page('main img').not('[loading="lazy"]').length, slug).toBe(1);
  }
});

it('the path with the id of a property leads to the path with its name', async () => {
  for (const { id, slug } of properties) {
    const html = await readBuiltFile(`${propertyPath(id).slice(1)}.html`);
    expect(html).toContain(`<meta http-equiv="refresh" content="0;url=${propertyPath(slug)}">`);
  }
});
