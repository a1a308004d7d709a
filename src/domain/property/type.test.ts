import { describe, expect, it } from 'vitest';
import {
  belongsToPage,
  isHiredByTheDay,
  PAGE_TYPES,
  PROPERTY_TYPES,
  propertyBadge,
  type PageMembership,
} from './type.ts';

function pages(given: Partial<PageMembership>): string[] {
  const property: PageMembership = {
    type: 'rental',
    showOnRetreatsPage: false,
    showOnEventsPage: false,
    showOnProductionsPage: false,
    ...given,
  };
  return PAGE_TYPES.filter((page) => belongsToPage(property, page));
}

describe('page-type filter (visitor specification, section 7)', () => {
  it("'mid_term_rental = type mid_term_rental OR long_term_rental'", () => {
    expect(pages({ type: 'mid_term_rental' })).toEqual(['mid_term_rental']);
    expect(pages({ type: 'long_term_rental' })).toEqual(['mid_term_rental']);
  });

  it("'retreat = type retreat OR show_on_retreats_page', and so events and productions", () => {
    expect(pages({ showOnRetreatsPage: true })).toEqual(['rental', 'retreat']);
    expect(pages({ showOnEventsPage: true, showOnProductionsPage: true })).toEqual(['rental', 'event', 'production']);
    expect(pages({ type: 'event' })).toEqual(['event']);
  });

  it('every type is on exactly one page', () => {
    for (const type of PROPERTY_TYPES) expect(pages({ type })).toHaveLength(1);
  });
});

describe("card badges: 'real_estate shows FOR SALE; long_term_rental shows MID-TERM RENTAL; other types are upper-cased with underscores as spaces'", () => {
  it.each([
    ['real_estate', 'FOR SALE'],
    ['long_term_rental', 'MID-TERM RENTAL'],
    ['mid_term_rental', 'MID-TERM RENTAL'],
    ['rental', 'RENTAL'],
  ] as const)('%s shows %s', (type, badge) => {
    expect(propertyBadge(type)).toBe(badge);
  });

  it('a property for sale shows that it is reserved or sold', () => {
    expect(propertyBadge('real_estate', 'available')).toBe('FOR SALE');
    expect(propertyBadge('real_estate', 'reserved')).toBe('RESERVED');
    expect(propertyBadge('real_estate', 'sold')).toBe('SOLD');
  });

  it('a letting whose sheet names a sale does not', () => {
    expect(propertyBadge('rental', 'sold')).toBe('RENTAL');
  });
});

it('events and productions are hired by the day; retreats have nights', () => {
  expect(PROPERTY_TYPES.filter(isHiredByTheDay)).toEqual(['event', 'production']);
});
