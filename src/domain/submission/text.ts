// The texts of the accounts specification, sections 2 and 5, exactly.

import { megabytes, PICTURE_BYTES_MAX } from '#domain/media/limits.ts';
import { REVIEW_HOURS, SUBMISSION_PHOTOS_MAX } from './limits.ts';

/** Heading after an owner submitted a property. */
export const SUBMISSION_THANKS = 'Thank You for Your Submission';

/** The promise: 'the team will review within 48 hours'. */
export const SUBMISSION_REVIEW_PROMISE = `Our team will review your submission within ${REVIEW_HOURS} hours`;

/** Label of the last step's button. */
export const SUBMIT_PROPERTY = 'Submit Property';

/** Label of the button while it is busy. */
export const SUBMITTING = 'Submitting...';

/** Hint at the photographs. */
export const PHOTO_HINT = `PNG, JPG, GIF up to ${megabytes(PICTURE_BYTES_MAX)} each`;

// The following texts are ours: the specification requires these fields without texts.

/** No type of property. */
export const PROPERTY_TYPE_MISSING = 'Please choose a property type';

/** No location. */
export const PROPERTY_LOCATION_MISSING = 'Please enter where the property is';

/** No area. */
export const AREA_MISSING = 'Please enter the area in m²';

/** No description. */
export const DESCRIPTION_MISSING = 'Please describe the property';

/** No type of listing. */
export const LISTING_TYPE_MISSING = 'Please choose a listing type';

/** No price. */
export const PRICE_EXPECTATION_MISSING = 'Please enter your price expectation';

/** The last day is before the first. */
export const AVAILABLE_TO_BEFORE_FROM = 'The last day must not be before the first';

/** A file of another type. */
export const PHOTO_TYPE_UNKNOWN = 'Please use PNG, JPG, GIF or WebP';

/** A file without content. */
export const PHOTO_EMPTY = 'This file is empty. Please choose another';

/** A photograph of more than PICTURE_BYTES_MAX. */
export const PHOTO_TOO_LARGE = `Please use photographs of at most ${megabytes(PICTURE_BYTES_MAX)}`;

/** Too many photographs. */
export const TOO_MANY_PHOTOS = `Please send at most ${SUBMISSION_PHOTOS_MAX} photographs`;
