import { describe, expect, it } from 'vitest';
import { informationDialog, primaryAction } from './property-actions.ts';

describe('buttons of a property page (visitor specification, section 9)', () => {
  const bookingLink = 'https://booking.example/casa';

  it("'real estate opens the viewing dialog', whatever its booking link", () => {
    expect(primaryAction({ type: 'real_estate', bookingLink }).kind).toBe('viewing-dialog');
  });

  it("'otherwise opens booking_link'", () => {
    expect(primaryAction({ type: 'rental', bookingLink })).toEqual({
      kind: 'booking-link',
      label: 'Book Now',
      address: bookingLink,
    });
  });

  it("'or goes to /contact'", () => {
    expect(primaryAction({ type: 'event', bookingLink: null })).toEqual({
      kind: 'contact',
      label: 'Book Now',
      address: '/contact',
    });
  });

  it("'Request Information' opens 'the property information dialog for real estate, otherwise the information request dialog'", () => {
    expect(informationDialog('real_estate')).toBe('property-information');
    expect(informationDialog('mid_term_rental')).toBe('information');
  });
});
