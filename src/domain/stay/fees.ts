import * as z from 'zod';
import { COUNT_MAX } from '#domain/property/limits.ts';
import { SERVICE_PER_CENT_MAX, STAY_EUROS_MAX } from './limits.ts';
import { MUNICIPALITIES } from './tourist-tax.ts';

const euros = z.int().min(0).max(STAY_EUROS_MAX);

/** What a stay costs beside its nights. Amounts in whole euros. */
export const stayFeesSchema = z.strictObject({
  /** Final cleaning, once a stay; 0 for none. */
  cleaning: euros,
  /** Service charge in per cent of the rent, in steps of a tenth; 0 for none. */
  servicePerCent: z.number().min(0).max(SERVICE_PER_CENT_MAX).multipleOf(0.1),
  /** Guests that the price includes, and what each further one pays a night; null when all are included. */
  extraGuest: z.strictObject({ includedGuests: z.int().min(1).max(COUNT_MAX), perNight: euros.min(1) }).nullable(),
  /** For each pet and stay; 0 when pets stay free; null when none are allowed. */
  pet: euros.nullable(),
  /** Refundable, beside the total; 0 for none. */
  deposit: euros,
  /** Municipality whose tourist tax guests pay; null where none is due. */
  municipality: z.enum(MUNICIPALITIES).nullable(),
});

export type StayFees = z.output<typeof stayFeesSchema>;

/** The fees of a property without any. */
export const NO_FEES: StayFees = {
  cleaning: 0,
  servicePerCent: 0,
  extraGuest: null,
  pet: null,
  deposit: 0,
  municipality: null,
};
