import { describe, expect, it } from 'vitest';
import type { PublishedProperty } from '#domain/property/property.ts';
import { pictureFixture, publishedFixture } from '#domain/content/published-fixture.ts';
import { componentsOf } from '#components/fixtures/component-renderer.ts';

const components = componentsOf('features/properties');

const title = (fields: Partial<PublishedProperty>): Promise<string> =>
  components.render('PropertyTitle.astro', { property: publishedFixture(fields) });

describe('the head of a property page', () => {
  it('opens the booking link in a new tab', async () => {
    const html = await title({ bookingLink: 'https://booking.example/casa' });
    expect(html).toMatch(/href="https:\/\/booking\.example\/casa" target="_blank" rel="noopener"[^>]*>Book Now</);
  });

  it('opens the enquiry of the property without a booking link, or leads to the contact page about it', async () => {
    const html = await title({ bookingLink: null, slug: 'casa-do-mar' });
    expect(html).toMatch(/href="\/contact\?property=casa-do-mar"[^>]* data-opens="enquiry-dialog"[^>]*>Book Now</);
  });

  it('offers a viewing of a property for sale, and shows its sale price', async () => {
    const html = await title({
      type: 'real_estate',
      price: '€1',
      salePrice: '€1,250,000',
      bookingLink: 'https://a.example',
    });
    expect(html).toMatch(/href="#viewing-dialog"[^>]*>Request a Viewing</);
    expect(html).toContain('€1,250,000');
    expect(html).toContain('FOR SALE');
  });

  it.each([
    ['rental', '/rentals'],
    ['real_estate', '/real-estate'],
    ['mid_term_rental', '/mid-term-rental'],
    ['long_term_rental', '/mid-term-rental'],
    ['event', '/events'],
    ['retreat', '/retreats'],
    ['production', '/productions'],
  ] as const)('leads back from a %s to %s', async (type, path) => {
    expect(await title({ type })).toMatch(new RegExp(`href="${path}" class="skirting-link`));
  });

  it('shows the rent of a property for sale only when it has the option and a rent', async () => {
    const forSale = { type: 'real_estate', rentalPrice: '€6,800 per month' } as const;
    expect(await title({ ...forSale, hasRentalOption: true })).toContain('Also available to rent: €6,800 per month');
    expect(await title({ ...forSale, hasRentalOption: false })).not.toContain('Also available to rent');
  });

  it('shows the placeholder when there is no photograph', async () => {
    const property = publishedFixture();
    expect(await components.render('PropertyHero.astro', { property, picture: null })).toMatch(/class="picture-plate/);
  });
});

describe('the sections of a property page', () => {
  it("says 'No amenities listed for this property.'", async () => {
    expect(await components.render('PropertyAmenities.astro', { amenities: [] })).toContain(
      'No amenities listed for this property.',
    );
  });

  it('shows the default hours and a refundable deposit', async () => {
    const property = publishedFixture({ checkInTime: '', checkOutTime: '', securityDeposit: '€2,500 per booking' });
    const html = await components.render('PropertyServices.astro', { property });
    for (const text of ['16:00 - 08:00', '11:00', '€2,500 per booking (refundable)']) expect(html).toContain(text);
  });

  it('shows no stay details of a property that is only for sale', async () => {
    const html = await components.render('PropertyServices.astro', {
      property: publishedFixture({ type: 'real_estate' }),
    });
    expect(html).not.toContain('Check-in');
    expect(html).toContain('href="/services"');
  });

  it('leaves out what a property does not have', async () => {
    const baseline = publishedFixture({
      features: [],
      propertySectionHeading: '',
      quoteText: '',
      additionalContentHeading: '',
      detailedDescription: '',
      gallery: [],
    });
    expect((await components.render('PropertyStory.astro', { property: baseline })).trim()).toBe('');
    expect(await components.render('gallery/PropertyGallery.astro', { property: baseline })).not.toContain('<section');
  });

  it('numbers the pictures of the gallery', async () => {
    const property = publishedFixture({ gallery: ['a', 'b', 'c'].map(pictureFixture) });
    const html = await components.render('gallery/PropertyGallery.astro', { property });
    expect(html).toContain('Open picture 3 of 3');
  });
});
