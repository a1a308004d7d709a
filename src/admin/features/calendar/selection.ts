import { addDays, type NightRange } from '#domain/stay/nights.ts';

/** Nights that are being chosen. */
export interface Selection {
  /** Night where the choice began. */
  readonly anchor: string;
  /** Night where it ends, before or after the anchor. */
  readonly end: string;
  /** Whether the next press sets the end; otherwise it begins another choice. */
  readonly isOpen: boolean;
}

/** The nights of a choice. */
export function selectedRange({ anchor, end }: Selection): NightRange {
  const [first, last] = anchor < end ? [anchor, end] : [end, anchor];
  return { from: first, to: addDays(last, 1) };
}

/** The choice after a press on a night: the first press begins it, the second one ends it. A taken night stands alone. */
export function pressNight(selection: Selection | null, night: string, isTaken: boolean): Selection {
  if (isTaken) return { anchor: night, end: night, isOpen: false };
  if (selection?.isOpen === true && selection.anchor !== night) return { ...selection, end: night, isOpen: false };
  return { anchor: night, end: night, isOpen: true };
}
