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
