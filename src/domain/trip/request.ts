import * as z from 'zod';
import {
  choices,
  optionalChoice,
  optionalDate,
  optionalMessage,
  optionalPhone,
  requiredEmail,
  requiredFormLine,
  wholeNumber,
} from '#domain/text/form-fields.ts';
import { TRAVELLERS_MAX } from './limits.ts';
import { CHECK_OUT_NOT_AFTER_CHECK_IN, NAME_MISSING } from '#domain/enquiry/text.ts';
import { optionIds } from '#domain/core/option-list.ts';
import { TRIP_BUDGETS, TRIP_GROUP_DEFAULT, TRIP_INTERESTS, TRIP_LOCATIONS, TRIP_PROPERTY_TYPES } from './options.ts';

const travelDatesSchema = z
  .strictObject({
    /** 'YYYY-MM-DD'; default ''. */
    checkIn: optionalDate,
    /** 'YYYY-MM-DD'; default ''. */
    checkOut: optionalDate,
    /** Default false. */
    flexible: z.boolean().default(false),
  })
  .refine(({ checkIn, checkOut }) => checkIn === '' || checkOut === '' || checkIn < checkOut, {
    error: CHECK_OUT_NOT_AFTER_CHECK_IN,
    path: ['checkOut'],
  });

const groupSizeSchema = z.strictObject({
  /** 'Minimum 1 (default 2)'. */
  adults: wholeNumber(1, TRAVELLERS_MAX).default(TRIP_GROUP_DEFAULT.adults),
  /** 'Minimum 0, no maximum'; default 0. */
  children: wholeNumber(0, TRAVELLERS_MAX).default(TRIP_GROUP_DEFAULT.children),
});

/** A request from the trip planner (visitor specification, sections 3 and 5); name and email are required. */
export const tripRequestSchema = z.strictObject({
  kind: z.literal('trip_request'),
  name: requiredFormLine(NAME_MISSING),
  email: requiredEmail(),
  /** Default ''. */
  phone: optionalPhone,
  /** Default open. */
  travelDates: travelDatesSchema.prefault({}),
  /** Default two adults. */
  groupSize: groupSizeSchema.prefault({}),
  /** Ids of TRIP_PROPERTY_TYPES; default none. */
  propertyType: choices(optionIds(TRIP_PROPERTY_TYPES)),
  /** Ids of TRIP_LOCATIONS; default none. */
  location: choices(optionIds(TRIP_LOCATIONS)),
  /** Id of TRIP_BUDGETS; default ''. */
  budget: optionalChoice(optionIds(TRIP_BUDGETS)),
  /** Ids of TRIP_INTERESTS; default none. */
  interests: choices(optionIds(TRIP_INTERESTS)),
  /** Default ''. */
  specialRequests: optionalMessage,
});

/** A parsed trip request with all defaults. */
export type TripRequest = z.output<typeof tripRequestSchema>;
