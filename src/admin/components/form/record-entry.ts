/** One part of an entry: a line, a text of several lines, a choice, or a list of lines. */
export interface EntryPart {
  /** Name of the part. */
  readonly name: string;
  /** Visible label. */
  readonly label: string;
  /** How it is written; a choice offers `options`. */
  readonly type: 'line' | 'area' | 'choice' | 'lines';
  /** What a choice offers. */
  readonly options?: readonly { readonly id: string; readonly label: string }[];
  /** Lines that a text shows at once; default 2. */
  readonly rows?: number;
  /** What one line of a list is called. */
  readonly entry?: string;
}

/** An entry of a list of small records. */
export type Entry = Readonly<Record<string, unknown>>;

/** An empty entry with these parts. */
export function emptyEntry(parts: readonly EntryPart[]): Entry {
  return Object.fromEntries(parts.map(({ name, type }) => [name, type === 'lines' ? [''] : '']));
}

/** The entries of a value of a form; nothing else gets into it but lists of records. */
export function entriesOf(value: unknown): readonly Entry[] {
  return Array.isArray(value) ? value.filter(isEntry) : [];
}

/** The texts of a value of a form. */
export function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null;
}
