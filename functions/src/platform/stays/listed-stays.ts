import { stayKey, writeListedStay } from '#domain/stay/listed-stay.ts';
import { stayPageOf } from '#domain/stay/stay-page.ts';
import type { StayCalendar } from '#domain/stay/calendar.ts';
import { publicStay } from '#domain/stay/public-stay.ts';
import { PROPERTY_TYPES, type PropertyType } from '#domain/property/type.ts';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod';
import { listedStaysPath } from '../firestore-paths.ts';

/**
 * What a listing page knows of stays is kept in a document for each first digit of the properties' ids: ten thousand
 * properties are more than one document holds, and two changes at once seldom meet in the same one. Rejected: one object
 * in Storage, which two changes cannot both write without losing one.
 */
export const PARTS = [...'0123456789abcdef'] as const;

/** A document of a listing page: two texts by the key of each property. */
export const listedStaysSchema = z.object({
  stays: z.record(z.string(), z.object({ terms: z.string(), taken: z.string() })),
});

/** The part of a property that decides on which page it is. */
export const listedPropertySchema = z.object({ type: z.enum(PROPERTY_TYPES) });

/** Writes what the listing page of a property knows of its calendar; nothing for a type that is not searched by dates. */
export function writeListed(
  firestore: Firestore,
  transaction: Transaction,
  { id, type }: { readonly id: string; readonly type: PropertyType },
  calendar: StayCalendar,
  now: Date,
): void {
  const page = stayPageOf(type);
  if (page === null) return;
  const stays = { [stayKey(id)]: writeListedStay(publicStay(calendar, now)) };
  transaction.set(firestore.doc(listedStaysPath(page, id.slice(0, 1))), { stays }, { merge: true });
}
