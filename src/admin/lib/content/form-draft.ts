import * as z from 'zod';
import { lasting, readStored, removeStored, writeStored } from '#lib/member/stored-json.ts';

/** Unsaved work in a form, as this device keeps it. */
const formDraftSchema = z.object({
  /** Revision that the work began from; null for something new. */
  rev: z.int().min(1).nullable(),
  /** What the form held when the work began. */
  base: z.record(z.string(), z.unknown()),
  /** What it held last. */
  values: z.record(z.string(), z.unknown()),
  /** When that was, in milliseconds since 1970. */
  at: z.number(),
});

/** Unsaved work in a form. */
export type FormDraft = z.output<typeof formDraftSchema>;

const nameOf = (key: string): string => `form-draft:${key}`;

/** The unsaved work of a form; null when there is none that can be read. */
export function readFormDraft(key: string): FormDraft | null {
  const read = formDraftSchema.safeParse(readStored(lasting, nameOf(key)));
  return read.success ? read.data : null;
}

/** Keeps unsaved work; false when the device refuses. */
export function keepFormDraft(key: string, draft: FormDraft): boolean {
  return writeStored(lasting, nameOf(key), draft);
}

/** Forgets unsaved work, once it is saved or discarded. */
export function forgetFormDraft(key: string): void {
  removeStored(lasting, nameOf(key));
}
