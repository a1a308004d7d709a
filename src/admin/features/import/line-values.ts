import type { ImportField } from '#domain/import/columns.ts';
import { importedPlace } from '#domain/import/heuristics.ts';
import { SHORT_TEXT } from '#domain/core/limits.ts';
import { cutText } from '#domain/text/cut-text.ts';

/** Values of a row in the table; '' for unknown ones. */
export interface LineValues {
  readonly price: string;
  readonly guests: string;
  readonly bedrooms: string;
  readonly place: string;
}

/** Values of a row that becomes no property: as typed, because nothing is derived from them. */
export function typedValues(cells: Readonly<Record<ImportField, string>>): LineValues {
  const short = (text: string): string => cutText(text.trim(), SHORT_TEXT);
  return {
    ...{ price: short(cells.rate), guests: short(cells.maxGuestCapacity), bedrooms: '' },
    place: short(importedPlace(cells.town, cells.area)),
  };
}
