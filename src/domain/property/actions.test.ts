import { describe, expect, it } from 'vitest';
import { informationDialog, primaryAction } from './actions.ts';

describe('buttons of a property page (visitor specification, section 9)', () => {
  const slug = 'casa-do-mar';
  const bookingLink = 'https://booking.example/casa';
  const saleState = 'available';

  it("'real estate opens the viewing dialog', whatever its booking link", () => {
    expect(primaryAction({ type: 'real_estate', saleState, bookingLink, slug }).kind).toBe('viewing-dialog');
  });

  it('a reserved house can be viewed; a sold one leads to the contact page, for similar ones', () => {
    const sale = { type: 'real_estate', bookingLink, slug } as const;
    expect(primaryAction({ ...sale, saleState: 'reserved' }).kind).toBe('viewing-dialog');
    expect(primaryAction({ ...sale, saleState: 'sold' })).toEqual({
      kind: 'contact-page',
      label: 'Ask for Similar',
      url: '/contact?property=casa-do-mar',
    });
  });

  it("'otherwise opens booking_link'", () => {
    expect(primaryAction({ type: 'rental', saleState, bookingLink, slug })).toEqual({
      kind: 'booking-link',
      label: 'Book Now',
      url: bookingLink,
    });
  });

  it('without a booking link opens the enquiry of this property, with /contact as its URL', () => {
    expect(primaryAction({ type: 'event', saleState, bookingLink: null, slug })).toEqual({
      kind: 'enquiry-dialog',
      label: 'Book Now',
      url: '/contact?property=casa-do-mar',
    });
  });

  it("'Request Information' opens 'the property information dialog for real estate, otherwise the information request dialog'", () => {
    expect(informationDialog('real_estate')).toBe('property-information');
    expect(informationDialog('mid_term_rental')).toBe('information');
  });
});
