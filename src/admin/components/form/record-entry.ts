import { isRecord } from '#domain/core/is-record.ts';

/** An option of a choice; null for 'unknown' or 'none'. */
interface PartOption {
  readonly id: string | number | null;
  readonly label: string;
}

interface PartBase {
  readonly name: string;
  readonly label: string;
}

/** One part of an entry. */
export type EntryPart = PartBase &
  /** `isNullable` says that an empty field is null; default ''. */
  (
    | { readonly type: 'line'; readonly hint?: string; readonly isNullable?: boolean }
    /** An ISO day. */
    | { readonly type: 'day' }
    /** `rows` are the visible lines; default 2. */
    | { readonly type: 'area'; readonly rows?: number }
    /** A new entry has the first option. */
    | { readonly type: 'choice'; readonly options: readonly PartOption[] }
    /** A list of lines; `isOptional` says that it may be empty, default false. */
    | { readonly type: 'lines'; readonly entry?: string; readonly isOptional?: boolean }
    /** A number, null while the field is empty; `step` defaults to whole numbers. */
    | { readonly type: 'number'; readonly min: number; readonly max: number; readonly step?: number }
    | { readonly type: 'check' }
    /** How many there are of each option, without those that there are none of. */
    | { readonly type: 'counts'; readonly options: readonly { readonly id: string; readonly label: string }[] }
    /** A list of smaller entries. */
    | { readonly type: 'records'; readonly entry: string; readonly parts: readonly EntryPart[] }
  );

export type Entry = Readonly<Record<string, unknown>>;

export function emptyEntry(parts: readonly EntryPart[]): Entry {
  return Object.fromEntries(parts.map((part) => [part.name, emptyPart(part)]));
}

function emptyPart(part: EntryPart): unknown {
  switch (part.type) {
    case 'lines':
      return part.isOptional === true ? [] : [''];
    case 'choice':
      return part.options[0]?.id ?? null;
    case 'number':
      return null;
    case 'line':
      return part.isNullable === true ? null : '';
    case 'check':
      return false;
    case 'counts':
      return {};
    case 'records':
      return [];
    default:
      return '';
  }
}

/** What the parts of a field's entries are called, by their paths without places: 'bedroomList.beds'. */
export function partLabels(field: string, parts: readonly EntryPart[]): Record<string, string> {
  return Object.assign(
    {},
    ...parts.map((part) => {
      const path = `${field}.${part.name}`;
      const below = part.type === 'records' ? partLabels(path, part.parts) : {};
      return { [path]: part.label, ...below };
    }),
  );
}

/** The errors of an entry or a part, of react-hook-form's tree; undefined for none. */
export function errorsAt(errors: unknown, name: string | number): unknown {
  return typeof errors === 'object' && errors !== null ? Reflect.get(errors, name) : undefined;
}

/** The message of a value as a whole; undefined for none. */
export function messageOf(errors: unknown): string | undefined {
  const message = errorsAt(errors, 'message');
  return typeof message === 'string' ? message : undefined;
}

/** The entries of a form value; anything but records is ignored. */
export function entriesOf(value: unknown): readonly Entry[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

export function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}
