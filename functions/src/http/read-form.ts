import type { FormFormat } from '#domain/api/endpoint.ts';
import { isRecord } from '#domain/core/is-record.ts';
import { FORM_SENDING_FIELDS } from '#domain/site/form-sending.ts';
import { sha256 } from '#platform/secrets.ts';

/** Without a prototype, so that '__proto__' is a field like any other, which the schema rejects. */
type Fields = Record<string, unknown>;

/** Converts an urlencoded form into the JSON that an endpoint expects; the schema rejects what does not fit. */
export function readForm(text: string, reading: FormFormat, address: string): unknown {
  // In one pass: `getAll` looks at every field each time, seconds for a form of nothing but names.
  const sent = Map.groupBy(new URLSearchParams(text), ([name]) => name);
  const sending = emptyFields();
  const own = emptyFields();
  for (const [name, fields] of sent) {
    const isSending = FORM_SENDING_FIELDS.some((field) => field === name);
    const values = fields.map(([, value]) => value);
    const value = readValue(name, values, reading);
    if (value !== undefined) setField(isSending ? sending : own, name.split('.'), value);
  }
  return { ...sending, key: contentKey(address, text), elapsed: null, [reading.fieldsIn]: own };
}

function readValue(name: string, values: readonly string[], { numbers, flags, lists }: FormFormat): unknown {
  if (lists.includes(name)) return values.filter((value) => value !== '');
  const [value = ''] = values;
  // None of our forms has a field twice: the schema rejects the list.
  if (values.length > 1) return values;
  if (flags.includes(name)) return value === '' ? undefined : true;
  if (numbers.includes(name)) return value.trim() === '' ? undefined : Number(value);
  return value;
}

/** Sets a field with a name of at most two parts, such as 'group.adults'; a deeper or clashing name is not split. */
function setField(fields: Fields, [outer = '', inner, ...rest]: readonly string[], value: unknown): void {
  if (inner === undefined) {
    fields[outer] = value;
    return;
  }
  const group = fields[outer] ?? emptyFields();
  if (rest.length > 0 || !isRecord(group)) {
    fields[[outer, inner, ...rest].join('.')] = value;
    return;
  }
  group[inner] = value;
  fields[outer] = group;
}

function emptyFields(): Fields {
  const fields: Fields = {};
  Object.setPrototypeOf(fields, null);
  return fields;
}

/** The key of a form without JavaScript, which cannot generate one: a version 8 UUID from the hash of its contents. */
function contentKey(address: string, text: string): string {
  const hex = sha256(`${address}\n${text}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
