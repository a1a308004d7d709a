/** Subject of the acknowledgement of a submission. */
export function submissionAcknowledged(brand: string): string {
  return `Your property – ${brand}`;
}

/** How owners add photographs later. */
export const PHOTOGRAPHS_BY_MAIL = 'You can send us more photographs by replying to this email.';
