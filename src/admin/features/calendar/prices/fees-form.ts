import * as z from 'zod';
import { COUNT_MAX } from '#domain/property/limits.ts';
import { NO_TERMS, stayCalendarSchema, type StayCalendar } from '#domain/stay/calendar.ts';
import { stayFeesSchema, type StayFees } from '#domain/stay/fees.ts';
import { STAY_EUROS_MAX } from '#domain/stay/limits.ts';
import { CALENDAR_TEXT } from '../text.ts';

const { cleaning, servicePerCent, deposit, municipality } = stayFeesSchema.shape;

/** Whole euros; null is free. */
const pet = z.int().min(0).max(STAY_EUROS_MAX).nullable();

const feesFields = z
  .strictObject({
    cleaning,
    servicePerCent,
    deposit,
    includedGuests: z.int().min(1).max(COUNT_MAX).nullable(),
    extraPerNight: z.int().min(1).max(STAY_EUROS_MAX).nullable(),
    petsAllowed: z.boolean(),
    pet,
    municipality,
  })
  .refine(({ includedGuests, extraPerNight }) => (includedGuests === null) === (extraPerNight === null), {
    path: ['extraPerNight'],
    error: CALENDAR_TEXT.fees.both,
  });

export type FeesFields = z.output<typeof feesFields>;

/** Fees as their form shows them. An invalid pet fee is no fault where no pets are allowed, which hides it. */
export const feesFormSchema: z.ZodType<FeesFields, FeesFields> = z.preprocess(
  (fields: FeesFields) => (fields.petsAllowed ? fields : { ...fields, pet: pet.catch(null).parse(fields.pet) }),
  feesFields,
);

/** Stored fees as their form is based on them. */
export interface FeesItem extends FeesFields {
  readonly rev: number;
  readonly calendar: StayCalendar;
}

export const storedFeesSchema: z.ZodType<FeesItem> = stayCalendarSchema.transform(feesItem);

export function feesItem(calendar: StayCalendar): FeesItem {
  return { ...fieldsOfFees(calendar.fees), rev: calendar.rev, calendar };
}

export function fieldsOfFees({ extraGuest, pet, ...fees }: StayFees = NO_TERMS.fees): FeesFields {
  return {
    ...fees,
    includedGuests: extraGuest?.includedGuests ?? null,
    extraPerNight: extraGuest?.perNight ?? null,
    petsAllowed: pet !== null,
    pet,
  };
}

/** The fees that a form describes. */
export function feesOfFields({ includedGuests, extraPerNight, petsAllowed, pet, ...fees }: FeesFields): StayFees {
  return {
    ...fees,
    extraGuest: includedGuests === null || extraPerNight === null ? null : { includedGuests, perNight: extraPerNight },
    pet: petsAllowed ? (pet ?? 0) : null,
  };
}
