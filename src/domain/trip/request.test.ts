import { describe, expect, it } from 'vitest';
import { TRIP_BUDGETS, TRIP_INTERESTS, TRIP_LOCATIONS, TRIP_PROPERTY_TYPES, TRIP_STEPS } from './options.ts';
import { tripRequestSchema } from './request.ts';

const request = { kind: 'trip_request', name: 'Rita Exemplo', email: 'rita@example.com' };

function ids(options: readonly { id: string }[]): string {
  return options.map(({ id }) => id).join(', ');
}

describe('trip request (visitor specification, sections 2, 3 and 5)', () => {
  it('has the options of the specification and six steps', () => {
    expect(ids(TRIP_PROPERTY_TYPES)).toBe('villa, estate, beachfront, countryside, city, unique');
    expect(ids(TRIP_LOCATIONS)).toBe('algarve, comporta, cascais, sintra, douro, lisbon, azores, alentejo');
    expect(ids(TRIP_INTERESTS)).toBe('wine, beach, culture, nature, golf, spa, family, nightlife');
    expect(ids(TRIP_BUDGETS)).toBe('luxury, premium, mid, flexible');
    expect(TRIP_STEPS).toBe(6);
  });

  it("defaults to '2 adults, 0 children' and leaves everything else open", () => {
    expect(tripRequestSchema.parse(request)).toEqual({
      ...request,
      phone: '',
      travelDates: { checkIn: '', checkOut: '', flexible: false },
      groupSize: { adults: 2, children: 0 },
      propertyType: [],
      location: [],
      budget: '',
      interests: [],
      specialRequests: '',
    });
  });

  it("'adults minimum 1, children minimum 0, no maximum'", () => {
    expect(tripRequestSchema.safeParse({ ...request, groupSize: { adults: 0 } }).success).toBe(false);
    expect(tripRequestSchema.safeParse({ ...request, groupSize: { adults: 1, children: -1 } }).success).toBe(false);
    expect(tripRequestSchema.safeParse({ ...request, groupSize: { adults: 500, children: 200 } }).success).toBe(true);
  });

  it('requires a name and an email, which the screen marks as required', () => {
    expect(tripRequestSchema.safeParse({ ...request, name: '' }).success).toBe(false);
    expect(tripRequestSchema.safeParse({ ...request, email: '' }).success).toBe(false);
  });
});
