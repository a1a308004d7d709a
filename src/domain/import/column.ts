import type { Property } from '#domain/property/property.ts';

// No zod: the worker that reads a sheet uses the columns.

/** A property with these fields. */
export type With<Field extends keyof Property> = Pick<Property, Field>;

/** A column of the sheet: everything the import knows about it. `Shown` is what a property needs to fill its cell. */
export interface ImportColumn<Field extends string = string, Shown = never> {
  /** Name of its cell. */
  readonly field: Field;
  /** Heading it is recognised by; case and spaces do not matter. */
  readonly heading: string;
  /** What its cell becomes, as the screen says it. A column without a label is not imported: its cells stay in the browser. */
  readonly label?: string;
  /** A text that its cell may have, for a column whose heading does not say how it is filled in. */
  readonly example?: string;
  /** Whether a sheet without the column is rejected; default false. */
  readonly isRequired?: boolean;
  /** Why a row with an empty cell is rejected; by default a cell may be empty. */
  readonly emptyError?: string;
  /** Most characters of a cell; default SHORT_TEXT. */
  readonly max?: number;
  /** Whether an editor may choose that an empty cell clears the field; by default it changes nothing. */
  readonly canBeCleared?: true;
  /** Whether a text in a cell can be read; default always. Another counts as empty, and its row is marked to check. */
  readonly isReadable?: (text: string) => boolean;
  /**
   * The property's fields that the cell gives; `before` holds the fields of the stored property, if there is one, and what
   * earlier columns gave.
   */
  readonly read?: (text: string, before: Partial<Property>) => Partial<Property>;
  /** The cell of a property as it is; reading it again changes nothing. */
  readonly write?: (property: Shown) => string;
  /** What a change of the cell shows, for a column whose field is a list: lists are compared by their columns. */
  readonly describe?: (property: Shown) => string;
}
