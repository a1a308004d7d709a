import * as z from 'zod';
import { lasting, readStored, removeStored, writeStored } from '#lib/member/stored-json.ts';

/** Unsaved work on one property, as this device keeps it. */
const draftSchema = z.object({
  /** Id of the property; a new one has made its own. */
  id: z.uuid(),
  /** Revision that the work began from; null for a new property. */
  rev: z.int().min(1).nullable(),
  /** What the form held when the work began. */
  base: z.record(z.string(), z.unknown()),
  /** What it held last. */
  values: z.record(z.string(), z.unknown()),
  /** When that was, in milliseconds since 1970. */
  at: z.number(),
});

/** Unsaved work on one property. */
export type PropertyDraft = z.output<typeof draftSchema>;

/** What a draft is kept under: the property's id, or 'new'. */
export type DraftKey = string;

const nameOf = (key: DraftKey): string => `property-draft:${key}`;

/** The unsaved work on a property; null when there is none that can be read. */
export function readPropertyDraft(key: DraftKey): PropertyDraft | null {
  const read = draftSchema.safeParse(readStored(lasting, nameOf(key)));
  return read.success ? read.data : null;
}

/** Keeps unsaved work; false when the device refuses. */
export function keepPropertyDraft(key: DraftKey, draft: PropertyDraft): boolean {
  return writeStored(lasting, nameOf(key), draft);
}

/** Forgets unsaved work, once it is saved or discarded. */
export function forgetPropertyDraft(key: DraftKey): void {
  removeStored(lasting, nameOf(key));
}
