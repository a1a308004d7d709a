/** Id of the wizard's form and of its draft. */
export const SUBMISSION_FORM = 'submission-form';

/** Initial values. Photographs are files, which no draft can keep. */
export const SUBMISSION_DEFAULTS = {
  ownerName: '',
  email: '',
  phone: '',
  propertyType: '',
  propertyLocation: '',
  bedrooms: 1,
  bathrooms: 1,
  area: '',
  description: '',
  amenities: [],
  rentalType: '',
  availableFrom: '',
  availableTo: '',
  priceExpectation: '',
  photos: [],
  agreeToTerms: false,
  marketingConsent: false,
};

/** The fields of each step, which 'Continue' checks. */
export const SUBMISSION_STEP_FIELDS = [
  ['ownerName', 'email', 'phone'],
  ['propertyType', 'propertyLocation', 'bedrooms', 'bathrooms', 'area', 'description', 'amenities'],
  ['rentalType', 'availableFrom', 'availableTo', 'priceExpectation', 'photos', 'agreeToTerms', 'marketingConsent'],
] as const;

/** The step of a field, counted from 1; the last one for faults of the whole form. */
export function stepOfField(path: string): number {
  const index = SUBMISSION_STEP_FIELDS.findIndex((fields) => fields.some((field) => field === path));
  return index === -1 ? SUBMISSION_STEP_FIELDS.length : index + 1;
}
