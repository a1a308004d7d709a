import { describe, expect, it } from 'vitest';
import { informationDialog, primaryAction } from './actions.ts';

describe('buttons of a property page (visitor specification, section 9)', () => {
  const slug = 'casa-do-mar';
  const bookingLink = 'https://booking.example/casa';

  it("'real estate opens the viewing dialog', whatever its booking link", () => {
    expect(primaryAction({ type: 'real_estate', bookingLink, slug }).kind).toBe('viewing-dialog');
  });

  it("'otherwise opens booking_link'", () => {
    expect(primaryAction({ type: 'rental', bookingLink, slug })).toEqual({
      kind: 'booking-link',
      label: 'Book Now',
      url: bookingLink,
    });
  });

  it('without a booking link opens the enquiry of this property, with /contact as its URL', () => {
    expect(primaryAction({ type: 'event', bookingLink: null, slug })).toEqual({
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
