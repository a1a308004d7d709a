import { describe, expect, it } from 'vitest';
import { PAGE_TYPES } from '#domain/property/type.ts';
import { pictureFixture, publishedFixture } from '#domain/content/published-fixture.ts';
import { componentsOf } from '#components/fixtures/component-renderer.ts';

const components = componentsOf('features/properties');

const render = (props: Record<string, unknown>): Promise<string> =>
  components.render('listing/ListingResults.astro', { type: 'rental', ...props });

/** Texts of the visitor specification, section 8. */
const EMPTY = {
  rental: 'No vacation rental properties available at the moment.',
  mid_term_rental: 'No mid-term rental properties available at the moment.',
  real_estate: 'No real estate properties available at the moment.',
  event: 'No event venues available at the moment.',
  retreat: 'No retreat spaces available at the moment.',
  production: 'No production properties available at the moment.',
};
const emptyPage = { data: [], total: 0, currentPage: 1, lastPage: 1 };

describe('a listing page without properties', () => {
  it.each(PAGE_TYPES)('says so for %s and links to the contact page', async (type) => {
    const html = await render({ type, page: emptyPage });
    expect(html).toContain(EMPTY[type]);
    expect(html).toContain('href="/contact"');
    expect(html).not.toContain('<article');
  });
});

describe('a listing page with properties', () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    publishedFixture({ slug: `casa-${index}`, title: `Casa ${index}` }),
  );

  it('links to the next page beyond 24 cards', async () => {
    const html = await render({ page: { data: many.slice(0, 24), total: 30, currentPage: 1, lastPage: 2 } });
    expect(html).toContain('href="/rentals/2" rel="next"');
    expect(html).not.toContain('rel="prev"');
  });

  it('links back from its last page', async () => {
    const html = await render({ page: { data: many.slice(24), total: 30, currentPage: 2, lastPage: 2 } });
    expect(html).toContain('href="/rentals" rel="prev"');
    expect(html).not.toContain('rel="next"');
    expect(html).toMatch(/aria-label="Page 2" aria-current="page"/);
  });

  it('loads the picture of the first card at once, and the others lazily', async () => {
    const pictured = many.slice(0, 6).map((property) => ({ ...property, hero: pictureFixture() }));
    const html = await render({ page: { data: pictured, total: 6, currentPage: 1, lastPage: 1 } });
    const loading = [...html.matchAll(/loading="(\w+)"/g)].map(([, value]) => value);
    expect(loading).toEqual(['eager', 'lazy', 'lazy', 'lazy', 'lazy', 'lazy']);
  });

  it('shows a placeholder where a picture is missing', async () => {
    const html = await render({ page: { data: [publishedFixture()], total: 1, currentPage: 1, lastPage: 1 } });
    expect(html).toMatch(/class="picture-plate/);
  });
});
