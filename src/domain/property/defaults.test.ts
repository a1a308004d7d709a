import { describe, expect, it } from 'vitest';
import { newProperty } from './defaults.ts';
import { propertySchema } from './property.ts';

const identity = {
  id: '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f',
  slug: 'casa-da-duna',
  title: 'Casa da Duna',
  location: 'Carvalhal, Comporta',
  createdAt: '2026-03-01T09:00:00.000Z',
};

describe('defaults for a new property (admin specification, sections 3 and 9)', () => {
  const property = newProperty(identity);

  it('make a valid property', () => {
    expect(propertySchema.parse(property)).toEqual(property);
  });

  it("are 'type rental; people, bedrooms, bathrooms, rooms 1'", () => {
    expect(property).toMatchObject({ type: 'rental', people: 1, bedrooms: 1, bathrooms: 1, rooms: 1 });
  });

  it("are check-in '16:00 - 08:00' and check-out '11:00'", () => {
    expect(property).toMatchObject({ checkInTime: '16:00 - 08:00', checkOutTime: '11:00' });
  });

  it("hold the fees: 'admin fee 5% of booking, final cleaning €450 per booking, grocery shopping €80 per booking, out-of-schedule arrival €50, security deposit €2,500 per booking'", () => {
    expect(property.addedCostServices).toEqual([
      'Admin fee: 5% of booking',
      'Final cleaning: €450 per booking',
      'Grocery shopping: €80 per booking',
      'Out-of-schedule arrival: €50',
    ]);
    expect(property.securityDeposit).toBe('€2,500 per booking');
  });

  it('prefill included services, section headings and the quotation', () => {
    expect(property.includedServices.length).toBeGreaterThan(0);
    expect(property.propertySectionHeading).not.toBe('');
    expect(property.additionalContentHeading).not.toBe('');
    expect(property.quoteText).not.toBe('');
  });

  it('are fresh lists each time', () => {
    newProperty(identity).includedServices.push('another');
    expect(newProperty(identity).includedServices).not.toContain('another');
  });
});
