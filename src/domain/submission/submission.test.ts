import { describe, expect, it } from 'vitest';
import { SUBMISSION_AMENITIES, SUBMISSION_PROPERTY_TYPES, SUBMISSION_RENTAL_TYPES } from './options.ts';
import { submissionSchema } from './submission.ts';

const submission = {
  ownerName: 'Rui Exemplo',
  email: 'rui@example.com',
  phone: '+351 210 000 000',
  propertyType: 'Farmhouse',
  propertyLocation: 'Near Estremoz',
  bedrooms: 5,
  bathrooms: 4,
  area: 'about 420',
  description: 'A farmhouse among cork oaks.',
  rentalType: 'Vacation Rental',
  priceExpectation: '€6,000 per week',
  agreeToTerms: true,
};

function messages(given: Record<string, unknown>): string[] {
  const result = submissionSchema.safeParse({ ...submission, ...given });
  return result.success ? [] : result.error.issues.map(({ message }) => message);
}

describe('property submission (accounts specification, sections 3 and 5)', () => {
  it('has the options of the specification', () => {
    expect(SUBMISSION_PROPERTY_TYPES.join(', ')).toBe(
      'Villa, Apartment, Townhouse, Estate, Penthouse, Cottage, Farmhouse, Chateau, Beach House, Historic Building',
    );
    expect(SUBMISSION_RENTAL_TYPES.join(', ')).toBe(
      'Vacation Rental, Long-Term Rental, Real Estate Sale, Event Venue, Retreat Space, Production Location',
    );
    expect(SUBMISSION_AMENITIES.map(({ id }) => id).join(', ')).toBe(
      'pool, garden, terrace, parking, aircon, heating, wifi, security, gym, spa, cinema, wine, staff, elevator, bbq, fireplace',
    );
  });

  it("'optional: amenities, availableFrom, availableTo, photos, marketingConsent'", () => {
    expect(submissionSchema.parse(submission)).toEqual({
      ...submission,
      amenities: [],
      availableFrom: '',
      availableTo: '',
      photos: [],
      marketingConsent: false,
    });
  });

  it.each(Object.keys(submission))('%s is required', (field) => {
    expect(messages({ [field]: undefined }).length).toBeGreaterThan(0);
  });

  it("'bedrooms (min 1), bathrooms (min 1)'", () => {
    expect(messages({ bedrooms: 0 })).toHaveLength(1);
    expect(messages({ bathrooms: 0 })).toHaveLength(1);
  });

  it("photographs are image files 'up to 10MB each', at most 20", () => {
    const photo = { name: 'patio.jpg', type: 'image/jpeg', bytes: 10 * 1024 * 1024 };
    expect(messages({ photos: [photo] })).toEqual([]);
    expect(messages({ photos: [{ ...photo, bytes: photo.bytes + 1 }] })).toEqual([
      'Please use photographs of at most 10MB',
    ]);
    expect(messages({ photos: [{ ...photo, type: 'image/svg+xml' }] })).toEqual(['Please use PNG, JPG, GIF or WebP']);
    expect(messages({ photos: Array.from({ length: 21 }, () => photo) })).toEqual([
      'Please send at most 20 photographs',
    ]);
  });
});
