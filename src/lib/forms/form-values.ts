import { isRecord } from '#domain/core/is-record.ts';

/** The initial values of a form: every field of the schema, choices widened to text. */
export type FormDefaults<Fields> = { [Name in keyof Fields]-?: Widened<NonNullable<Fields[Name]>> };

type Widened<Value> = Value extends string
  ? string
  : Value extends boolean
    ? boolean
    : Value extends number
      ? number
      : Value extends readonly unknown[]
        ? string[]
        : FormDefaults<Value>;

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

function fits(value: unknown, place: unknown): boolean {
  return isTextList(place) ? isTextList(value) : typeof value === typeof place;
}

/** A copy of `values` with each leaf replaced by the value of `source`, if it has the same type. */
export function mergeValues<Values extends object>(values: Values, source: unknown): Values {
  const copy = structuredClone(values);
  if (isRecord(copy)) put(copy, source);
  return copy;
}

function put(target: Record<string, unknown>, source: unknown): void {
  if (!isRecord(source)) return;
  for (const [name, place] of Object.entries(target)) {
    const value = source[name];
    if (isRecord(place)) put(place, value);
    else if (fits(value, place)) target[name] = value;
  }
}

/** The changed fields of a plain HTML form: a tree shaped like `defaults` with only the fields that differ. */
export function typedInto(form: HTMLFormElement, defaults: object): Record<string, unknown> {
  return isRecord(defaults) ? typedBelow(form, defaults, '') : {};
}

function typedBelow(form: HTMLFormElement, defaults: Record<string, unknown>, path: string): Record<string, unknown> {
  const typed: Record<string, unknown> = {};
  for (const [name, initial] of Object.entries(defaults)) {
    const field = `${path}${name}`;
    if (isRecord(initial)) typed[name] = typedBelow(form, initial, `${field}.`);
    else {
      const value = readField(form, field, initial);
      if (JSON.stringify(value) !== JSON.stringify(initial)) typed[name] = value;
    }
  }
  return typed;
}

/** The value of one field, in the type of its initial value; the initial value when the form has no such field. */
function readField(form: HTMLFormElement, field: string, initial: unknown): unknown {
  if (form.elements.namedItem(field) === null) return initial;
  const entries = new FormData(form).getAll(field).filter((entry) => typeof entry === 'string');
  if (typeof initial === 'boolean') return entries.length > 0;
  if (Array.isArray(initial)) return entries;
  const [text = ''] = entries;
  if (typeof initial !== 'number') return text;
  return text === '' || Number.isNaN(Number(text)) ? initial : Number(text);
}
