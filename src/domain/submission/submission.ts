import * as z from 'zod';
import {
  acceptedTerms,
  choices,
  optionalDate,
  requiredEmail,
  requiredFormLine,
  requiredMessage,
  requiredPhone,
  wholeNumber,
} from '#domain/text/form-fields.ts';
import { PICTURE_BYTES_MAX } from '#domain/media/limits.ts';
import { SHORT_TEXT } from '#domain/core/limits.ts';
import { SUBMISSION_PHOTOS_MAX, SUBMISSION_ROOMS_MAX } from './limits.ts';
import { NAME_MISSING } from '#domain/enquiry/text.ts';
import {
  AREA_MISSING,
  DESCRIPTION_MISSING,
  LISTING_TYPE_MISSING,
  PHOTO_TOO_LARGE,
  PHOTO_TYPE_UNKNOWN,
  PRICE_EXPECTATION_MISSING,
  PROPERTY_LOCATION_MISSING,
  PROPERTY_TYPE_MISSING,
  TOO_MANY_PHOTOS,
} from './text.ts';
import { optionIds } from '#domain/core/option-list.ts';
import {
  SUBMISSION_AMENITIES,
  SUBMISSION_PHOTO_TYPES,
  SUBMISSION_PROPERTY_TYPES,
  SUBMISSION_RENTAL_TYPES,
} from './options.ts';

/** A photograph that an owner announces; the file is uploaded later with the ticket. */
export const submissionPhotoSchema = z.strictObject({
  name: z.string().trim().min(1).max(SHORT_TEXT),
  /** Type according to the browser; the upload checks the file's bytes. */
  type: z.enum(SUBMISSION_PHOTO_TYPES, { error: PHOTO_TYPE_UNKNOWN }),
  /** Size in bytes, at most 10 MB. */
  bytes: z.int().min(1).max(PICTURE_BYTES_MAX, { error: PHOTO_TOO_LARGE }),
});

/** The fields of the wizard's first step: who owns the property. */
export const submissionOwnerSchema = z.strictObject({
  ownerName: requiredFormLine(NAME_MISSING),
  email: requiredEmail(),
  phone: requiredPhone,
});

/** The fields of the second step: what it is. */
export const submissionDetailsSchema = z.strictObject({
  /** One of SUBMISSION_PROPERTY_TYPES. */
  propertyType: z.enum(SUBMISSION_PROPERTY_TYPES, { error: PROPERTY_TYPE_MISSING }),
  /** Free text. */
  propertyLocation: requiredFormLine(PROPERTY_LOCATION_MISSING),
  /** 'Min 1'. */
  bedrooms: wholeNumber(1, SUBMISSION_ROOMS_MAX),
  /** 'Min 1'. */
  bathrooms: wholeNumber(1, SUBMISSION_ROOMS_MAX),
  /** Area in m², as typed. */
  area: requiredFormLine(AREA_MISSING),
  description: requiredMessage(DESCRIPTION_MISSING),
  /** Ids of SUBMISSION_AMENITIES; default none. */
  amenities: choices(optionIds(SUBMISSION_AMENITIES)),
});

/** The fields of the third step: how it is to be listed. */
export const submissionListingSchema = z.strictObject({
  /** One of SUBMISSION_RENTAL_TYPES. */
  rentalType: z.enum(SUBMISSION_RENTAL_TYPES, { error: LISTING_TYPE_MISSING }),
  /** First day as 'YYYY-MM-DD'; default ''. */
  availableFrom: optionalDate,
  /** Last day as 'YYYY-MM-DD'; default ''. */
  availableTo: optionalDate,
  /** As typed, such as '€6,000 per week'. */
  priceExpectation: requiredFormLine(PRICE_EXPECTATION_MISSING),
  /** Announced photographs; default none. */
  photos: z.array(submissionPhotoSchema).max(SUBMISSION_PHOTOS_MAX, { error: TOO_MANY_PHOTOS }).default([]),
  agreeToTerms: acceptedTerms,
  /** Default false. */
  marketingConsent: z.boolean().default(false),
});

/**
 * A property that its owner wants listed (accounts specification, sections 3 and 5). `checkSubmission` compares its days
 * when it is sent.
 */
export const submissionSchema = z.strictObject({
  ...submissionOwnerSchema.shape,
  ...submissionDetailsSchema.shape,
  ...submissionListingSchema.shape,
});

/** A parsed submission with all defaults. */
export type Submission = z.output<typeof submissionSchema>;
