import { describe, expect, it } from 'vitest';
import { rentalOptionNote, shownDeposit, shownStayTimes, showsStay } from './stay.ts';

describe('stay details (visitor specification, section 9)', () => {
  it("show 'default check-in 16:00 - 08:00, check-out 11:00'", () => {
    expect(shownStayTimes({ checkInTime: '', checkOutTime: '' })).toEqual({
      checkIn: '16:00 - 08:00',
      checkOut: '11:00',
    });
  });

  it('show the hours of the property when it has them', () => {
    expect(shownStayTimes({ checkInTime: '15:00', checkOutTime: '10:00' })).toEqual({
      checkIn: '15:00',
      checkOut: '10:00',
    });
  });

  it("show the 'security deposit as refundable'", () => {
    expect(shownDeposit({ securityDeposit: '€2,500 per booking' }, 0)).toBe('€2,500 per booking (refundable)');
    expect(shownDeposit({ securityDeposit: 'Refundable €900' }, 0)).toBe('Refundable €900');
    expect(shownDeposit({ securityDeposit: '' }, 0)).toBeNull();
  });

  it.each(['None', 'No deposit', 'Not required', 'nil', 'N/A', '0', '€0', '0 €', '€0.00'])(
    'show %j as typed, because nothing is refunded',
    (securityDeposit) => {
      expect(shownDeposit({ securityDeposit }, 0)).toBe(securityDeposit);
    },
  );

  it.each(['One month’s rent', '0.5 % of the rent', 'Normally €900'])('show %j as refundable', (securityDeposit) => {
    expect(shownDeposit({ securityDeposit }, 0)).toBe(`${securityDeposit} (refundable)`);
  });

  it('show the deposit of the calendar instead of the typed one, because quotes name it', () => {
    expect(shownDeposit({ securityDeposit: '€2,500 per booking' }, 1200)).toBe('€1,200 (refundable)');
    expect(shownDeposit({ securityDeposit: '' }, 1200)).toBe('€1,200 (refundable)');
  });

  it("show 'for non-real-estate, or real estate with the rental option on'", () => {
    expect(showsStay({ type: 'rental', hasRentalOption: false })).toBe(true);
    expect(showsStay({ type: 'real_estate', hasRentalOption: true })).toBe(true);
    expect(showsStay({ type: 'real_estate', hasRentalOption: false })).toBe(false);
  });

  it("a rental option note appears 'when real estate has has_rental_option and rental_price'", () => {
    const forSale = { type: 'real_estate', hasRentalOption: true, rentalPrice: '€9,000 a month' } as const;
    expect(rentalOptionNote(forSale)).toBe('Also available to rent: €9,000 a month');
    expect(rentalOptionNote({ ...forSale, hasRentalOption: false })).toBeNull();
    expect(rentalOptionNote({ ...forSale, rentalPrice: '' })).toBeNull();
    expect(rentalOptionNote({ ...forSale, type: 'rental' })).toBeNull();
  });

  it.each([
    ['9000', '€9,000'],
    ['9,000 per month', '€9,000 per month'],
    ['9,000, furnished', '€9,000, furnished'],
    ['From 9000 a month, 6 months or more', 'From €9,000 a month, 6 months or more'],
    ['9,000 EUR per month', '9,000 EUR per month'],
    ['from €9,000 per month', 'from €9,000 per month'],
    ['£9,000 per month', '£9,000 per month'],
    ['9,000 USD per month', '9,000 USD per month'],
    ['9.000 per month', '9.000 per month'],
    ['6 months from 9,000', '6 months from 9,000'],
    ['On request', 'On request'],
  ])('the note on a rent typed as %j says %j', (rentalPrice, shown) => {
    const note = rentalOptionNote({ type: 'real_estate', hasRentalOption: true, rentalPrice });
    expect(note).toBe(`Also available to rent: ${shown}`);
  });
});
