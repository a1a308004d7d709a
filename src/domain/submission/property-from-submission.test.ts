import { describe, expect, it } from 'vitest';
import { propertyFromSubmission, squareMetresIn } from './property-from-submission.ts';
import { propertyInputSchema } from '#domain/property/input.ts';
import { SUBMISSION_AMENITIES, SUBMISSION_RENTAL_TYPES } from './options.ts';
import { submissionSchema, type Submission } from './submission.ts';

function submission(fields: Partial<Submission> = {}): Submission {
  return submissionSchema.parse({
    ...{ ownerName: 'Rui Prova', email: 'rui@test.example', phone: '912345678', propertyType: 'Villa' },
    ...{ propertyLocation: 'Lagos', bedrooms: 3, bathrooms: 2, area: '120 m²', description: 'By the sea.' },
    ...{ rentalType: 'Vacation Rental', priceExpectation: '€900 a night', agreeToTerms: true },
    ...fields,
  });
}

describe("the draft of an owner's property", () => {
  it.each(SUBMISSION_RENTAL_TYPES)('can be saved as it is for a %s', (rentalType) => {
    const draft = propertyFromSubmission(submission({ rentalType }), []);
    expect(propertyInputSchema.safeParse(draft).error).toBeUndefined();
  });

  it('puts price and size where a sale has them', () => {
    const draft = propertyFromSubmission(submission({ rentalType: 'Real Estate Sale', priceExpectation: '€2m' }), []);
    expect(draft).toMatchObject({ type: 'real_estate', salePrice: '€2m', houseSize: 120, price: '', area: null });
  });

  it('has a title that is cut within no emoji', () => {
    const { title } = propertyFromSubmission(submission({ propertyLocation: '🌊'.repeat(80) }), []);
    expect(title).toBe(`Villa in ${'🌊'.repeat(75)}`);
  });

  it('knows every amenity that owners can choose', () => {
    const ids = SUBMISSION_AMENITIES.map(({ id }) => id);
    expect(propertyFromSubmission(submission({ amenities: ids }), []).amenities).toHaveLength(ids.length);
  });

  it('keeps a long description as the story of the house', () => {
    const description = 'Long. '.repeat(200).trim();
    const draft = propertyFromSubmission(submission({ description }), []);
    expect(draft).toMatchObject({ description: '', detailedDescription: description });
  });
});

describe('an area as owners write it', () => {
  it.each([
    ['120', 120],
    ['1,250 m²', 1250],
    ['1.250', 1250],
    ['about 85.5 sqm', 85],
    ['T2, 95 m²', 95],
    ['ca.120 m²', 120],
    ['3 bedrooms, 1.250,5 m2', 1250],
    ['3,200 sq ft', null],
    ['3200 square feet', null],
    ['300 m² (3,229 sq ft)', 300],
    ['3,229 sqft / 300', 300],
    ['1.5 ha', null],
    ['12 hectares with a house of 300', 300],
    ['5 acres', null],
    ['T3', null],
    ['large', null],
    ['0', null],
  ])('%s is %s', (text, metres) => {
    expect(squareMetresIn(text)).toBe(metres);
  });
});
