import { importedPlace } from '#domain/import/fields.ts';
import type { ImportField } from '#domain/import/mapping.ts';
import { SHORT_TEXT } from '#domain/core/limits.ts';

/** What a line of the table shows of a row; '' for what is not known. */
export interface LineValues {
  /** Price. */
  readonly price: string;
  /** Guests. */
  readonly guests: string;
  /** Bedrooms. */
  readonly bedrooms: string;
  /** Place. */
  readonly place: string;
}

/** What a row says as typed: it becomes no property, so nothing is derived from it. */
export function typedValues(cells: Readonly<Record<ImportField, string>>): LineValues {
  const short = (text: string): string => text.trim().slice(0, SHORT_TEXT);
  return {
    ...{ price: short(cells.rate), guests: short(cells.maxGuestCapacity), bedrooms: '' },
    place: short(importedPlace(cells)),
  };
}
