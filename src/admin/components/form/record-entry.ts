import { isRecord } from '#domain/core/is-record.ts';

/** One part of an entry: a line, a text of several lines, a choice, or a list of lines. */
export interface EntryPart {
  readonly name: string;
  readonly label: string;
  /** A choice needs `options`. */
  readonly type: 'line' | 'area' | 'choice' | 'lines';
  readonly options?: readonly { readonly id: string; readonly label: string }[];
  /** Visible lines of a text area; default 2. */
  readonly rows?: number;
  readonly entry?: string;
  /** Whether a list of lines may be empty; default false. */
  readonly isOptional?: boolean;
}

export type Entry = Readonly<Record<string, unknown>>;

export function emptyEntry(parts: readonly EntryPart[]): Entry {
  return Object.fromEntries(
    parts.map(({ name, type, isOptional = false }) => [name, type === 'lines' ? (isOptional ? [] : ['']) : '']),
  );
}

/** The entries of a form value; anything but records is ignored. */
export function entriesOf(value: unknown): readonly Entry[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

export function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}
